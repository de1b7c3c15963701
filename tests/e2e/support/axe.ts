import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

type Violation = { id: string; nodes: { target: string[] }[] };
type Axe = { run: (context: object, options: object) => Promise<{ violations: Violation[] }> };

// axe comes with its binding to Playwright, whose own way opens a second page for each look.
const binding = createRequire(import.meta.url).resolve('@axe-core/playwright');
const source = readFileSync(createRequire(binding).resolve('axe-core/axe.min.js'), 'utf8');

const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // Frames are other documents, and are looked at by themselves.
  iframes: false,
};

/** Colours of something that is still fading in are nobody's colours. */
export async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isMoving = ({ effect, playState }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY;
    // Frame by frame: an engine with nothing to draw never says of an animation that it has finished.
    while (document.getAnimations().some(isMoving)) await new Promise(requestAnimationFrame);
  });
}

/**
 * What axe finds on a page as it is drawn, once nothing moves any more.
 * @returns one line per broken rule, with the elements that break it
 */
export async function findings(page: Page): Promise<string[]> {
  await stillness(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (how) => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run(document, how);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, options);
}
