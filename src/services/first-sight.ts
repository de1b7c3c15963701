import type { MessageDescriptor } from '@lingui/core';
import type { Locale } from '@/domain/languages';
import type { Market } from '@/domain/market';

/** What one slot of a page shows. */
export type Shown = {
  /** Absent where the slot holds other slots, or only a mark. */
  text?: string;
  /** Of a server's own words that are not in the language of the page. */
  lang?: Locale | undefined;
  /** Which of its looks the slot takes (`data-tone`). */
  tone?: string;
  /** How wide the text is at most, in units of its type size (`--ems`). */
  ems?: number;
};

/** What the slots of a page show, by name: null where there is nothing to show, undefined where the page itself says it. */
export type Sight = Readonly<Record<string, Shown | null | undefined>>;

/** What the texts of a page depend on besides the answer. */
export type SightWorld = {
  /** A message in the language of the page. */
  say: (words: MessageDescriptor) => string;
  market: Market;
  /** Epoch milliseconds by the server's clock. */
  now: number;
  /** What the address of the page says (`pageParams`). */
  inputs: Readonly<Record<string, string>>;
  /** Language of the server's own words, where it is not that of the page. */
  serverLanguage: Locale | undefined;
};

/**
 * The first sight of a page: the few texts that people come for, made from one answer by a pure function. The page's components
 * show what it returns, and so does the script in the HTML, before the application is there (decision 87, first sight).
 */
export type FirstSight<Answer = never, Slots extends Sight = Sight> = {
  /** Name of the call that it reads. */
  call: string;
  /** Every message that it may say, with any values: they travel in the HTML. */
  words: readonly MessageDescriptor[];
  see: (answer: Answer, world: SightWorld) => Slots;
};

/** Declares the first sight of a page; see `FirstSight`. */
export function defineFirstSight<Answer, Slots extends Sight>(
  sight: FirstSight<Answer, Slots>,
): FirstSight<Answer, Slots> {
  return sight;
}

/** What the script in the HTML has shown, for the application that takes the page over. */
type ShownSight = {
  /** Whose page it is. */
  owner: string;
  /** The query that asks for the same. */
  queryHash: string;
  /** The answer of an earlier visit, and when it came, epoch milliseconds by the server's clock; null once a fresh one is shown. */
  kept: { data: unknown; readAt: number } | null;
};

declare global {
  interface Window {
    shownSight?: ShownSight | undefined;
  }
}
