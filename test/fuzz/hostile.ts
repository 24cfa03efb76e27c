import fc from 'fast-check';

/** A place in a value: the keys that lead there. */
type Path = readonly string[];

/** Values that programs stumble over. */
export const NASTY: readonly (() => unknown)[] = [
  () => undefined,
  () => null,
  () => Number.NaN,
  () => Number.POSITIVE_INFINITY,
  () => -0,
  () => -1,
  () => 0.5,
  () => 2 ** 53,
  () => 1e308,
  () => '',
  () => '0',
  () => '__proto__',
  () => 'constructor',
  () => '\ud800',
  () => 'Kh'.repeat(5000),
  () => true,
  () => 10n ** 30n,
  () => Symbol('nasty'),
  () => () => 'called',
  () => new Date(0),
  () => new Map([['type', 'draw']]),
  () => Object.create(null),
  () => Object.assign(Object.create({ type: 'draw' }), {}),
  () => new String('Kh'),
  () => new Array(2 ** 32 - 1),
  () => Object.assign([], { length: 3 }),
  () => ({ length: 52 }),
  () => new Uint8Array(52),
  () => JSON.parse('{"__proto__": {"type": "draw"}}'),
  () => ({
    get type(): never {
      throw new Error('a getter that throws');
    },
  }),
  () =>
    new Proxy([], {
      get: () => {
        throw new Error('a proxy that throws');
      },
    }),
  () =>
    new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('a proxy without keys');
        },
      },
    ),
  () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
  },
  () => {
    // says another thing each time it is asked
    let asked = 0;
    return {
      get type(): string {
        asked += 1;
        return asked % 2 === 0 ? 'endTurn' : 'draw';
      },
    };
  },
  () => {
    const self: Record<string, unknown> = {};
    self['self'] = self;
    return self;
  },
  () => {
    let deep: unknown = [];
    for (let i = 0; i < 20_000; i += 1) deep = [deep];
    return deep;
  },
];

/** A hostile value is made only when it is used: some cannot even be looked at. */
export type Made = () => unknown;

const nastyArb: fc.Arbitrary<Made> = fc.constantFrom(...NASTY);

/** Prints what is made, as far as that goes. */
function printed(make: Made): Made {
  return Object.defineProperty(make, fc.toStringMethod, { value: () => textOf(make(), 0) });
}

/** A value in print: not too deep, not too long, whatever it is. */
function textOf(value: unknown, depth: number): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 20_000));
  if (typeof value !== 'object' || value === null) return String(value);
  if (depth > 6) return '…';
  try {
    const entries = Object.entries(Object.getOwnPropertyDescriptors(value)).slice(0, 60);
    const texts = entries.map(
      ([key, { get, value: inner }]) => `${key}: ${get === undefined ? textOf(inner, depth + 1) : 'a getter'}`,
    );
    return Array.isArray(value) ? `[${texts.join(', ')}]` : `{${texts.join(', ')}}`;
  } catch (error) {
    return `something that cannot be looked at: ${String(error)}`;
  }
}

const plain = (value: unknown): Made => printed(() => structuredClone(value));

/** Small changes to a value of plain data, each made at a place that a number picks. */
const CHANGES: readonly ((holder: Record<string, unknown>, key: string, other: unknown) => void)[] = [
  (holder, key, other) => {
    holder[key] = other;
  },
  (holder, key) => {
    delete holder[key];
  },
  (holder, key) => {
    const value = holder[key];
    if (typeof value === 'number') holder[key] = value + 1;
    else if (typeof value === 'string') holder[key] = value.slice(1) + value.slice(0, 1);
    else if (typeof value === 'boolean') holder[key] = !value;
    else holder[key] = null;
  },
  (holder, key) => {
    const value = holder[key];
    if (Array.isArray(value) && value.length < 1000) value.push(value[0]);
    else if (typeof value === 'object' && value !== null) Object.assign(value, { extra: 1 });
    else holder[`${key} `] = value;
  },
  (holder, key) => {
    const value = holder[key];
    if (Array.isArray(value)) value.pop();
    else if (typeof value === 'number') holder[key] = -value;
    else holder[key] = [value];
  },
  (holder, key) => {
    const value = holder[key];
    if (Array.isArray(value) && value.length < 1000) value.reverse();
    else Object.defineProperty(holder, '__proto__', { value, enumerable: true, configurable: true, writable: true });
  },
  (holder, key) => {
    const keys = Object.keys(holder);
    const next = keys[(keys.indexOf(key) + 1) % keys.length] ?? key;
    const held = holder[key];
    holder[key] = holder[next];
    holder[next] = held;
  },
];

