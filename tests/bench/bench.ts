// npm run bench: what the product costs beside "the stack saying hello", measured in the same run.
// npm run bench -- --rounds 5 --keep-builds
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../../scripts/lib/chromium';
import { serve, type Served } from '../../scripts/lib/serve';
import { newLaunch, launchUrl } from '../e2e/support/launch';
import { orderOf } from '../e2e/support/scenario';
import { loadAgainOffline, loadPage, type Loaded } from './lib/browser';
import { buildAll, builtFolder } from './lib/build';
import { startMockServer } from './lib/mock-server';
import { chatOf, type Chat } from './lib/chat-scale';
import { type Figures, median, toMarkdown } from './lib/table';

type Subject = {
  name: string;
  /** Folder of the build; `worker` names the same page built with a service worker. */
  build: string;
  worker?: string;
  path: string;
  /** Regular expression of the amount on it; null for a page without one. */
  amount: string | null;
};

// Digits in the form of the market; the skeleton shows none.
const rupiah = 'Rp\\s?\\d';
const anyText = '\\S';

const launch = newLaunch();

/** An order that is due today and may be extended: every page of the road has something to show. */
const scenario = 'extension-available';

/** The address at which the native app opens a page for that order. */
function page(path: string): string {
  const { productId, orderId, pop } = orderOf(scenario);
  return launchUrl(path, { ...launch, pop }, { productId, orderId });
}

const subjects: Subject[] = [
  { name: 'static HTML', build: 'static', path: '/', amount: rupiah },
  { name: 'floor', build: 'floor', path: '/', amount: rupiah },
  { name: 'floor, data from the network', build: 'floor-network', path: page('/'), amount: rupiah },
  { name: 'floor, shell in the HTML', build: 'floor-shell', worker: 'floor-shell', path: '/', amount: rupiah },
  { name: 'loan detail', build: 'product', path: page('/loanDetails'), amount: rupiah },
  { name: 'instalments', build: 'product', path: page('/installment'), amount: rupiah },
  { name: 'extension', build: 'product', path: page('/extension'), amount: rupiah },
  { name: 'virtual account', build: 'product', path: page('/that'), amount: rupiah },
  { name: 'official site', build: 'product', path: '/', amount: null },
];

function sum(requests: Loaded['requests'], kind: 'script' | 'style'): number {
  return requests.filter((request) => request.kind === kind).reduce((total, { bytes }) => total + bytes, 0);
}

/** A page whose worker does not come up has no figure; the rest of the table is still worth having. */
async function offlineText(name: string, url: string): Promise<Loaded['seen']> {
  return loadAgainOffline(url, { text: anyText }).catch((error: unknown) => {
    console.log(`${name}: ${String(error)}`);
    return {};
  });
}

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' }, 'keep-builds': { type: 'boolean', default: false } } });
const rounds = Number(values.rounds);
ensureChromium();
if (!values['keep-builds']) buildAll();

const gateway = await startMockServer();
await fetch(`${gateway.origin}/__control/settings?deviceId=${launch.deviceId}`, { method: 'POST', body: new URLSearchParams({ demo: scenario }) });
const servers = new Map<string, string>();
const served: Served[] = [];
for (const build of new Set(subjects.flatMap((subject) => [subject.build, ...(subject.worker ? [subject.worker] : [])]))) {
  const server = await serve({ directory: builtFolder(build), port: 0, gateway: gateway.origin });
  served.push(server);
  servers.set(build, `http://localhost:${server.port}`);
}
const address = (build: string, path: string) => `${servers.get(build) ?? ''}${path}`;

const rows = new Map<string, Figures>();
const times = new Map<string, { slow: Loaded['seen'][]; offline: Loaded['seen'][] }>();
for (const { name, build, path, amount } of subjects) {
  const patterns = { text: anyText, ...(amount !== null && { amount }) };
  const loaded = await loadPage(address(build, path), patterns, false);
  const last = amount === null ? 'text' : 'amount';
  const drawn = loaded.seen[last] !== undefined;
  if (!drawn) console.log(`${name}: ${last} was never drawn`);
  const early = loaded.until(last);
  rows.set(name, {
    scriptEarly: drawn ? sum(early, 'script') : null,
    scriptAll: sum(loaded.requests, 'script'),
    style: sum(loaded.requests, 'style'),
    requests: drawn ? early.length : null,
    text: null,
    amount: null,
    offline: null,
    shift: loaded.shift,
    heap: loaded.heap,
  });
  times.set(name, { slow: [], offline: [] });
}

// Round by round, so that a busy spell of the machine hits every page alike.
for (let round = 1; round <= rounds; round += 1) {
  for (const { name, build, worker, path, amount } of subjects) {
    const patterns = { text: anyText, ...(amount !== null && { amount }) };
    const measured = times.get(name);
    measured?.slow.push((await loadPage(address(build, path), patterns, true)).seen);
    if (worker) measured?.offline.push(await offlineText(name, address(worker, path)));
  }
  console.log(`round ${round} of ${rounds}`);
}

for (const [name, figures] of rows) {
  const { slow, offline } = times.get(name) ?? { slow: [], offline: [] };
  figures.text = median(slow.map(({ text }) => text));
  figures.amount = median(slow.map(({ amount }) => amount));
  figures.offline = median(offline.map(({ text }) => text));
}

const chats: Record<string, Chat> = {};
for (const events of [100, 1_000, 10_000]) chats[`${events} events`] = await chatOf(events, { origin: address('product', ''), gateway: gateway.origin, rounds });

const table = toMarkdown(rows);
console.log(`\n${table}\n`);
console.table(chats);
writeFileSync('tests/bench/results.json', `${JSON.stringify({ rounds, rows: Object.fromEntries(rows), chats }, null, 2)}\n`);
gateway.close();
await Promise.all(served.map(({ close }) => close()));
