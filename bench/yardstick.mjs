// A yardstick for speed, not a rules engine: the standard two-seat game, hard-coded, cards and places as small integers,
// immutable states, no variants, no events, hardly any checks. Uniformly random legal moves from a seed.
// run(rounds, seed) -> { plies, seconds }.  Compare a library's plies per second with it in one process, alternating, by medians.
const RANK = new Uint8Array(52),
  RED = new Uint8Array(52);
for (let i = 0; i < 52; i++) {
  RANK[i] = i % 13;
  RED[i] = Math.floor(i / 13) % 3 === 0 ? 0 : 1;
}
const fits = (card, onto) => RANK[card] + 1 === RANK[onto] && RED[card] !== RED[onto];

export function random(seed) {
  // mulberry32
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function create(r) {
  const deck = Array.from({ length: 52 }, (_, i) => i);
  for (let i = 51; i > 0; i--) {
    const j = Math.floor(r() * (i + 1));
    const t = deck[i];
    deck[i] = deck[j];
    deck[j] = t;
  }
  const hands = [[], []];
  for (let k = 0; k < 7; k++) for (let s = 0; s < 2; s++) hands[s].push(deck.pop());
  const piles = [[], [], [], [], [], [], [], []];
  let corner = 4;
  for (let p = 0; p < 4; p++) {
    let c = deck.pop();
    while (RANK[c] === 12) {
      piles[corner++] = [c];
      c = deck.pop();
    }
    piles[p] = [c];
  }
  return { hands, stock: deck, piles, seat: 0, phase: 0, idle: 0, over: false };
}

function legal(s) {
  if (s.phase === 0) return [{ type: 0, a: 0, b: 0 }];
  const out = [],
    hand = s.hands[s.seat],
    piles = s.piles;
  for (let i = 0; i < hand.length; i++)
    for (let k = 0; k < 8; k++) {
      const c = hand[i],
        pile = piles[k],
        n = pile.length;
      if (n === 0 ? k < 4 || RANK[c] === 12 : fits(c, pile[n - 1])) out.push({ type: 1, a: c, b: k });
    }
  for (let a = 0; a < 4; a++) {
    const base = piles[a][0];
    if (base === undefined) continue;
    for (let k = 0; k < 8; k++) {
      if (k === a) continue;
      const pile = piles[k],
        n = pile.length;
      if (n === 0 ? k >= 4 && RANK[base] === 12 : fits(base, pile[n - 1])) out.push({ type: 2, a, b: k });
    }
  }
  out.push({ type: 3, a: 0, b: 0 });
  return out;
}

function apply(s, m) {
  const { hands, stock, piles, seat } = s;
  switch (m.type) {
    case 0: {
      const h = hands.slice();
      h[seat] = [...h[seat], stock[stock.length - 1]];
      return { hands: h, stock: stock.slice(0, -1), piles, seat, phase: 1, idle: 0, over: false };
    }
    case 1: {
      const i = hands[seat].indexOf(m.a);
      if (i < 0) throw new Error('not in hand');
      const hand = hands[seat].slice();
      hand.splice(i, 1);
      const h = hands.slice();
      h[seat] = hand;
      const p = piles.slice();
      p[m.b] = [...p[m.b], m.a];
      return { hands: h, stock, piles: p, seat, phase: 1, idle: -1, over: hand.length === 0 };
    }
    case 2: {
      const p = piles.slice();
      p[m.b] = [...p[m.b], ...p[m.a]];
      p[m.a] = [];
      return { hands, stock, piles: p, seat, phase: 1, idle: -1, over: false };
    }
    default: {
      const idle = stock.length === 0 ? s.idle + 1 : 0;
      return { hands, stock, piles, seat: 1 - seat, phase: stock.length > 0 ? 0 : 1, idle, over: idle >= 2 };
    }
  }
}

export function run(rounds, seed) {
  const r = random(seed),
    start = performance.now();
  let plies = 0;
  for (let n = 0; n < rounds; n++) {
    let s = create(r);
    while (!s.over) {
      const moves = legal(s);
      s = apply(s, moves[Math.floor(r() * moves.length)]);
      plies++;
    }
  }
  return { plies, seconds: (performance.now() - start) / 1000 };
}

if (import.meta.url === `file://${process.argv[1]}`) {
  run(2000, 1);
  for (let i = 0; i < 5; i++) {
    const { plies, seconds } = run(10000, i + 2);
    console.log(`${(plies / seconds / 1e6).toFixed(2)} M plies/s, ${(plies / 10000).toFixed(1)} plies a round`);
  }
}
