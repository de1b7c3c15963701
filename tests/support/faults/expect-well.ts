import type { Locale } from '@/domain/languages';
import type { ApiError } from '@/platform/api/errors';
import { describeError } from '@/platform/i18n/error-message';
import type { Services } from '@/platform/services';
import { leaked } from '../catalogs';
import { foreign } from './catalogs';

export function wordsFor(error: ApiError, { session, locale: { i18n } }: Services): string[] {
  const { title, text } = describeError(error, session.current() === null);
  return [i18n._(title), typeof text === 'string' ? text : i18n._(text)];
}

/** What is read on the page: what is there, and what is said of buttons and fields. */
export const readPage = (): string => document.body.textContent;

function textsOf(root: Element): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent?.trim() ?? '');
  const named = [...root.querySelectorAll('[aria-label]')];
  return [...texts, ...named.map((element) => element.getAttribute('aria-label') ?? '')];
}

const wayOn =
  'main button:not([disabled]):not([aria-disabled=true]), main a[href], main textarea:not([readonly]), footer textarea, footer button:not([disabled]), footer a[href], dialog[open] button:not([disabled])';

/** The page is there, in one language, with something to read and a way on, unless it may be done. */
export function expectWell(locale: Locale, mayBeDone = false): void {
  const main = document.querySelector('main');
  expect(document.querySelector('h1')?.textContent, 'the page’s title').toBeTruthy();
  expect(main?.textContent, 'what the page says').toBeTruthy();
  expect(readPage(), 'values that leaked').not.toMatch(leaked);
  if (!mayBeDone) expect(document.querySelector(wayOn), 'a way on').not.toBeNull();
  const others = textsOf(document.body).filter((text) => foreign.get(locale)?.has(text));
  expect(others, 'sentences of another language').toEqual([]);
}
