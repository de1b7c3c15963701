import type { Locale } from '@/domain/languages';
import type { Market } from '@/domain/market';
import type { EnvelopeKind } from '@/platform/api/define-call';
import type { EarlyAnswer } from '@/platform/api/http/early-answers';
import type { WireCall } from '@/platform/api/http/encode';
import type { Params } from '@/platform/session/common-params';
import type { OpenAttempt } from '@/platform/storage/open-attempt';
import type { CompiledMessages } from './format-message';
import type { PreviewSchema } from './preview-schema';

/** Id of the element with a page's plan: data, not a script. */
export const planElementId = 'page-plan';

/** Id of the script behind the markup in other languages. */
export const pageEndId = 'page-end';

/** Stands for a parameter of the address while the build plans the reads. */
export const placeholder = (name: string) => `input-${name}`;

/** A read that a page sends first. */
export type PlannedRead = {
  call: WireCall;
  /** Where each field of the request comes from: a parameter of the address, or a constant. */
  fields: Record<string, { input: string } | { value: string | number }>;
  /** Sent only in this market; absent if every market sends the same. */
  market?: Market['id'];
  /** If the page shows a preview of its answer. */
  preview:
    | (ReadPart & {
        call: string;
        /** Hash of its query, with `input-…` in the place of each input. */
        queryHash: string;
        stores: readonly string[];
        /** The parameter of the address that is the key there; null for a stored answer, whose key is its query. */
        key: { input: string } | null;
        /** How the record of the first store is read; null for a stored answer. */
        record: { version: number; schema: PreviewSchema } | null;
        /** The call that the script sends next, with the records on which that depends; null for a stored answer. */
        next: (ReadPart & { call: WireCall; records: readonly StoredRecord[] }) | null;
      })
    | null;
};

/** How the data of an answer is read. */
export type ReadPart = { envelope: Exclude<EnvelopeKind, 'none'>; schema: PreviewSchema };

/** A record of the phone; without a key it has that of the page's record. */
export type StoredRecord = readonly [store: string, version: number, key?: string];

/** Compiled messages: the ids once, because they do not compress, and the texts by language in that order. */
export type PlannedMessages = { ids: readonly string[]; texts: Record<Locale, readonly unknown[]> };

/** The data in the HTML of a page for its inline scripts. The build writes it. */
export type PagePlan = {
  /** Its market if the launch names none. */
  market: Market['id'];
  /** Whether it sends nothing without a session. */
  isGuarded: boolean;
  /** Parameters outside the plan: with one of them in the address, no read is sent early. */
  unplanned: readonly string[];
  reads: readonly PlannedRead[];
  /** Files that the application loads on every page. Empty, like `scripts`, on a page that was rendered whole. */
  app: readonly string[];
  /** Files that it loads on this page. */
  scripts: readonly string[];
  texts: Record<Locale, readonly string[]>;
  /** The messages of the page's preview; null for a page without one. */
  messages: PlannedMessages | null;
  local?: LocalRecord;
};

/** The record that a local preview shows, its schema, and the parameter of the address that is its key. */
export type LocalRecord = { store: string; version: number; schema: PreviewSchema; input: string };

/** What the head script passes to the body script for the preview. */
export type PreviewInput = {
  /** The messages that it may use, in the language of the page. */
  messages: CompiledMessages;
  locale: Locale;
  market: Market;
  inputs: Params;
  /** Name of the borrower's records. */
  owner: string;
  pop: string | undefined;
  /** Whether this borrower has left: signed out in another window, or replaced by another borrower. */
  isOver: () => boolean;
  /** The read whose answer decides what is shown, and that answer; null for a local preview. */
  read: PlannedRead['preview'];
  early: Promise<EarlyAnswer> | null;
  /** Copies of the records in its stores, not read yet. */
  copies: readonly unknown[];
  /** Sends the next call; absent once the application has started, which then sends it. */
  ask?: ((call: WireCall, payload: object, open: OpenAttempt) => Promise<EarlyAnswer>) | undefined;
  /** For a local preview: where the first of these copies comes from. */
  local?: LocalRecord | undefined;
};

/** What the inline script shows, for the application that takes over the page. */
type ShownPreview = {
  owner: string;
  /** Hash of the query whose fresh answer is shown; null while there is none. */
  answered: string | null;
  /** Answers and records of an earlier visit, as entries of the query cache, if they are shown. */
  stored: readonly { queryKey: readonly unknown[]; data: unknown }[] | null;
  /** When those were read, epoch milliseconds. */
  readAt: number;
};

declare global {
  interface Window {
    /** The start of a page from the offline worker: the body script calls it. */
    startEarly?: () => void;
    /** Set until the application takes over the page. */
    previewInput?: PreviewInput | undefined;
    shownPreview?: ShownPreview | undefined;
    /** Resolves once the page is painted as it is without the application. */
    previewPainted?: Promise<void>;
  }
}
