import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Colours of something that is still fading in are nobody's colours. */
export async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isMoving = ({ effect, playState }: Animation) => playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY;
    // Frame by frame: an engine with nothing to draw never says of an animation that it has finished.
    while (document.getAnimations().some(isMoving)) await new Promise(requestAnimationFrame);
  });
}

/**
 * What axe finds on a page as it is drawn, once nothing moves any more.
 * @param without a part that is looked at elsewhere
 * @returns one line per broken rule, with the elements that break it
 */
export async function findings(page: Page, without?: string): Promise<string[]> {
  await stillness(page);
  const axe = new AxeBuilder({ page }).withTags(rules);
  const { violations } = await (without === undefined ? axe : axe.exclude(without)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
