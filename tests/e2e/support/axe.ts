import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

type Violation = { id: string; nodes: { target: string[] }[] };
type Axe = { run: (context: Document, options: object) => Promise<{ violations: Violation[] }> };

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Still an experiment of axe's: what is on a button is part of its name (WCAG 2.5.3).
  rules: { 'label-content-name-mismatch': { enabled: true } },
  resultTypes: ['violations'],
  // Frames are other documents, and are looked at by themselves.
  iframes: false,
};

/** What is asked of a page: every rule, or those that something may break which has changed since all were asked. */
const rulesOf = {
  all: options.runOnly,
  /** Whose answer depends on the words or on the room that they take. */
  words: [
    'html-has-lang',
    'html-lang-valid',
    'valid-lang',
    'document-title',
    'label-content-name-mismatch',
    'target-size',
    'empty-heading',
    'landmark-unique',
  ],
  colors: ['color-contrast', 'link-in-text-block'],
};

/** Colours of something that is still fading in are no one's colours. */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isMoving = ({ effect, playState }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY;
    // Frame by frame: an engine with nothing to render never says of an animation that it has finished.
    while (document.getAnimations().some(isMoving)) await new Promise(requestAnimationFrame);
  });
}

/** What axe finds on a page once nothing moves any more: a line for each broken rule, with its elements. */
export async function findings(page: Page, rules: keyof typeof rulesOf = 'all'): Promise<string[]> {
  await stillness(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async (how) => {
      const { axe } = window as unknown as { axe: Axe };
      const { violations } = await axe.run(document, how);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    rules === 'all' ? options : { ...options, runOnly: { type: 'rule', values: rulesOf[rules] } },
  );
}
