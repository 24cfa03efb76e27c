import { isEqualData } from '../rules/equality.js';
import { ReportError } from './errors.js';
import type { RoundRange, StudySetup } from './report.js';

/** What reports of every kind have in common. */
interface Shard extends StudySetup {
  readonly format: string;
  readonly version: number;
  readonly ranges: readonly RoundRange[];
  readonly stoppedEarly: boolean;
}

/**
 * Checks that reports are shards of one study, and gives all their ranges, ascending, those that touch as one.
 *
 * @throws {@link ReportError}
 */
export function joinShards(shards: readonly Shard[], sizeOf: (index: number) => number): readonly RoundRange[] {
  const [first] = shards;
  if (first === undefined) throw new RangeError('reports: at least one is needed');
  shards.forEach((shard, index) => {
    checkShard(shard, first, index, sizeOf(index));
  });
  const all = shards.flatMap(({ ranges }, index) => ranges.map(([from, to]) => ({ from, to, index })));
  all.sort((a, b) => a.from - b.from);
  const ranges: [number, number][] = [];
  for (const { from, to, index } of all) {
    const last = ranges[ranges.length - 1];
    if (last !== undefined && from < last[1]) {
      throw new ReportError('report-overlap', index, `number ${from} stands in another, too`);
    }
    if (last !== undefined && from === last[1]) last[1] = to;
    else ranges.push([from, to]);
  }
  return ranges;
}

function checkShard(shard: Shard, first: Shard, index: number, size: number): void {
  if (shard.version !== 1 || shard.format !== first.format) {
    throw new ReportError('bad-report', index, 'it is no report of this kind and version');
  }
  if (shard.stoppedEarly) throw new ReportError('report-stopped', index, 'it ended early');
  const sized = shard.ranges.reduce((sum, [from, to]) => sum + to - from, 0);
  if (sized !== size) throw new ReportError('bad-report', index, 'its ranges do not hold as much as it counts');
  for (const part of ['variant', 'bots', 'seed', 'swapSeats'] as const) {
    if (!isEqualData(shard[part], first[part])) throw new ReportError('report-mismatch', index, `its ${part} differs`);
  }
}
