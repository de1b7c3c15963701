import type { I18n } from '@lingui/core';
import type { PackMarket } from '@/domain/market';

/** The pages with texts in `content/`, part of the catalog of their folder (scripts/vite/page-texts.ts). */
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

/** Text with bold words and links, with the facts of the market filled in. */
export type Words = readonly (string | { bold: Words } | { to: string; words: Words })[];

export type Block =
  | { type: 'paragraph' | 'heading'; words: Words }
  | { type: 'list'; isOrdered: boolean; items: readonly Words[] }
  /** Rows of a name and a value, with their title. */
  | { type: 'rows'; title: string; rows: readonly { name: string; value: Words }[] }
  | { type: 'part'; name: PartName };

export type TextSection = { id: string; title: string; blocks: readonly Block[] };

/** The text of one page, in one language and for one market. */
export type PageText = {
  title: string;
  /** For search engines. */
  description: string;
  /** Blocks before the first section. */
  lead: readonly Block[];
  sections: readonly TextSection[];
  /** Blocks after the last section and a rule (`---`). */
  foot: readonly Block[];
};

/** @returns the id of a page's text in its catalog */
export function messageId(name: PageName, market: PackMarket): string {
  return `${name} ${market}`;
}

/** The text of a page in the active language. @throws Error if its catalog, that of its folder, is not loaded */
export function readPageText({ messages }: I18n, name: PageName, market: PackMarket): PageText {
  const text: unknown = messages[messageId(name, market)];
  if (typeof text !== 'object') throw new Error(`The text ${name} was not loaded`);
  // Written by the same build as this file.
  return text as PageText;
}
