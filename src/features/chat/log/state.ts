import { type Market, markets } from '@/domain/market';
import type { ChatChoice, ChatEvent, RecordKind } from './events';

/** An immutable list: adding and replacing copy one page, not ten thousand entries. */
type ItemList<T> = { readonly pages: readonly (readonly T[])[]; readonly length: number };

const pageSize = 128;

/** @returns the list with one more entry */
export function append<T>(list: ItemList<T>, item: T): ItemList<T> {
  const last = list.pages[list.pages.length - 1];
  const pages =
    last && last.length < pageSize ? [...list.pages.slice(0, -1), [...last, item]] : [...list.pages, [item]];
  return { pages, length: list.length + 1 };
}

/** @returns the list with another entry at an index, which exists */
export function replaceAt<T>(list: ItemList<T>, index: number, item: T): ItemList<T> {
  const page = Math.floor(index / pageSize);
  const pages = list.pages.map((entries, at) =>
    at === page ? entries.map((entry, place) => (place === index % pageSize ? item : entry)) : entries,
  );
  return { pages, length: list.length };
}

/** The entry at an index; `undefined` if there is none. */
export function itemAt<T>(list: ItemList<T>, index: number): T | undefined {
  return list.pages[Math.floor(index / pageSize)]?.[index % pageSize];
}

/** All entries as one array. */
export function toArray<T>(list: ItemList<T>): T[] {
  return list.pages.flat();
}

/**
 * `queued`: stored, waits for its turn; `storing`: not stored yet; `unsaved`: not stored, for want of space. `refused`:
 * by the server, perhaps as a copy of what it has. `unknown`: sent without a readable answer, so it may have arrived;
 * only the person may send it again. `full`: not sent, because the device has no space to note it.
 */
export type Delivery =
  | 'queued'
  | 'storing'
  | 'unsaved'
  | 'sending'
  | 'sent'
  | 'refused'
  | 'full'
  | 'unknown'
  | 'cancelled';

/** A message in these states certainly did not arrive, and can be cancelled. */
export const unsentStates: readonly Delivery[] = ['queued', 'storing', 'unsaved', 'full'];

/** A message in these states is sent again only by a tap. */
export const stuckStates: readonly Delivery[] = ['refused', 'full', 'unknown'];

/** A recorded message: free text, feedback, a rating, or the request for a person. */
export type MessageItem = {
  kind: 'message';
  id: string;
  record: RecordKind;
  /** 2: `1` resolved, `0` not. 3: the stars. 4: the text. */
  value: string;
  qaId: string;
  delivery: Delivery;
  /** The server's text of a refusal, otherwise empty. */
  trouble: string;
  isUncertain: boolean;
  /** Number of the latest attempt, from 1; 0: none. One less after a lost answer, whose retry is the same attempt. */
  attempts: number;
};

/** One entry of the screen. `key` is the index of its event: unique, and the same in every replay. */
export type ChatItem = { key: number; at: number } & (
  | { kind: 'greeting' }
  | { kind: 'choice'; text: string }
  /** The bot's answer to the choice (`null`: none), its title, and the next questions. */
  | { kind: 'answer'; asked: string; text: string | null; answers: readonly ChatChoice[] }
  | { kind: 'trouble'; reason: 'offline' | 'server' | 'refused' }
  | MessageItem
  /** The bot's reply to a message; empty if the server had no text. */
  | { kind: 'reply'; record: RecordKind; asked: string; text: string }
  | { kind: 'note'; note: 'resumed' | 'handed-off' | 'incomplete' }
);

/** One step on the path from the category to the current list. */
export type PathStep = { id: string; title: string };

type FirstEvent = Extract<ChatEvent, { type: 'session-started' }>;

/** What the conversation began with. `startedAt`: epoch milliseconds. */
export type ChatSession = Omit<FirstEvent, 'type' | 'seq' | 'at' | 'selectedIndex'> & { startedAt: number };

/** The screen at one moment: the result of the events so far. */
export type ChatState = {
  /** `null` before the first event. */
  readonly session: ChatSession | null;
  /** `null`: the overview, no category is open. */
  readonly category: number | null;
  readonly items: ItemList<ChatItem>;
  /** The path, category first; the last step's list is on the screen. Each entry is on it once. */
  readonly trail: readonly PathStep[];
  /** State of the current list. Its entries are those of the item `key`. */
  readonly list: {
    readonly pid: string;
    readonly status: 'idle' | 'loading' | 'ready' | 'failed';
    readonly key: number;
  };
  /** The answer to which "resolved" or "not resolved" is still missing; `key` is its item. */
  readonly feedback: { readonly key: number; readonly qaId: string } | null;
  readonly rating: { readonly qaId: string } | null;
  /** Unfinished messages, oldest first: their ids, and their index in `items`. */
  readonly unsettled: readonly { readonly id: string; readonly index: number }[];
  readonly isOnline: boolean;
};

export const initialChat: ChatState = {
  session: null,
  category: 0,
  items: { pages: [], length: 0 },
  trail: [],
  list: { pid: '', status: 'idle', key: -1 },
  feedback: null,
  rating: null,
  unsettled: [],
  isOnline: true,
};

/** The market of a conversation by its stored name. @param fallback for an unknown or missing name */
export function chatMarket(marketId: string | undefined, fallback: Market = markets.indonesia): Market {
  return Object.values(markets).find(({ id }) => id === marketId) ?? fallback;
}

/** All contacts from the bot to customer service: in writing, as a complaint, by telephone. */
export const allContacts = ['contact', 'complain', 'call'] as const;

/** A contact from the chat to customer service. */
export type ChatContact = (typeof allContacts)[number];

/** The contacts below an entry of the conversation; a reply that is no longer the last entry has only one. */
export function contactsBelow(item: ChatItem, { items }: Pick<ChatState, 'items'>): readonly ChatContact[] {
  if (item.kind === 'answer') return item.answers.length === 0 && item.text === null ? ['contact'] : [];
  // The message "not resolved".
  if (item.kind === 'message') return item.record === 2 && item.value === '0' ? allContacts : [];
  if (item.kind !== 'reply' || item.record !== 4) return [];
  return itemAt(items, items.length - 1) === item ? allContacts : ['contact'];
}
