import type { Locale } from '@/domain/languages';
import type { Market } from '@/domain/market';
import type { EnvelopeKind } from '@/platform/api/define-call';
import type { EarlyAnswer } from '@/platform/api/http/early-answers';
import type { WireCall } from '@/platform/api/http/encode';
import type { Form } from '@/platform/api/read-by-form';
import type { Params } from '@/platform/session/common-params';
import type { CompiledMessages } from './format-message';

/** Where a page's plan stands in its HTML: data, not a script. */
export const planElementId = 'page-plan';

/** What stands in the plan in the place of an input of the address. */
export const placeholder = (name: string) => `input-${name}`;

/** A read that a page begins with. */
export type PlannedRead = {
  call: WireCall;
  /** What a field of the request takes: an input of the address, or always the same. */
  fields: Record<string, { input: string } | { value: string | number }>;
  /** Only where the page belongs to this market; null where every market asks the same. */
  market: Market['id'] | null;
  /** Of a read whose answer is the page's preview. */
  preview: {
    /** Internal path of the page. */
    page: string;
    /** Name of the call. */
    call: string;
    envelope: Exclude<EnvelopeKind, 'none'>;
    form: Form;
    /** Hash of its query, with `input-…` in the place of each input. */
    queryHash: string;
    /** The stores that it looks into first. */
    stores: readonly string[];
    /**
     * The input of the address that is the key there; null where a kept answer is looked for, whose key is its query.
     */
    key: { input: string } | null;
    /** How the record of the first store is read; null where it is a kept answer. */
    record: { version: number; form: Form } | null;
  } | null;
};

/** What the build knows of a page, and its HTML tells before any of the application is there. */
export type PagePlan = {
  /** Its market where the launch names none. */
  market: Market['id'];
  /** Whether it asks nothing without a session. */
  isGuarded: boolean;
  /** Inputs that were not planned for: with one of them in the address, the page asks by itself. */
  unplanned: readonly string[];
  reads: readonly PlannedRead[];
  /**
   * Files that the application begins with on every page. Here and in `scripts` none of a page that stands whole in
   * its HTML, which names them.
   */
  app: readonly string[];
  /** And on this one. */
  scripts: readonly string[];
  /** Files with the page's texts, by language. */
  texts: Record<Locale, readonly string[]>;
  /** The messages of the page's preview, by language and id; null for a page that has none. */
  messages: Record<Locale, CompiledMessages> | null;
};

/** What the early start has found out, for the preview. */
export type PreviewInput = {
  /** The messages that it may say, in the language of the page. */
  messages: CompiledMessages;
  locale: Locale;
  market: Market;
  /** What the address says. */
  inputs: Params;
  /** Whose page it is. */
  owner: string;
  /** Whether this borrower has left meanwhile: signed out in another window, or followed by somebody else. */
  isOver: () => boolean;
  read: NonNullable<PlannedRead['preview']>;
  /** The copies of what lies in its stores, unread. */
  stored: readonly unknown[];
  /** The answer that is under way, or about to be. */
  early: Promise<EarlyAnswer>;
};

declare global {
  interface Window {
    /** The early start of a page from the phone, which waits for its markup. */
    startEarly?: () => void;
    /** There until the application takes the page over. */
    previewInput?: PreviewInput | undefined;
    /** Resolves once the page shows all that it shows without the application. */
    previewPainted?: Promise<void>;
  }
}
