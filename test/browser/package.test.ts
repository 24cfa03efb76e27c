import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createConsumer } from '../package/consumer.js';
import { TOOLS } from '../package/tools.js';
import { launchChromium } from './chromium.js';
import { type Site, serve } from './site.js';

/** A game against a bot. Seat 0 is somebody's who always does the first thing that is offered. */
const GAME = `
import { applyMove, createRandom, createRound, formatMove, legalMoves, scoreRound, shuffleDeck, viewFor } from 'kings-corner';
import { hard } from 'kings-corner/bots';

const random = createRandom('the bot of the page');
const start = (deck) => createRound({ seats: 2, dealer: 1, deck: shuffleDeck(deck) });
const botPlays = (round) => {
  while (round.outcome === null && round.turn.seat === 1) round = applyMove(round, hard(viewFor(round, 1), random));
  return round;
};
const result = (round) => JSON.stringify({ ply: round.ply, ...scoreRound(round) });
`;

const ON_NODE = `${GAME}
let round = start('in a browser');
while (round.outcome === null) round = botPlays(applyMove(round, legalMoves(round)[0]));
console.log(result(round));
`;

/** The same with buttons: a page that shows the view of seat 0. */
const ON_PAGE = `${GAME}
let round = start('in a browser');
function draw() {
  const view = viewFor(round, 0);
  const buttons = view.outcome === null ? legalMoves(view) : [];
  document.querySelector('#moves').replaceChildren(...buttons.map((move) => {
    const button = document.createElement('button');
    button.textContent = formatMove(move);
    button.addEventListener('click', () => {
      round = botPlays(applyMove(round, move));
      draw();
    });
    return button;
  }));
  document.querySelector('#hand').textContent = view.hand.join(' ');
  document.querySelector('#result').textContent = round.outcome === null ? '' : result(round);
}
draw();
`;

/** Rounds in which seat 0 thinks in slices: \`pause\` comes between them. */
const THINKING = `
import { applyMove, createRandom, createRound, scoreRound, shuffleDeck, viewFor } from 'kings-corner';
import { createSearch, easy } from 'kings-corner/bots';

export async function playRounds(seeds, pause) {
  const results = [];
  for (const seed of seeds) {
    const random = createRandom(seed);
    let round = createRound({ seats: 2, deck: shuffleDeck(seed) });
    while (round.outcome === null) {
      const view = viewFor(round, round.turn.seat);
      if (view.turn.seat === 1) {
        round = applyMove(round, easy(view, random));
        continue;
      }
      const search = createSearch(view, random, { rollouts: 60 });
      while (search.step()) await pause(search.rollouts);
      round = applyMove(round, search.best());
    }
    results.push({ ply: round.ply, ...scoreRound(round) });
  }
  return JSON.stringify(results);
}
`;

const WORKER = `
import { playRounds } from './thinking.js';
let slices = 0;
const pause = () => {
  slices++;
  return new Promise((resolve) => setTimeout(resolve));
};
self.onmessage = async ({ data }) => {
  const results = await playRounds(data, pause);
  self.postMessage({ results, slices, hasDocument: typeof document !== 'undefined' });
};
`;

const WITH_WORKER = `
const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
worker.onmessage = ({ data }) => (document.querySelector('#result').textContent = JSON.stringify(data));
worker.onerror = ({ message }) => (document.querySelector('#result').textContent = 'failed: ' + message);
worker.postMessage(['one', 'two']);
`;

const html = (script: string, head = ''): string => `<!doctype html>
<html lang="en"><head><title>Kings in the Corner</title><link rel="icon" href="data:,">${head}</head>
<body><p id="hand"></p><p id="moves"></p><p id="result"></p><script type="module" src="${script}"></script></body></html>`;

/** Where browsers find the packages that the ES modules of the library name. */
const IMPORTS = {
  'kings-corner': '/node_modules/kings-corner/dist/index.js',
  'kings-corner/rulebook/ja': '/node_modules/kings-corner/dist/rulebook/ja.js',
  'kings-corner/bots': '/node_modules/kings-corner/dist/bots.js',
  'kings-corner/fair': '/node_modules/kings-corner/dist/fair.js',
  'kings-corner/kernel': '/node_modules/kings-corner/dist/kernel.js',
  'kings-corner/rulebook': '/node_modules/kings-corner/dist/rulebook.js',
  'kings-corner/simulate': '/node_modules/kings-corner/dist/simulate.js',
  valibot: '/node_modules/valibot/dist/index.mjs',
  '@noble/hashes/': '/node_modules/@noble/hashes/',
};