/** A copy of a valid value with one to three small changes. */
function mutantArb(valid: fc.Arbitrary<unknown>): fc.Arbitrary<Made> {
  const other = fc.oneof(
    fc.jsonValue().map(
      (value): Made =>
        () =>
          value,
    ),
    nastyArb,
  );
  const change = fc.tuple(fc.nat(2 ** 20), fc.nat(CHANGES.length - 1), other);
  return fc.tuple(valid, fc.array(change, { minLength: 1, maxLength: 3 })).map(([value, changes]) =>
    printed(() => {
      const root: Record<string, unknown> = { value: JSON.parse(JSON.stringify(value)) };
      for (const [place, kind, make] of changes) {
        const paths = pathsIn(root);
        const path = paths[place % paths.length] ?? ['value'];
        const holder = path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], root);
        try {
          CHANGES[kind]?.(holder as Record<string, unknown>, path.at(-1) ?? 'value', make());
        } catch {
          // a proxy that an earlier change has put here
        }
      }
      return root['value'];
    }),
  );
}

/** The places in plain data; what is no plain data, and what lies too deep, is left alone. */
function pathsIn(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null || path.length > 6) return [];
  try {
    const prototype: unknown = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== Array.prototype) return [];
    const all = Object.entries(Object.getOwnPropertyDescriptors(value));
    const entries = all.filter(([, { enumerable, get }]) => enumerable && get === undefined);
    return entries
      .slice(0, 100)
      .flatMap(([key, { value: inner }]) => [[...path, key], ...pathsIn(inner, [...path, key])]);
  } catch {
    return []; // a proxy that an earlier change has put here
  }
}

/** A valid text with one to three small changes. */
function mutantTextArb(valid: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 2 }),
    fc.constantFrom(
      '"',
      '}',
      ',',
      ' ',
      '\n',
      '0',
      '-',
      '@',
      '>',
      '10',
      'K',
      'h',
      '\u0000',
      '\ud800',
      '__proto__',
      '1e999',
    ),
  );
  const change = fc.tuple(fc.nat(2 ** 20), fc.nat(3), piece);
  return fc.tuple(valid, fc.array(change, { minLength: 1, maxLength: 3 })).map(([text, changes]) =>
    changes.reduce((all, [place, deleted, inserted]) => {
      const at = place % (all.length + 1);
      return all.slice(0, at) + inserted + all.slice(at + deleted);
    }, text),
  );
}

/** Mostly small changes of valid values, and anything else. */
export function hostileArb(valid: fc.Arbitrary<unknown>): fc.Arbitrary<Made> {
  const anything = fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withSparseArray: true,
  });
  return fc.oneof(
    { weight: 5, arbitrary: mutantArb(valid) },
    { weight: 1, arbitrary: valid.map(plain) },
    { weight: 2, arbitrary: nastyArb },
    { weight: 2, arbitrary: anything.map((value) => printed(() => value)) },
  );
}

/** Mostly small changes of valid texts, any other text, and what is no text at all. */
export function hostileTextArb(valid: fc.Arbitrary<string>): fc.Arbitrary<Made> {
  return fc.oneof(
    { weight: 5, arbitrary: mutantTextArb(valid).map(plain) },
    { weight: 1, arbitrary: valid.map(plain) },
    { weight: 3, arbitrary: fc.string({ unit: 'binary' }).map(plain) },
    { weight: 1, arbitrary: nastyArb },
  );
}
