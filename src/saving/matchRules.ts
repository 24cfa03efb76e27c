import { variantIssuesWithin } from '../rules/checkVariant.js';
import { isEqualData } from '../rules/equality.js';
import { type Issue, issue } from '../rules/errors.js';
import { createMatch, type MatchState, withScore } from '../rules/match.js';
import type { RuleBetween } from '../rules/reading.js';
import { seatIssues } from '../rules/round.js';
import { type RoundScore, scoreRound } from '../rules/scoring.js';
import type { RoundState } from '../rules/state.js';

/** What makes a match of the right shape one that its rounds come to. */
export const MATCH_RULES: readonly RuleBetween<MatchState>[] = [
  { reads: ['variant'], issues: variantIssuesWithin },
  {
    reads: ['variant', 'seats', 'active', 'dealer', 'totals', 'eliminated', 'pot', 'rounds', 'status', 'winners'],
    issues: historyIssues,
  },
];

/** What a match is besides what it was created with: all that its rounds come to. */
const RESULTS = ['active', 'dealer', 'totals', 'eliminated', 'pot', 'status', 'winners'] as const;

/** R-MATCH: the match is played again, as far as the scores of its rounds tell. */
function historyIssues(match: MatchState): readonly Issue[] {
  const { variant, seats, rounds } = match;
  const dealer = (rounds[0] ?? match).dealer;
  const issues = seatIssues(variant, seats);
  if (issues.length > 0) return issues;
  if (dealer >= seats) return [issue(rounds.length > 0 ? 'rounds.0.dealer' : 'dealer', 'no-seat')];

  let replayed = createMatch({ variant, seats, dealer });
  for (const [index, round] of rounds.entries()) {
    const path = `rounds.${index}`;
    if (replayed.status === 'over') return [issue(path, 'match-over')];
    const { active } = replayed;
    if (!isEqualData([active, replayed.dealer], [round.active, round.dealer])) {
      return [issue(path, 'round-mismatch')];
    }
    if (!isScore(round.score, active.length, match)) return [issue(`${path}.score`, 'wrong-score')];
    replayed = withScore(replayed, round.score);
  }
  return RESULTS.filter((key) => !isEqualData(replayed[key], match[key])).map((key) => issue(key, 'disagrees'));
}

/** R-SCORE, R-WIN: whether some round of so many seats may have come to this. */
function isScore({ outcome, winners, points, pot }: RoundScore, seats: number, { variant }: MatchState): boolean {
  const isLeftOver = variant.scoring.type === 'chips' && outcome.type === 'blocked';
  return (
    points.length === seats &&
    (outcome.type === 'blocked' || outcome.seat < seats) &&
    winners.every((seat, index) => seat < seats && seat > (winners[index - 1] ?? -1)) &&
    (pot === 0 || isLeftOver)
  );
}

/** Whether a round is the one that the match waits for, or the one that it counted last. */
export function belongsTo(match: MatchState, round: RoundState): boolean {
  const last = match.rounds[match.rounds.length - 1];
  const isOf = ({ active, dealer }: Pick<MatchState, 'active' | 'dealer'>): boolean =>
    active.length === round.hands.length && active[round.dealer] === dealer;
  const isNext = match.status === 'live' && isOf(match);
  const isLast =
    round.outcome !== null && last !== undefined && isOf(last) && isEqualData(last.score, scoreRound(round));
  return isEqualData(match.variant, round.variant) && (isNext || isLast);
}