const NAMES = `
const names = {};
for (const entry of JSON.parse(document.querySelector('[type=importmap]').textContent).entries)
  names[entry] = Object.keys(await import(entry)).sort();
document.querySelector('#result').textContent = JSON.stringify(names);
`;

const consumer = createConsumer('module', [TOOLS.vite]);
let browser: Browser;
const sites: Site[] = [];

beforeAll(async () => {
  const entries = Object.keys(IMPORTS).filter((name) => name.startsWith('kings-corner'));
  const importMap = `<script type="importmap" nonce="own">${JSON.stringify({ imports: IMPORTS, entries })}</script>`;
  consumer.write('index.html', html('/page.js'));
  consumer.write('thinking.html', html('/withWorker.js'));
  consumer.write('plain.html', html('/page.js', importMap));
  consumer.write('names.html', html('/names.js', importMap));
  for (const [name, code] of Object.entries({
    page: ON_PAGE,
    thinking: THINKING,
    worker: WORKER,
    withWorker: WITH_WORKER,
    names: NAMES,
    onNode: ON_NODE,
  })) {
    consumer.write(`${name}.js`, code);
  }
  consumer.write(
    'vite.config.js',
    `export default {
       worker: { format: 'es' },
       build: { rollupOptions: { input: ['index.html', 'thinking.html'] } },
     };`,
  );
  consumer.run('npx', 'vite', 'build', '--logLevel', 'warn');
  browser = await launchChromium();
  sites.push(await serve(join(consumer.folder, 'dist')), await serve(consumer.folder));
});

afterAll(async () => {
  for (const { close } of sites) close();
  await browser?.close();
  consumer.remove();
});

/** Opens a page in a tab of its own; what it complains about, and what it asks other hosts for, fails the test. */
async function open(site: number, path: string, use: (tab: Page) => Promise<void>): Promise<void> {
  const { origin } = sites[site] as Site; // both are served before the tests
  const tab = await browser.newPage();
  const faults: string[] = [];
  tab.on('console', (message) => faults.push(message.text()));
  tab.on('pageerror', (error) => faults.push(error.message));
  tab.on('request', (request) => {
    if (!/^data:|^blob:/.test(request.url()) && !request.url().startsWith(origin)) faults.push(request.url());
  });
  try {
    await tab.goto(`${origin}/${path}`);
    await use(tab).catch((error: unknown) => faults.push(String(error)));
    expect(faults).toEqual([]);
  } finally {
    await tab.close();
  }
}

const resultOf = async (tab: Page): Promise<string> =>
  (await tab.locator('#result:not(:empty)').textContent({ timeout: 60_000 })) ?? '';

/** Plays a whole round by clicking the first button again and again. */
async function playByClicks(tab: Page): Promise<string> {
  const first = tab.locator('#moves button').first();
  for (let clicks = 0; clicks < 200 && (await first.count()) > 0; clicks++) await first.click({ timeout: 5000 });
  return resultOf(tab);
}

describe('the packed tarball in Chromium', () => {
  it.each([
    ['built by Vite', 0, ''],
    ['from its ES modules, with an import map', 1, 'plain.html'],
  ])('plays a whole round against a bot, %s, to the result that Node.js comes to', async (_, site, path) => {
    const expected = consumer.run(process.execPath, 'onNode.js');
    expect(expected).toMatch(/^\{"ply":\d\d+,"outcome":\{/);
    await open(site, path, async (tab) => expect(await playByClicks(tab)).toBe(expected));
  });

  it('has the same names in every entry as under Node.js', async () => {
    const entries = Object.keys(IMPORTS).filter((name) => name.startsWith('kings-corner'));
    const load = entries.map((entry) => `names['${entry}'] = Object.keys(await import('${entry}')).sort();`);
    const code = `const names = {}; ${load.join(' ')} console.log(JSON.stringify(names));`;
    const onNode = consumer.run(process.execPath, '--input-type=module', '-e', code);
    await open(1, 'names.html', async (tab) => expect(await resultOf(tab)).toBe(onNode));
  });

  it('searches in slices inside a module worker, to the results that Node.js comes to', async () => {
    const onNode = consumer.run(
      process.execPath,
      '--input-type=module',
      '-e',
      `import { playRounds } from './thinking.js'; console.log(await playRounds(['one', 'two'], () => {}));`,
    );
    await open(0, 'thinking.html', async (tab) => {
      const { results, slices, hasDocument } = JSON.parse(await resultOf(tab));
      expect(results).toBe(onNode);
      expect(JSON.parse(results)).toHaveLength(2);
      expect(slices).toBeGreaterThan(20);
      expect(hasDocument).toBe(false);
    });
  });
});
