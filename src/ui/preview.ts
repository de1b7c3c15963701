import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import type { Locale } from '@/domain/languages';
import type { Market } from '@/domain/market';
import { useMarket, useServerLanguage } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import type { StoreDefinition } from '@/platform/storage/definition';

/** The content of one slot of a page. */
export type PreviewField = {
  /** Absent where the slot contains other slots, or only an icon. */
  text?: string;
  /** Of the server's text where its language is not that of the page. */
  lang?: Locale | undefined;
  /** Its variant of colour (`data-tone`). */
  tone?: string;
  /** Whether the text is a code, shown in groups of four. */
  isCode?: boolean;
  /** How wide the text is at most, in units of its type size (`--ems`). */
  ems?: number;
  /** Whether a person typed the text: it is shown whole and unchanged. */
  isTyped?: boolean;
  /** The fields of each row, if the only child of the slot is the row of a list. */
  rows?: readonly PreviewFields[];
};

/** The fields by the name of their slot. null hides the slot; undefined leaves it to React. */
export type PreviewFields = Readonly<Record<string, PreviewField | null | undefined>>;

/** What the fields depend on besides the answer. */
export type PreviewContext = {
  formatMessage: (message: MessageDescriptor) => string;
  market: Market;
  /** Epoch milliseconds by the server's clock. */
  now: number;
  inputs: Readonly<Record<string, string>>;
  /** Language of the server's texts, if it is not that of the page. */
  serverLanguage: Locale | undefined;
};

/** A page's main fields, made from one answer, by React and before it by the script (decision 87, preview). */
export type Preview = {
  /** Name of the call that it reads. */
  call: string;
  /** Every message that it may use, with any values: they are part of the HTML. */
  messages: readonly MessageDescriptor[];
  toFields: (answer: never, context: PreviewContext) => PreviewFields;
};

/** The preview of a page whose call must not be sent early: an old record, which another answer confirms or hides. */
export type RecordPreview<Data = never, Answer = never, Next = never, Stored = never> = Pick<
  Preview,
  'call' | 'messages'
> & {
  /** The parameter of the address that is the record's key. */
  input: string;
  /** When a server's answer last added to the record, epoch milliseconds. */
  savedAt: (data: Data) => number;
  /**
   * @param answer what the server says; `undefined` until it has answered
   * @returns the fields, and when the record was read, epoch milliseconds; null where nothing may be shown
   */
  toFields: (
    data: Data,
    answer: Answer | undefined,
    context: PreviewContext,
  ) => { fields: PreviewFields; readAt: number } | null;
  /** Its own call: the script sends it after that answer, as the page would, if nothing speaks against it. */
  next: {
    request: (inputs: PreviewContext['inputs']) => object;
    /**
     * @param stored the data of the records of the plan, not parsed: undefined where there is none
     * @throws for null, a record of another build
     */
    isAllowed: (answer: Answer, stored: Stored) => boolean;
    /** @returns null where the application decides what to show */
    toFields: (next: Next, answer: Answer, stored: Stored, context: PreviewContext) => PreviewFields | null;
  };
};

/** The preview of a page that continues what was begun on this phone: a record, whatever the server says. */
export type LocalPreview<Data = never> = Pick<Preview, 'messages'> & {
  /** The parameter of the address that is the record's key. */
  input: string;
  /** @returns null where the application decides what to show */
  toFields: (data: Data, context: PreviewContext) => PreviewFields | null;
};

/** The width of fifteen digits with their separators, in ems. A wider text is not an amount. */
const maxAmountEms = 14;

/** The largest width of an amount in bold type, 1 to 14 ems; 1 for a longer text, which may wrap. */
export function widthInEms(text: string): number {
  const width = (sign: string) => (/\d/.test(sign) ? 0.7 : /[.,\s]/.test(sign) ? 0.4 : 0.8);
  const ems = Array.from(text).reduce((sum, sign) => sum + width(sign), 0);
  return ems > maxAmountEms ? 1 : Math.max(1, ems);
}

/** An amount as a field of a preview: its text and its width in ems. @param text with currency and separators */
export function amountField(text: string) {
  return { text, ems: widthInEms(text) } satisfies PreviewField;
}

/** What the fields of a preview depend on, for React. */
export function usePreviewContext(): PreviewContext {
  const { i18n } = useLingui();
  const { clock } = useServices();
  const market = useMarket();
  const serverLanguage = useServerLanguage();
  return { formatMessage: (message) => i18n._(message), market, now: clock.now(), inputs: {}, serverLanguage };
}

/** The fields of a local preview, from the copy of a record; null without one. */
export function useLocalPreview<Copied, Data extends Copied>(
  { toFields }: LocalPreview<Copied>,
  store: StoreDefinition<Data>,
  key: string,
): PreviewFields | null {
  const { storage } = useServices();
  const context = usePreviewContext();
  const copied = useMemo(() => storage.open(store).copyOf(key)?.data, [storage, store, key]);
  return copied ? toFields(copied, context) : null;
}
