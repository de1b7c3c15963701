import { withPhone } from '../browser';
import type { BuildName } from '../build';
import type { Goal } from '../goals';
import type { Lab } from '../lab';
import { largest, median, ratio } from '../median';
import type { Request } from '../network';
import { attempt, type Found, inRounds, type Part } from '../part';
import { type Column, type Figures, fraction, kib, mib, toMarkdown, whole } from '../table';

type Name = 'scriptEarly' | 'scriptAll' | 'style' | 'fonts' | 'requests' | 'text' | 'amount' | 'shift' | 'heap';

type Subject = {
  name: string;
  build: BuildName;
  path: string;
  /** Whether the native app opens it for a borrower. */
  isBorrower: boolean;
  /** Regular expression of the amount on it; null for a page without one. */
  amount: string | null;
};

/** Digits in the form of the market; the skeleton shows none. */
const rupiah = 'Rp\\s?\\d';
const anyText = '\\S';

const borrowerPages = {
  'loan detail': '/loanDetails',
  instalments: '/installment',
  extension: '/extension',
  'virtual account': '/that',
};
const site = 'official site';
/** What physics allows: two round trips; three where the code is asked for after the loan. */
const limit = 'limit, two round trips';
const codeLimit = 'limit, loan and code';

const columns: Column<Name>[] = [
  { title: 'script KiB, until the amount', figure: 'scriptEarly', write: kib, besides: 'floor' },
  { title: 'script KiB, all', figure: 'scriptAll', write: kib, besides: 'floor' },
  { title: 'style KiB, until the amount', figure: 'style', write: kib },
  { title: 'fonts', figure: 'fonts', write: whole },
  { title: 'requests before the amount', figure: 'requests', write: whole },
  { title: 'first text ms', figure: 'text', write: whole, besides: 'floor, shell in the HTML' },
  { title: 'amount ms', figure: 'amount', write: whole, besides: 'floor' },
  { title: 'layout shift', figure: 'shift', write: fraction },
  { title: 'heap MiB', figure: 'heap', write: mib, besides: 'floor' },
];

const subjects: readonly Subject[] = [
  { name: 'static HTML', build: 'static', path: '/', isBorrower: false, amount: rupiah },
  { name: limit, build: 'limit', path: '/', isBorrower: true, amount: rupiah },
  { name: codeLimit, build: 'limit-code', path: '/', isBorrower: true, amount: rupiah },
  { name: 'floor', build: 'floor', path: '/', isBorrower: false, amount: rupiah },
  { name: 'floor, data from the network', build: 'floor-network', path: '/', isBorrower: true, amount: rupiah },
  { name: 'floor, shell in the HTML', build: 'floor-shell', path: '/', isBorrower: false, amount: rupiah },
  ...Object.entries(borrowerPages).map(([name, path]): Subject => ({
    name,
    build: 'product',
    path,
    isBorrower: true,
    amount: rupiah,
  })),
  { name: site, build: 'product', path: '/', isBorrower: false, amount: null },
];

/**
 * The address of a subject. Each has its own borrower, because the mock server pays a code some minutes after it was
 * made. The loan is due today and open to extension, so every page of the journey has something to show.
 */
async function addressOf(lab: Lab, { build, path, isBorrower }: Subject): Promise<string> {
  return lab.address(build, isBorrower ? (await lab.borrower('extension-available'))(path) : path);
}

const patternsOf = ({ amount }: Subject) => ({ text: anyText, ...(amount !== null && { amount }) });
const lastOf = ({ amount }: Subject) => (amount === null ? 'text' : 'amount');

function sum(requests: Request[], kind: Request['kind']): number {
  return requests.filter((request) => request.kind === kind).reduce((total, { bytes }) => total + bytes, 0);
}

