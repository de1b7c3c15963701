import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { stillness } from '../axe';

type Violation = { id: string; nodes: { target: string[] }[] };
type Axe = { run: (context: Document, options: object) => Promise<{ violations: Violation[] }> };

// axe comes with its binding to Playwright, whose own way opens a second page for each look: too slow for hundreds.
const binding = createRequire(import.meta.url).resolve('@axe-core/playwright');
const source = readFileSync(createRequire(binding).resolve('axe-core/axe.min.js'), 'utf8');

const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Still an experiment of axe's: what stands on a button is part of its name (WCAG 2.5.3).
  rules: { 'label-content-name-mismatch': { enabled: true } },
  resultTypes: ['violations'],
  // Frames are others' pages, and run no scripts.
  iframes: false,
};

/** The rules whose answer depends on the words or on the room that they take. */
const ofWords = [
  'html-has-lang',
  'html-lang-valid',
  'valid-lang',
  'document-title',
  'label-content-name-mismatch',
  'target-size',
  'empty-heading',
  'landmark-unique',
];

/**
 * @param isWhole every rule; else those that another language may break
 * @returns one line per rule that the page breaks as it is drawn now, with the elements that break it
 */
export async function axeFindings(page: Page, isWhole: boolean): Promise<string[]> {
  await stillness(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(
    async (how) =>
      (await (window as unknown as { axe: Axe }).axe.run(document, how)).violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ target }) => ({ target })),
      })),
    isWhole ? options : { ...options, runOnly: { type: 'rule', values: ofWords } },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
