import { goodRating } from '@/platform/bridge/contract';
import type { ChatEvent } from './events';
import {
  append,
  itemAt,
  replaceAt,
  initialChat,
  toArray,
  unsentStates,
  type ChatItem,
  type ChatState,
  type Delivery,
  type MessageItem,
  type PathStep,
} from './state';

type Of<Type extends ChatEvent['type']> = Extract<ChatEvent, { type: Type }>;
/** Shorter absences are ignored. */
const awayMs = 5 * 60_000;

type NewItem = ChatItem extends infer Item ? (Item extends ChatItem ? Omit<Item, 'key' | 'at'> : never) : never;

const withItem = (state: ChatState, { seq, at }: ChatEvent, item: NewItem): ChatState => ({
  ...state,
  items: append(state.items, { ...item, key: seq, at }),
});

/** Opens the list below an entry. An entry that is on the path already ends it, so a circle adds nothing. */
function goTo(state: ChatState, trail: readonly PathStep[], { id, title }: PathStep): ChatState {
  const indexInTrail = trail.findIndex((step) => step.id === id);
  const way = indexInTrail === -1 ? [...trail, { id, title }] : trail.slice(0, indexInTrail + 1);
  return { ...state, trail: way, list: { pid: id, status: 'loading', key: -1 }, feedback: null };
}

function start(state: ChatState, event: Of<'session-started'>): ChatState {
  const { selectedIndex, type: _type, seq: _seq, at: startedAt, ...about } = event;
  const { categories } = about;
  const category = selectedIndex === null ? null : Math.max(0, Math.min(selectedIndex, categories.length - 1));
  const first = category === null ? undefined : categories[category];
  const begun = withItem({ ...state, category, session: { ...about, startedAt } }, event, {
    kind: 'greeting',
  });
  return first ? goTo(begun, [], first) : begun;
}

function chooseCategory(state: ChatState, event: Of<'category-chosen'>): ChatState {
  const chosen = state.session?.categories[event.index];
  if (!chosen) return state;
  return goTo(withItem({ ...state, category: event.index }, event, { kind: 'choice', text: event.title }), [], chosen);
}

function showQuestions(state: ChatState, event: Of<'questions-loaded'>): ChatState {
  const { pid, question, answers, seq } = event;
  // The answer came after the person had opened another question.
  if (state.list.pid !== pid || state.list.status === 'ready') return state;
  const isAnswered = question !== null && answers.length === 0 && state.trail.length > 1;
  const shown = withItem(state, event, {
    kind: 'answer',
    asked: state.trail[state.trail.length - 1]?.title ?? '',
    text: question,
    answers,
  });
  return { ...shown, list: { pid, status: 'ready', key: seq }, feedback: isAnswered ? { key: seq, qaId: pid } : null };
}

function showTrouble(state: ChatState, event: Of<'questions-failed'>): ChatState {
  if (state.list.pid !== event.pid || state.list.status !== 'loading') return state;
  return {
    ...withItem(state, event, { kind: 'trouble', reason: event.reason }),
    list: { pid: event.pid, status: 'failed', key: event.seq },
  };
}

type Settling = { delivery: Delivery; trouble?: string; attempts?: number };

/** Changes an unfinished message. What may have arrived once is never certainly unsent; a refusal may be of a copy. */
function settle(state: ChatState, id: string, { delivery, ...change }: Settling): ChatState {
  const open = state.unsettled.find((entry) => entry.id === id);
  const item = open && itemAt(state.items, open.index);
  if (!open || item?.kind !== 'message') return state;
  const isUncertain = item.isUncertain || delivery === 'unknown' || delivery === 'refused';
  const next = isUncertain && (delivery === 'cancelled' || delivery === 'full') ? 'unknown' : delivery;
  const items = replaceAt(state.items, open.index, { ...item, trouble: '', ...change, isUncertain, delivery: next });
  const isOver = next === 'sent' || next === 'cancelled';
  return { ...state, items, unsettled: isOver ? state.unsettled.filter((entry) => entry !== open) : state.unsettled };
}

function queue(state: ChatState, event: Of<'message-queued'>): ChatState {
  const { id, kind, value, qaId, isAgain = false } = event;
  if (state.unsettled.some((entry) => entry.id === id)) {
    // A retried message moves behind later messages.
    const again = settle(state, id, { delivery: 'queued' });
    const moved = again.unsettled.filter((entry) => entry.id === id);
    return { ...again, unsettled: [...again.unsettled.filter((entry) => entry.id !== id), ...moved] };
  }
  // Another tab has sent it again before this one did: the order of the log decides.
  if (isAgain) return state;
  const asked = kind === 2 ? state.feedback : state.rating;
  const isOpen = asked?.qaId === qaId;
  const isGiven = (item: ChatItem) =>
    item.kind === 'message' && item.record === kind && item.qaId === qaId && item.delivery !== 'cancelled';
  // Another tab has answered before this one did.
  if ((kind === 2 || kind === 3) && !isOpen && toArray(state.items).some(isGiven)) return state;
  const queued = withItem(state, event, {
    kind: 'message',
    id,
    record: kind,
    value,
    qaId,
    delivery: 'queued',
    trouble: '',
    isUncertain: false,
    attempts: 0,
  });
  return {
    ...queued,
    unsettled: [...queued.unsettled, { id, index: state.items.length }],
    feedback: kind === 2 && isOpen ? null : state.feedback,
    // Only a helpful answer is rated.
    rating: kind === 2 && value === '1' ? { qaId } : kind === 3 && isOpen ? null : state.rating,
  };
}

