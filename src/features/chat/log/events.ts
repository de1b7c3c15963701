import * as v from 'valibot';
import { instant } from '@/domain/instant';

const text = v.string();
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const category = v.object({ id: text, title: text, icon: v.exactOptional(text) });
const answer = v.object({
  id: text,
  title: text,
  /** A short form of the title; empty if there is none. */
  alias: text,
  /** 4 requests a person; all others, also unknown ones, are ordinary questions (specification section 3). */
  actionType: v.nullable(v.number()),
});

/** The kind of a record: 1 request for a person, 2 feedback, 3 rating, 4 text (wire protocol, qa-record `type`). */
const recordKind = v.picklist([1, 2, 3, 4]);

function event<const Type extends string, Entries extends v.ObjectEntries>(type: Type, entries: Entries) {
  return v.object({
    /** The index in the log, from 0, without gaps. */
    seq: count,
    /** Epoch milliseconds by the corrected clock; it may go back a little when the clock is corrected. */
    at: instant,
    type: v.literal(type),
    ...entries,
  });
}

/** The events of a conversation, which alone make its screen. They contain no card numbers, tokens and codes. */
export const chatEventSchema = v.variant('type', [
  event('session-started', {
    orderNo: text,
    /** The product of the order's loan; empty if the server named none. */
    productId: text,
    /** Product and status of the order, as shown; empty if the server named none. */
    orderName: text,
    orderStatus: text,
    /** The category that is open at the start; `null`: none, the overview. */
    selectedIndex: v.nullable(count),
    locale: text,
    marketId: text,
    categories: v.array(category),
  }),
  event('category-chosen', { index: count, title: text }),
  /** The list below one entry has loaded. `question` is the bot's text; `null` without one. */
  event('questions-loaded', { pid: text, question: v.nullable(text), answers: v.array(answer) }),
  event('questions-failed', { pid: text, reason: v.picklist(['offline', 'server', 'refused']) }),
  event('questions-retried', { pid: text }),
  event('question-asked', { qaId: text, title: text }),
  /** A message is to be recorded, for the first time or again with the same id. */
  event('message-queued', {
    id: text,
    kind: recordKind,
    value: text,
    qaId: text,
    isAgain: v.exactOptional(v.literal(true)),
  }),
  /** Stored before the request; attempts count from 1. */
  event('message-sending', { id: text, attempt: count }),
  event('message-sent', { id: text, reply: text }),
  /** `lost`: it may have arrived. `refused`: by the server, with its reason. `full`: not sent, no space to note it. */
  event('message-failed', { id: text, reason: v.picklist(['lost', 'refused', 'full']), text }),
  event('message-cancelled', { id: text }),
  /** Without a star. */
  event('rating-closed', {}),
  /** Only in logs of older builds, in front of the request for a person. */
  event('handed-off', { why: v.picklist(['button', 'action']) }),
  /** By the results of requests, not by the browser's report. */
  event('network-changed', { online: v.boolean() }),
  /** A page continued the conversation, after a reload or a kill. */
  event('resumed', {}),
  /** The events behind this place could not be read. A copy of the log continues after it. */
  event('incomplete', {}),
]);

export type ChatEvent = v.InferOutput<typeof chatEventSchema>;
export type ChatCategory = v.InferOutput<typeof category>;
export type ChatChoice = v.InferOutput<typeof answer>;
export type RecordKind = v.InferOutput<typeof recordKind>;

/** An event before it has its index in the log. */
export type NewChatEvent = ChatEvent extends infer Event
  ? Event extends ChatEvent
    ? Omit<Event, 'seq' | 'at'>
    : never
  : never;

/** The choice that requests a person (specification section 3). */
export const humanActionCode = 4;

/** The longest valid beginning of untrusted events, and the index of the first invalid one, or `null`. */
export function parseChatEvents(raw: readonly unknown[]): { events: ChatEvent[]; brokenAt: number | null } {
  const events: ChatEvent[] = [];
  for (const entry of raw) {
    const parsed = v.safeParse(chatEventSchema, entry);
    if (!parsed.success || parsed.output.seq !== events.length) return { events, brokenAt: events.length };
    events.push(parsed.output);
  }
  return { events, brokenAt: null };
}
