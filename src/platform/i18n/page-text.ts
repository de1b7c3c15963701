import type { I18n } from '@lingui/core';

/**
 * The pages whose words lie in `content/`, one Markdown file per language: `content/legal/about-us.en.md`. They come
 * with the catalog of their folder, `legal` or `site` (scripts/vite/page-texts.ts).
 */
export const pageNames = [
  'legal/about-us',
  'legal/loan-terms',
  'legal/privacy-policy',
  'legal/user-agreement',
  'site/about',
  'site/home',
  'site/loans',
] as const;

export type PageName = (typeof pageNames)[number];

/** Parts of a text that code renders: `{late-charges}` on a line of its own. */
export const partNames = ['late-charges', 'offer-indonesia', 'offer-india'] as const;

export type PartName = (typeof partNames)[number];

/** Words in a row, with the facts of the market filled in. */
export type Words = readonly (string | { bold: Words } | { to: string; words: Words })[];

export type Block =
  | { type: 'paragraph' | 'heading'; words: Words }
  | { type: 'list'; isOrdered: boolean; items: readonly Words[] }
  /** Rows of a name and a value, with their title. */
  | { type: 'rows'; title: string; rows: readonly { name: string; value: Words }[] }
  | { type: 'part'; name: PartName };

export type TextSection = { id: string; title: string; blocks: readonly Block[] };

/** The words of one page, in one language and for the readers of one market. */
export type PageText = {
  title: string;
  /** For search engines. */
  description: string;
  /** What stands before the first section. */
  lead: readonly Block[];
  sections: readonly TextSection[];
  /** Blocks below the last section, behind a line (`---`). */
  foot: readonly Block[];
};

/** Whose facts a text says: those of the readers' market. */
export const readers = ['indonesia', 'india'] as const;

export type Reader = (typeof readers)[number];

/** @returns under which name the text of a page lies among the messages of its catalog */
export function messageOf(name: PageName, reader: Reader): string {
  return `${name} ${reader}`;
}

/** Written by the same build as this file. */
function isPageText(value: unknown): value is PageText {
  return typeof value === 'object';
}

/**
 * The words of a page in the active language.
 * @throws Error where the catalog of its folder was not loaded: its route names it
 */
export function readPageText({ messages }: I18n, name: PageName, reader: Reader): PageText {
  const text: unknown = messages[messageOf(name, reader)];
  if (!isPageText(text)) throw new Error(`The text ${name} was not loaded`);
  return text;
}
