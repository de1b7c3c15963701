import type { MessageDescriptor } from '@lingui/core';
import type { storeNames } from '@/config/stores';
import type { Locale } from '@/domain/languages';
import type { Market } from '@/domain/market';

type StoreName = (typeof storeNames)[number];

/** What one slot of a page shows. */
export type PreviewField = {
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
export type PreviewFields = Readonly<Record<string, PreviewField | null | undefined>>;

/** What the texts of a page depend on besides the answer. */
export type PreviewContext = {
  /** A message in the language of the page. */
  formatMessage: (message: MessageDescriptor) => string;
  market: Market;
  /** Epoch milliseconds by the server's clock. */
  now: number;
  /** What the address of the page says (`pageParams`). */
  inputs: Readonly<Record<string, string>>;
  /** Language of the server's own words, where it is not that of the page. */
  serverLanguage: Locale | undefined;
};

/**
 * The preview of a page: the few texts that people come for, made from one answer by a pure function. The
 * page's components show what it returns, and so does the script in the HTML, before the application is there
 * (decision 87, preview).
 */
export type Preview<Answer = never, Slots extends PreviewFields = PreviewFields> = {
  /** Name of the call that it reads. */
  call: string;
  /** Every message that it may say, with any values: they travel in the HTML. */
  messages: readonly MessageDescriptor[];
  toFields: (answer: Answer, context: PreviewContext) => Slots;
};

/** Declares the preview of a page; see `Preview`. */
export function definePreview<Answer, Slots extends PreviewFields>(
  preview: Preview<Answer, Slots>,
): Preview<Answer, Slots> {
  return preview;
}

/** What a page shows of a record of the phone, how old that is, and what the first rendering needs to show the same. */
type RecordFields = {
  fields: PreviewFields;
  /** Epoch milliseconds by the server's clock. */
  readAt: number;
  cached: readonly CachedAnswer[];
};

/**
 * The preview of a page whose own question may not be asked early, because it changes something: what the phone has
 * kept is shown, plainly as kept, and the answer of another call says whether it may stay.
 */
export type RecordPreview<Data = never, Answer = never> = Pick<Preview, 'call' | 'messages'> & {
  /** The input of the address that is the record's key. */
  input: string;
  /** With a record of one of these stores under the same key the page has more to say first: nothing is shown. */
  skipWithRecordIn: readonly StoreName[];
  /** When a server's answer last added to the record, epoch milliseconds. */
  savedAt: (data: Data) => number;
  /** @param answer what the server says; `undefined` until it has answered. @returns null where nothing may be shown */
  toFields: (data: Data, answer: Answer | undefined, context: PreviewContext) => RecordFields | null;
};

/** Declares the preview of a page that shows a record; see `RecordPreview`. */
export function defineRecordPreview<Data, Answer>(preview: RecordPreview<Data, Answer>): RecordPreview<Data, Answer> {
  return preview;
}

/** What lies in the cache before the first rendering. */
type CachedAnswer = { queryKey: readonly unknown[]; data: unknown };

/** Where the kept answer of a query lies in the cache: of one borrower. */
export const keptKey = (owner: string | undefined, queryHash: string) => ['kept', owner, queryHash] as const;

/** What the script in the HTML has shown, for the application that takes the page over. */
type ShownPreview = {
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
    shownPreview?: ShownPreview | undefined;
  }
}
