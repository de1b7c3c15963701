import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds on a page as it is drawn now.
 * @param without a part that is looked at elsewhere
 * @returns one line per broken rule, with the elements that break it
 */
export async function findings(page: Page, without?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags(rules);
  const { violations } = await (without === undefined ? axe : axe.exclude(without)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
