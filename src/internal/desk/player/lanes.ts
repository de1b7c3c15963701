import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import type { ChatEvent } from '@/features/chat/log/events';
import { outcomeName } from '@/features/records/dispute/file-sections';
import type { LoggedCall } from '@/platform/telemetry/request-log';
import { eventDetail, eventName } from '../words';

export const lanes = ['borrower', 'server', 'wire'] as const;
export type Lane = (typeof lanes)[number];

export type LaneCell = {
  name: MessageDescriptor;
  /** The text or value of the entry. */
  detail: string;
  /** The question that a feedback or rating refers to; empty without one. */
  about?: string | undefined;
  isBad?: boolean;
};

/** One moment in the transcript: an event of the log, or a call of the request log. */
export type LaneRow = {
  key: string;
  at: number;
  /** Number of shown events at this moment. */
  count: number;
  cells: Partial<Record<Lane, LaneCell>>;
  event: ChatEvent | null;
};

/** Earlier questions, which later events refer to. */
type Known = { titles: Map<string, string>; answers: Map<string, string>; sentAt: Map<string, number> };

function learn({ titles, answers, sentAt }: Known, event: ChatEvent): void {
  if (event.type === 'session-started') for (const { id, title } of event.categories) titles.set(id, title);
  if (event.type === 'question-asked') titles.set(event.qaId, event.title);
  if (event.type === 'questions-loaded') {
    for (const { id, title } of event.answers) if (!titles.has(id)) titles.set(id, title);
    if (event.question !== null) answers.set(event.pid, event.question);
  }
  if (event.type === 'message-sending') sentAt.set(event.id, event.at);
}

const ms = (from: number | undefined, to: number) => (from === undefined ? '' : `${String(Math.max(0, to - from))} ms`);

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ');

/** The question of an answer, and its text. */
function aboutOf({ titles, answers }: Known, qaId: string): string | undefined {
  const about = joined(titles.get(qaId) ?? '', answers.get(qaId) ?? '');
  return about === '' ? undefined : about;
}

const feedback: Record<string, MessageDescriptor> = {
  '1': msg({ message: 'Feedback given: resolved', comment: 'Event of a chat' }),
  '0': msg({ message: 'Feedback given: not resolved', comment: 'Event of a chat' }),
};

function messageCells(
  event: Extract<ChatEvent, { type: 'message-sent' | 'message-failed' }>,
  known: Known,
): LaneRow['cells'] {
  const took = ms(known.sentAt.get(event.id), event.at);
  const isBad = event.type === 'message-failed';
  const detail = isBad ? event.text : event.reply;
  const name = isBad
    ? msg({ message: 'Refused', comment: 'What the server said to a chat message' })
    : msg({ message: 'Replied', comment: 'What the server said to a chat message' });
  return {
    ...(detail !== '' && { server: { name, detail, isBad } }),
    wire: { name: eventName(event), detail: joined(isBad ? event.reason : '', took), isBad },
  };
}

function cellsOf(event: ChatEvent, known: Known): LaneRow['cells'] {
  const cell: LaneCell = { name: eventName(event), detail: eventDetail(event) };
  if (event.type === 'session-started') {
    const name = msg({ message: 'Categories shown', comment: 'Event of a chat' });
    return { borrower: cell, server: { name, detail: joined(...event.categories.map(({ title }) => title)) } };
  }
  if (event.type === 'questions-loaded')
    return { server: { ...cell, detail: joined(event.question ?? '', ...event.answers.map(({ title }) => title)) } };
  if (event.type === 'message-queued') {
    const name = event.kind === 2 ? feedback[event.value] : undefined;
    const about = event.kind === 4 ? undefined : aboutOf(known, event.qaId);
    return { borrower: { ...cell, name: name ?? cell.name, about } };
  }
  if (event.type === 'message-sent' || event.type === 'message-failed') return messageCells(event, known);
  if (event.type === 'network-changed') return { wire: { ...cell, isBad: !event.online } };
  if (event.type === 'questions-failed') return { wire: { ...cell, isBad: true } };
  return { [event.type === 'message-sending' ? 'wire' : 'borrower']: cell };
}

function callRow(call: LoggedCall, place: number, count: number): LaneRow {
  const detail = joined(call.call, `${String(call.took)} ms`);
  return {
    key: `call-${String(place)}`,
    at: call.at,
    count,
    event: null,
    cells: { wire: { name: outcomeName(call), detail, isBad: call.outcome !== 'ok' } },
  };
}

/** Calls at most this long before or after a conversation may belong to it. */
const maxDistanceMs = 30_000;

/** All rows on one clock: events in log order, calls by their start. @param calls the request log, oldest first */
export function buildLanes(events: readonly ChatEvent[], calls: readonly LoggedCall[] = []): LaneRow[] {
  const known: Known = { titles: new Map(), answers: new Map(), sentAt: new Map() };
  const first = (events[0]?.at ?? 0) - maxDistanceMs;
  const last = (events[events.length - 1]?.at ?? 0) + maxDistanceMs;
  const meant = calls.flatMap((call, place) => (call.at >= first && call.at <= last ? [{ call, place }] : []));
  const rows: LaneRow[] = [];
  let next = 0;
  function takeCalls(until: number, count: number): void {
    for (let found = meant[next]; found && found.call.at < until; found = meant[next]) {
      rows.push(callRow(found.call, found.place, Math.max(1, count)));
      next += 1;
    }
  }
  events.forEach((event, index) => {
    takeCalls(event.at, index);
    learn(known, event);
    rows.push({ key: String(event.seq), at: event.at, count: index + 1, cells: cellsOf(event, known), event });
  });
  takeCalls(Infinity, events.length);
  return rows;
}
