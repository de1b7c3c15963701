import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type Phone, withPhone } from '../browser';
import { type BuildName, builtFolder } from '../build';
import { waitForIdleMachine } from '../idle-machine';
import type { Lab } from '../lab';
import { largest, mediansOf, ratio } from '../median';
import { brotliSize } from '../network';
import { attempt, type Found, inRounds, type Part } from '../part';
import { toMarkdown, whole } from '../table';
import { until } from '../wait';

type PathOf = Awaited<ReturnType<Lab['borrower']>>;

type Subject = {
  name: string;
  build: BuildName;
  /** @param page gives a page's path for the borrower of this visit */
  path: (page: PathOf) => string;
  /** Whether the network is there at the second visit, as slow as that of the slow phone. */
  hasNetwork?: boolean;
  /** Regular expression of what only the device knows, or knows first; null for a page without it. */
  stored: string | null;
  /** What the person does on the first visit, up to where it is certainly kept. */
  visit: (page: Page) => Promise<void>;
};

const shellFloor = 'floor, shell in the HTML';
const loanOnline = 'loan detail, with a network';
const message = 'Pesan dari bangku';

function subjectsOf(): Subject[] {
  const product = { build: 'product-worker' } as const;
  const loan: Omit<Subject, 'name'> = {
    ...product,
    path: (page) => page('/loanDetails'),
    stored: '^Rp\\s?\\d',
    visit: (tab) =>
      tab
        .getByText(/^Rp\s?\d/)
        .first()
        .waitFor(),
  };
  return [
    { name: shellFloor, build: 'floor-shell', path: () => '/', stored: null, visit: async () => {} },
    { ...loan, name: 'loan detail' },
    { ...loan, name: loanOnline, hasNetwork: true },
    {
      ...product,
      name: 'virtual account',
      path: (page) => page('/that', { amount: '155400000', display: '0', payType: '1', payCode: 'BNI' }),
      // The number is written in groups of four.
      stored: '^\\d{4}$',
      visit: (tab) => tab.getByText(/^INV\d+$/).waitFor(),
    },
    {
      ...product,
      name: 'chat',
      path: (page) => page('/intelligentCustomerService', { orderNo: '00123' }),
      stored: message,
      async visit(tab) {
        await tab.getByRole('textbox', { name: 'Pesan Anda' }).fill(message);
        await tab.keyboard.press('Enter');
        await tab.getByRole('log').getByText('Terkirim').first().waitFor();
      },
    },
    {
      ...product,
      name: 'complaint draft',
      path: (page) => page('/complainPageNext', { orderNo: '00123', problemType: '2' }),
      stored: message,
      async visit(tab) {
        await tab.locator('textarea').fill(message);
        await tab.getByText('Tersimpan di ponsel ini').waitFor();
      },
    },
  ];
}

/** @throws Error when no worker comes up within 30 s */
async function awaitWorker(page: Page): Promise<void> {
  const isActive = () =>
    page.evaluate(() =>
      navigator.serviceWorker.getRegistration().then((found) => found?.active?.state === 'activated'),
    );
  if (!(await until(30_000, isActive))) throw new Error('no service worker came up');
}

/**
 * Visits a page and leaves it; then opens it again from the phone, with the processor of a slow one. Each time as
 * another borrower: the money for a code arrives some minutes after it was asked for.
 */
async function openAgain(
  lab: Lab,
  { build, path: pathFor, hasNetwork = false, stored, visit }: Subject,
): Promise<Record<string, number>> {
  const address = pathFor(await lab.borrower('due-today'));
  const patterns = { text: '\\S', ...(stored !== null && { stored }) };
  return withPhone(
    { flags: lab.browserFlags, patterns },
    async ({ page, network, slowDown, slowDownProcessor, drawn, clock }: Phone) => {
      const start = () => page.goto(lab.address(build, address), { waitUntil: 'commit' });
      await start();
      await visit(page);
      await awaitWorker(page);
      await network.quiet();
      // A later start has no page before it that first has to be taken down.
      await page.goto('about:blank');
      // Nor is the browser still busy with that one: writing down what it compiled, and what the worker has kept.
      await waitForIdleMachine(lab.patience);
      if (hasNetwork) await slowDown();
      else {
        await page.context().setOffline(true);
        await slowDownProcessor();
      }
      await start();
      if (!(await drawn(Object.keys(patterns), 20_000))) throw new Error('not everything was drawn from the phone');
      return (await clock()).seen;
    },
  );
}

/** Bytes of all files that the product's worker keeps, compressed. */
function precacheSize(lab: Lab): Promise<number> {
  return withPhone({ flags: lab.browserFlags }, async ({ page, network }) => {
    await page.goto(lab.address('product-worker', '/customerService'));
    await awaitWorker(page);
    await network.quiet();
    const paths = await page.evaluate(async () => {
      // What is wished for is no file.
      const names = (await caches.keys()).filter((name) => !name.startsWith('loan-web-wishes-'));
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return [...new Set(requests.flat().map(({ url }) => new URL(url).pathname))];
    });
    return paths.reduce(
      (total, kept) => total + brotliSize(readFileSync(path.join(builtFolder('product-worker'), kept))),
      0,
    );
  });
}

async function measure(lab: Lab): Promise<Found> {
  const precache = await attempt('precache', () => precacheSize(lab));
  const rounds = await inRounds('offline', lab, subjectsOf(), (subject) => openAgain(lab, subject));
  const rows = mediansOf(rounds, ['text', 'stored']);
  const floor = rows.get(shellFloor)?.text;
  const kept = ['virtual account', 'chat', 'complaint draft'].map((name) => rows.get(name)?.stored);
  const table = toMarkdown(
    'page',
    [
      { title: 'first text ms', figure: 'text', write: whole, besides: shellFloor },
      { title: 'what the device keeps ms', figure: 'stored', write: whole },
    ],
    rows,
  );
  return {
    tables: { 'Second visit, from the phone: slow processor, and no network unless named': table },
    goals: [
      [
        'second visit without a network: shell text, loan detail',
        '≤ 1.3 × shell floor',
        ratio(rows.get('loan detail')?.text, floor),
      ],
      ...['loan detail', loanOnline].map(
        (name) =>
          [`kept amount on screen, ${name}`, '≤ 1.5 × shell floor', ratio(rows.get(name)?.stored, floor)] as const,
      ),
      ['the same: virtual account, chat, draft, latest', '≤ 2 × shell floor', ratio(largest(kept), floor)],
      ['precache of the product', '≤ 300 KiB', precache === null ? null : precache / 1024],
    ],
    figures: { ...Object.fromEntries(rows), precache },
    rounds: Object.fromEntries(rounds),
  };
}

/** What is there without a network, from the second visit on. */
export const offline: Part = { builds: ['floor-shell', 'product-worker'], measure };
