import { englishChat } from '@mocks/seed/chat-en';
import { complaintTypesIn } from '@mocks/seed/complaint-types';
import { englishCopy } from '@mocks/seed/copy/en';
import { byLocale, type Locale } from '@/domain/languages';
import type { ApiError } from '@/platform/api/errors';
import { describeError } from '@/platform/i18n/error-message';
import type { Services } from '@/platform/services';
import { foreignTo } from './catalogs';

const foreign = byLocale(foreignTo);

/** The server of the Indian scenarios speaks English, whatever the person has chosen. */
const serverWords = JSON.stringify([englishCopy, englishChat, complaintTypesIn('en')]);

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

/** Words of a programming language that mean that a value was missing. */
const leaked = /\bundefined\b|\bNaN\b|\[object|Invalid Date|\bnull\b/;

const wayOn =
  'main button:not([disabled]):not([aria-disabled=true]), main a[href], main textarea:not([readonly]), footer textarea, footer button:not([disabled]), footer a[href], dialog[open] button:not([disabled])';

/** The page is there, in one language, with something to read and a way on, unless it may be done. */
export function expectWell(locale: Locale, mayBeDone = false): void {
  const main = document.querySelector('main');
  expect(document.querySelector('h1')?.textContent, 'the page’s title').toBeTruthy();
  expect(main?.textContent, 'what the page says').toBeTruthy();
  expect(readPage(), 'values that leaked').not.toMatch(leaked);
  if (!mayBeDone) expect(document.querySelector(wayOn), 'a way on').not.toBeNull();
  const others = textsOf(document.body).filter((text) => foreign[locale].has(text) && !serverWords.includes(text));
  expect(others, 'sentences of another language').toEqual([]);
}
