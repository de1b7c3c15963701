import type { Page } from '@playwright/test';
import { withPhone } from '../browser';
import type { Lab } from '../lab';
import { mediansOf, ratio } from '../median';
import { type Found, inRounds, type Part } from '../part';
import { mib, toMarkdown } from '../table';

type Name = 'few' | 'many';

const few = 20;
const many = 200;

/** The ways from the loan detail, each with the text by which its page is known. */
const ways = [
  { label: 'Bayar sekarang', expected: 'Bayar Segera' },
  { label: 'Perpanjang jatuh tempo', expected: 'Detail Tagihan' },
];

/** Walks from the loan detail to a page and back, as taps do; two page changes for each way. */
async function walk(page: Page, changes: number): Promise<void> {
  await page.evaluate(
    async ({ journeys, rounds }) => {
      const control = (label: string) =>
        [...document.querySelectorAll<HTMLElement>('main a, main button, footer a, footer button')].find(
          ({ textContent }) => textContent.trim() === label,
        );
      const rendered = () => new Promise(requestAnimationFrame);
      async function come(what: string, there: () => boolean): Promise<void> {
        const deadline = performance.now() + 20_000;
        while (!there()) {
          if (performance.now() > deadline) throw new Error(`"${what}" never came`);
          await rendered();
        }
        await rendered();
      }
      for (let round = 0; round < rounds; round += 1) {
        for (const { label, expected } of journeys) {
          await come(label, () => location.pathname === '/loanDetails' && control(label) !== undefined);
          control(label)?.click();
          await come(
            expected,
            () => location.pathname !== '/loanDetails' && document.body.innerText.includes(expected),
          );
          history.back();
        }
      }
      await come(
        journeys[0]?.label ?? '',
        () => location.pathname === '/loanDetails' && control(journeys[0]?.label ?? '') !== undefined,
      );
    },
    { journeys: ways, rounds: changes / (2 * ways.length) },
  );
}

/** The machine code of functions that run often counts as heap; without it only what pages keep can grow. */
const interpreted = '--js-flags=--jitless';

const plain = 'loan detail, instalments, extension';
const uncompiled = 'the same, nothing compiled';

function heaps(lab: Lab, path: string, flags: readonly string[]): Promise<Record<Name, number>> {
  return withPhone({ flags: [...lab.browserFlags, ...flags] }, async ({ page, network, heap }) => {
    await page.goto(lab.address('product', path));
    await network.quiet();
    await walk(page, few);
    const before = await heap();
    await walk(page, many - few);
    await network.quiet();
    return { few: before, many: await heap() };
  });
}

async function measure(lab: Lab): Promise<Found> {
  const path = (await lab.borrower('extension-available'))('/loanDetails');
  const subjects = [
    { name: plain, flags: [] },
    { name: uncompiled, flags: [interpreted] },
  ];
  const rounds = await inRounds('heap', lab, subjects, ({ flags }) => heaps(lab, path, flags));
  const rows = mediansOf(rounds, ['few', 'many']);
  const growth = (name: string) => ratio(rows.get(name)?.many, rows.get(name)?.few);
  const table = toMarkdown(
    'walk between',
    [
      { title: `MiB after ${few} page changes`, figure: 'few', write: mib },
      { title: `after ${many}`, figure: 'many', write: mib },
    ],
    rows,
  );
  return {
    tables: { 'JavaScript heap': table },
    goals: [
      [`heap after ${many} page changes against ${few}`, '≤ 1.10 ×', growth(plain)],
      ['the same, without compiled machine code', '≤ 1.10 ×', growth(uncompiled)],
    ],
    figures: Object.fromEntries(rows),
    rounds: Object.fromEntries(rounds),
  };
}

/** Whether pages that were left stay in memory. */
export const heap: Part = { builds: ['product'], measure };