/** Shows a waiting message as one that only this page has. */
export const markUnstored = (state: ChatState, id: string, delivery: 'storing' | 'unsaved') =>
  settle(state, id, { delivery });

function receive(state: ChatState, event: Of<'message-sent'>): ChatState {
  const message = openMessage(state, event.id);
  if (!message) return state;
  const sent = settle(state, event.id, { delivery: 'sent' });
  if (message.record === 1) return withItem(sent, event, { kind: 'note', note: 'handed-off' });
  // Free text always gets a reply with contact to a person; a rating only if it is bad and the server has text.
  const isBadRating = message.record === 3 && Number(message.value) < goodRating;
  const isReply = message.record === 4 || (isBadRating && event.reply !== '');
  return isReply
    ? withItem(sent, event, { kind: 'reply', record: message.record, asked: message.value, text: event.reply })
    : sent;
}

function resume(state: ChatState, event: Of<'resumed'>): ChatState {
  const last = itemAt(state.items, state.items.length - 1);
  return last && event.at - last.at < awayMs ? state : withItem(state, event, { kind: 'note', note: 'resumed' });
}

/** Finds an unfinished message by its id. */
export function openMessage(state: ChatState, id: string): (MessageItem & { key: number; at: number }) | undefined {
  const open = state.unsettled.find((entry) => entry.id === id);
  const item = open && itemAt(state.items, open.index);
  return item?.kind === 'message' ? item : undefined;
}

/** The unfinished messages in these states, oldest first. */
export function messagesIn(state: ChatState, ...deliveries: Delivery[]): MessageItem[] {
  const open = state.unsettled.flatMap(({ id }) => openMessage(state, id) ?? []);
  return open.filter(({ delivery }) => deliveries.includes(delivery));
}

function fail(state: ChatState, { id, reason, text }: Of<'message-failed'>): ChatState {
  if (reason === 'refused') return settle(state, id, { delivery: 'refused', trouble: text });
  // After a lost answer the attempt is the same, because the server may have the first.
  const attempts = Math.max(0, (openMessage(state, id)?.attempts ?? 1) - 1);
  return settle(state, id, { delivery: reason === 'lost' ? 'unknown' : 'full', attempts });
}

/** Another tab may have sent it before this one cancelled it: the order of the log decides. */
function cancel(state: ChatState, event: Of<'message-cancelled'>): ChatState {
  const isUnsent = messagesIn(state, ...unsentStates).some(({ id }) => id === event.id);
  return isUnsent ? settle(state, event.id, { delivery: 'cancelled' }) : state;
}

/** The missing events may have sent a message that was queued. */
function markIncomplete(state: ChatState, event: Of<'incomplete'>): ChatState {
  const uncertain = messagesIn(state, 'queued', 'sending');
  return withItem(
    uncertain.reduce((marked, { id }) => settle(marked, id, { delivery: 'unknown' }), state),
    event,
    { kind: 'note', note: 'incomplete' },
  );
}

function retry(state: ChatState, { pid }: Of<'questions-retried'>): ChatState {
  return state.list.pid === pid && state.list.status === 'failed'
    ? { ...state, list: { pid, status: 'loading', key: -1 } }
    : state;
}

const steps: { [Type in ChatEvent['type']]: (state: ChatState, event: Of<Type>) => ChatState } = {
  'session-started': start,
  'category-chosen': chooseCategory,
  'question-asked': (state, event) =>
    goTo(withItem(state, event, { kind: 'choice', text: event.title }), state.trail, {
      id: event.qaId,
      title: event.title,
    }),
  'questions-loaded': showQuestions,
  'questions-retried': retry,
  'questions-failed': showTrouble,
  'message-queued': queue,
  'message-sending': (state, { id, attempt }) => settle(state, id, { delivery: 'sending', attempts: attempt }),
  'message-sent': receive,
  'message-failed': fail,
  'message-cancelled': cancel,
  'rating-closed': (state) => ({ ...state, rating: null }),
  'handed-off': (state) => state,
  'network-changed': (state, { online }) => ({ ...state, isOnline: online }),
  incomplete: markIncomplete,
  resumed: resume,
};

/** The reducer of the screen. Pure; its cost does not grow with the log. */
export function reduceChat(state: ChatState, event: ChatEvent): ChatState {
  // The table has the step of this very type, which the compiler cannot see.
  const step = steps[event.type] as (state: ChatState, event: ChatEvent) => ChatState;
  return step(state, event);
}

/** The screen after some events. */
export const replay = (events: readonly ChatEvent[]): ChatState => events.reduce(reduceChat, initialChat);
