import type { Page } from '@playwright/test';
import { withPhone } from '../browser';
import type { Goal } from '../goals';
import { waitForIdleMachine } from '../idle-machine';
import type { Lab } from '../lab';
import { listKinds, type LongList } from '../lists';
import { mediansOf, ratio } from '../median';
import { type Found, inRounds, type Part } from '../part';
import { type Column, type Figures, toMarkdown, whole } from '../table';

type Name = 'open' | 'frame' | 'nodes';

const columns: Column<Name>[] = [
  { title: 'opened ms', figure: 'open', write: whole },
  { title: 'longest frame while scrolling ms', figure: 'frame', write: whole },
  { title: 'elements drawn', figure: 'nodes', write: whole },
];

const rowName = (kind: string, count: number) => `${count.toLocaleString('en')} ${kind}`;

/**
 * Scrolls from one end to the other in sixty steps, one for each rendering.
 * @param selector of what scrolls; null for the page itself
 * @returns the longest time between two renderings, milliseconds
 */
function longestFrame(page: Page, selector: string | null): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const scroller = wanted === null ? document.scrollingElement : document.querySelector(wanted);
        const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = scroller ?? {};
        const step = ((scrollHeight - clientHeight) / 60) * (scrollTop > clientHeight ? -1 : 1);
        let longest = 0;
        let before = performance.now();
        let steps = 0;
        function draw(now: number): void {
          longest = Math.max(longest, now - before);
          before = now;
          steps += 1;
          scroller?.scrollBy(0, step);
          if (steps > 60) resolve(longest);
          else requestAnimationFrame(draw);
        }
        requestAnimationFrame(draw);
      }),
    selector,
  );
}

/** Fills a list, opens its page again, and scrolls through it: on this machine as fast as it is. */
function openAndScroll(lab: Lab, list: LongList): Promise<Record<Name, number>> {
  return withPhone(
    { flags: lab.browserFlags, patterns: { wanted: list.wanted }, isDesk: list.isDesk },
    async (phone) => {
      await list.fill(phone, lab);
      const { page, network, drawn, clock } = phone;
      await page.goto('about:blank');
      // The browser still writes down what it compiled.
      await waitForIdleMachine(lab.patience);
      await page.goto(lab.address(list.build, list.path), { waitUntil: 'commit' });
      if (!(await drawn(['wanted'], 60_000))) throw new Error(`"${list.wanted}" was never drawn`);
      const { seen } = await clock();
      await network.quiet();
      const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
      return { open: seen['wanted'] ?? 0, frame: await longestFrame(page, list.scroller), nodes };
    },
  );
}

function goalsOf(rows: ReadonlyMap<string, Figures<Name>>): Goal[] {
  return Object.keys(listKinds).map((kind) => [
    `opening ${rowName(kind, 10_000)} against 100`,
    '≤ 1.5 ×',
    ratio(rows.get(rowName(kind, 10_000))?.open, rows.get(rowName(kind, 100))?.open),
  ]);
}

async function measure(lab: Lab): Promise<Found> {
  const kinds = Object.entries(listKinds);
  const subjects = kinds.flatMap(([kind, of]) =>
    [10, 100, 1_000, 10_000].map((count) => ({ name: rowName(kind, count), list: () => of(count, lab) })),
  );
  const rounds = await inRounds('scale', lab, subjects, async ({ list }) => {
    const found = await list();
    try {
      return await openAndScroll(lab, found);
    } finally {
      lab.answers.clear();
    }
  });
  const rows = mediansOf(rounds, ['open', 'frame', 'nodes']);
  return {
    tables: { 'Long lists, this machine as fast as it is': toMarkdown('list', columns, rows) },
    goals: goalsOf(rows),
    figures: Object.fromEntries(rows),
    rounds: Object.fromEntries(rounds),
  };
}

/** What long lists cost. */
export const scale: Part = { builds: ['product', 'demo'], measure };
