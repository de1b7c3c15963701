import type { MessageDescriptor } from '@lingui/core';
import type { storeNames } from '@/config/stores';
import type { Locale } from '@/domain/languages';
import type { Market } from '@/domain/market';

type StoreName = (typeof storeNames)[number];

/** What one slot of a page shows. */
export type Shown = {
  /** Absent where the slot holds other slots, or only a mark. */
  text?: string;
  /** Of a server's own words that are not in the language of the page. */
  lang?: Locale | undefined;
  /** Which of its looks the slot takes (`data-tone`). */
  tone?: string;
  /** Whether the text is a code in groups, which stand apart to the eye alone. */
  isCode?: boolean;
  /** How wide the text is at most, in units of its type size (`--ems`). */
  ems?: number;
};

/**
 * What the slots of a page show, by name: null where there is nothing to show, undefined where the page itself says it.
 */
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
 * The first sight of a page: the few texts that people come for, made from one answer by a pure function. The
 * page's components show what it returns, and so does the script in the HTML, before the application is there
 * (decision 87, first sight).
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

/** What a page shows of a record of the phone, how old that is, and what the first rendering needs to show the same. */
type SeenRecord = {
  sight: Sight;
  /** Epoch milliseconds by the server's clock. */
  readAt: number;
  cached: readonly CachedAnswer[];
};

/**
 * The first sight of a page whose own question may not be asked early, because it changes something: what the phone has
 * kept is shown, plainly as kept, and the answer of another call says whether it may stay.
 */
export type RecordSight<Data = never, Answer = never> = Pick<FirstSight, 'call' | 'words'> & {
  /** The input of the address that is the record's key. */
  input: string;
  /** With a record of one of these stores under the same key the page has more to say first: nothing is shown. */
  unless: readonly StoreName[];
  /** When a server's answer last added to the record, epoch milliseconds. */
  savedAt: (data: Data) => number;
  /** @param answer what the server says; `undefined` until it has answered. @returns null where nothing may be shown */
  see: (data: Data, answer: Answer | undefined, world: SightWorld) => SeenRecord | null;
};

/** Declares the first sight of a page that shows a record; see `RecordSight`. */
export function defineRecordSight<Data, Answer>(sight: RecordSight<Data, Answer>): RecordSight<Data, Answer> {
  return sight;
}

/** What lies in the cache before the first rendering. */
type CachedAnswer = { queryKey: readonly unknown[]; data: unknown };

/** Where the kept answer of a query lies in the cache: of one borrower. */
export const keptKey = (owner: string | undefined, queryHash: string) => ['kept', owner, queryHash] as const;

/** What the script in the HTML has shown, for the application that takes the page over. */
type ShownSight = {
  /** Whose page it is. */
  owner: string;
  /** The query whose fresh answer decided what is shown; null while there is none. */
  answered: string | null;
  /** What was kept, where that is shown. */
  kept: readonly CachedAnswer[] | null;
  /** When that was read, epoch milliseconds. */
  readAt: number;
};

declare global {
  interface Window {
    shownSight?: ShownSight | undefined;
  }
}