/** What a page loads, and how it stands then, on this machine as fast as it is. */
function weigh(lab: Lab, subject: Subject): Promise<Figures<Exclude<Name, 'text' | 'amount'>>> {
  return withPhone(
    { flags: lab.browserFlags, patterns: patternsOf(subject) },
    async ({ page, network, clock, heap }) => {
      await page.goto(await addressOf(lab, subject), { waitUntil: 'commit' });
      await network.quiet();
      const { seen, shift, origin } = await clock();
      const requests = await network.collect();
      const last = seen[lastOf(subject)];
      if (last === undefined) console.log(`${subject.name}: the ${lastOf(subject)} was never drawn`);
      const early = last === undefined ? null : requests.filter(({ at }) => at * 1000 <= origin + last);
      return {
        scriptEarly: early && sum(early, 'script'),
        scriptAll: sum(requests, 'script'),
        style: early && sum(early, 'style'),
        fonts: requests.filter(({ kind }) => kind === 'font').length,
        requests: early?.length ?? null,
        shift,
        heap: await heap(),
      };
    },
  );
}

/** When its texts are rendered on a slow phone. */
function time(lab: Lab, subject: Subject): Promise<Record<string, number>> {
  return withPhone(
    { flags: lab.browserFlags, patterns: patternsOf(subject) },
    async ({ page, slowDown, drawn, clock }) => {
      await slowDown();
      await page.goto(await addressOf(lab, subject), { waitUntil: 'commit' });
      await drawn(Object.keys(patternsOf(subject)), 60_000);
      return (await clock()).seen;
    },
  );
}

function goalsOf(rows: ReadonlyMap<string, Figures<Name>>): Goal[] {
  const at = (name: string, figure: Name) => rows.get(name)?.[figure];
  const worst = (figure: Name, names = Object.keys(borrowerPages)) => largest(names.map((name) => at(name, figure)));
  const all = [...Object.keys(borrowerPages), site];
  const style = worst('style', all);
  return [
    [
      'script of a first load, loan detail',
      '≤ 1.25 × floor',
      ratio(at('loan detail', 'scriptEarly'), at('floor', 'scriptEarly')),
    ],
    ['the same, largest borrower page', '≤ 1.45 × floor', ratio(worst('scriptEarly'), at('floor', 'scriptEarly'))],
    ['requests before the amount, loan detail', '≤ 7', at('loan detail', 'requests')],
    ['the same, most', '≤ 10', worst('requests')],
    [
      'skeleton text, loan detail, slow phone',
      '≤ 1.15 × shell floor',
      ratio(at('loan detail', 'text'), at('floor, shell in the HTML', 'text')),
    ],
    ...Object.keys(borrowerPages).map((name): Goal => [
      `real amount, ${name}, slow phone`,
      '≤ 1.20 × limit',
      ratio(at(name, 'amount'), at(name === 'virtual account' ? codeLimit : limit, 'amount')),
    ]),
    [
      'text of the landing page, slow phone',
      '≤ 1.30 × static HTML',
      ratio(at(site, 'text'), at('static HTML', 'text')),
    ],
    ['layout shift, largest', '0', worst('shift', all)],
    ['style sheets of a first load, largest', '≤ 8 KiB', style === null ? null : style / 1024],
    ['web fonts', 'none', worst('fonts', all)],
    ['heap after the first page, largest', '≤ 2 × floor', ratio(worst('heap', all), at('floor', 'heap'))],
  ];
}

async function measure(lab: Lab): Promise<Found> {
  const weights = new Map<string, Awaited<ReturnType<typeof weigh>> | null>();
  for (const subject of subjects) weights.set(subject.name, await attempt(subject.name, () => weigh(lab, subject)));
  const times = await inRounds('pages', lab, subjects, (subject) => time(lab, subject));

  const noCode = { scriptEarly: null, scriptAll: null, style: null };
  const nothing = { ...noCode, fonts: null, requests: null, shift: null, heap: null };
  const rows = new Map(
    subjects.map(({ name }): [string, Figures<Name>] => {
      const seen = times.get(name) ?? [];
      return [
        name,
        {
          ...(weights.get(name) ?? nothing),
          text: median(seen.map(({ text }) => text)),
          amount: median(seen.map(({ amount }) => amount)),
        },
      ];
    }),
  );
  return {
    tables: { 'First load; times on a slow phone': toMarkdown('page', columns, rows) },
    goals: goalsOf(rows),
    figures: Object.fromEntries(rows),
    rounds: Object.fromEntries(times),
  };
}

/** What a first load of a page costs. */
export const pages: Part = {
  builds: ['static', 'limit', 'limit-code', 'floor', 'floor-network', 'floor-shell', 'product'],
  measure,
};
