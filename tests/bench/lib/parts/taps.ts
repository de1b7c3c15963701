import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type Phone, withPhone } from '../browser';
import { type BuildName, builtFolder } from '../build';
import type { Lab } from '../lab';
import { mediansOf, ratio } from '../median';
import { type Found, inRounds, type Part } from '../part';
import { toMarkdown, whole } from '../table';

type Subject = {
  name: string;
  build: BuildName;
  path: string;
  /** What is tapped: a button or link of that name. */
  role: 'button' | 'link';
  label: string;
  /** Regular expressions of what only the next page shows: its frame, and its data. */
  next: Record<string, string>;
  /** Whether the page may fetch the code of other pages beforehand. */
  mayPreload: boolean;
  /** Address of code that the page fetches before the tap; null for none. */
  ahead: string | null;
};

/** The floor with the code of its second page loaded: what a tap can be compared with. */
const floorReady = 'floor, its code there';

/** Idle moments never come: what is fetched then is not there when the finger is faster. */
const neverIdle = 'window.requestIdleCallback = () => 0;';

/** The code of the floor's second page. */
function secondPageOfFloor(): string {
  const file = readdirSync(path.join(builtFolder('floor'), 'assets')).find((name) => name.startsWith('schedule-'));
  if (file === undefined) throw new Error('the floor has no second page');
  return `/assets/${file}`;
}

async function subjectsOf(lab: Lab): Promise<Subject[]> {
  const page = await lab.borrower('due-today');
  const detail = {
    build: 'product',
    path: page('/loanDetails'),
    role: 'button',
    label: 'Bayar sekarang',
    next: { drawn: 'Detail Tagihan', data: 'Bayar Segera' },
    ahead: null,
  } as const;
  const next = { drawn: 'Rincian pembayaran' };
  const link = { role: 'link', label: 'Lihat rincian', next } as const;
  const floor = { build: 'floor', path: '/', ...link, mayPreload: true } as const;
  return [
    { name: 'floor', ...floor, ahead: null },
    { name: floorReady, ...floor, ahead: secondPageOfFloor() },
    { name: 'loan detail → instalments, at once', ...detail, mayPreload: false },
    { name: 'loan detail → instalments, preloaded', ...detail, mayPreload: true },
  ];
}

/** Milliseconds from a tap until each text is rendered. */
async function timeTap(
  { page, slowDown, network, clock, drawn }: Phone,
  address: string,
  { role, label, next, ahead }: Subject,
): Promise<Record<string, number>> {
  await slowDown();
  await page.goto(address, { waitUntil: 'commit' });
  const target = page.getByRole(role, { name: label, exact: true });
  await target.waitFor();
  // As text: the tool that runs this would rewrite the import.
  if (ahead !== null) await page.evaluate(`import(${JSON.stringify(ahead)})`);
  await network.quiet();
  await target.tap();
  if (!(await drawn(Object.keys(next), 30_000))) throw new Error('the next page was never drawn');
  const { seen, tapped } = await clock();
  if (tapped === null) throw new Error('the tap was never felt');
  return Object.fromEntries(Object.entries(seen).map(([name, at]) => [name, at - tapped]));
}

async function measure(lab: Lab): Promise<Found> {
  const subjects = await subjectsOf(lab);
  const times = await inRounds('taps', lab, subjects, (subject) =>
    withPhone(
      { flags: lab.browserFlags, patterns: subject.next, before: subject.mayPreload ? '' : neverIdle },
      (phone) => timeTap(phone, lab.address(subject.build, subject.path), subject),
    ),
  );
  const rows = mediansOf(times, ['drawn', 'data']);
  const table = toMarkdown(
    'tap',
    [
      { title: 'next page drawn ms', figure: 'drawn', write: whole, besides: floorReady },
      { title: 'its data ms', figure: 'data', write: whole },
    ],
    rows,
  );
  return {
    tables: { 'From a tap to the next page, slow phone': table },
    goals: [
      [
        'a tap to the next borrower page with its data, slow phone',
        "≤ 1.25 × the floor's, its code there",
        ratio(rows.get('loan detail → instalments, preloaded')?.data, rows.get(floorReady)?.drawn),
      ],
    ],
    figures: Object.fromEntries(rows),
    rounds: Object.fromEntries(times),
  };
}

/**
 * How long a tap takes to become the next page. The floor fetches the code of its second page then, or has it there.
 */
export const taps: Part = { builds: ['floor', 'product'], measure };
