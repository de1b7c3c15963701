import type { Conversation } from '@/features/chat/export/conversation';
import type { ChatEvent, NewChatEvent } from '@/features/chat/log/events';

type SessionStarted = Extract<NewChatEvent, { type: 'session-started' }>;

const start = Date.UTC(2026, 2, 1, 3);

const categories = [
  { id: 'c1', title: 'Pembayaran' },
  { id: 'c2', title: 'Akun' },
];

const answers = [
  { id: 'q1', title: 'Bagaimana cara membayar?', alias: '', actionType: 1 },
  { id: 'q2', title: 'Hubungi petugas', alias: '', actionType: 4 },
];

/** The start of a conversation, in Indonesia, with these facts of its own. */
export function sessionStarted(given: Partial<SessionStarted> = {}): SessionStarted {
  const order = {
    orderNo: 'LN20260301',
    productId: '',
    orderName: 'Dana Cepat',
    orderStatus: 'Jatuh tempo',
    selectedIndex: 0,
  };
  return { type: 'session-started', ...order, locale: 'id', marketId: 'indonesia', categories, ...given };
}

/** What happens in the sample after its start, each with the milliseconds since the event before. */
const happenings: [number, NewChatEvent][] = [
  [300, { type: 'questions-loaded', pid: 'c1', question: 'Apa yang ingin Anda ketahui?', answers }],
  [900, { type: 'question-asked', qaId: 'q1', title: 'Bagaimana cara membayar?' }],
  [200, { type: 'questions-loaded', pid: 'q1', question: 'Bayar melalui virtual account.', answers: [] }],
  [800, { type: 'message-queued', id: 'm1', kind: 2, value: '1', qaId: 'q1' }],
  [0, { type: 'message-sending', id: 'm1', attempt: 1 }],
  [150, { type: 'message-sent', id: 'm1', reply: '' }],
  [10, { type: 'resumed' }],
  [700, { type: 'rating-closed' }],
  // In another window, which still asked for stars.
  [0, { type: 'message-queued', id: 'm2', kind: 3, value: '3', qaId: 'q1' }],
  [0, { type: 'message-sending', id: 'm2', attempt: 1 }],
  [250, { type: 'message-sent', id: 'm2', reply: 'Terima kasih atas masukan Anda' }],
  [8_040_000, { type: 'network-changed', online: false }],
  [500, { type: 'message-queued', id: 'm3', kind: 4, value: 'Telepon saya di 0812-3456-7890', qaId: '' }],
  [0, { type: 'message-sending', id: 'm3', attempt: 1 }],
  [900, { type: 'message-failed', id: 'm3', reason: 'refused', text: '' }],
  [400, { type: 'network-changed', online: true }],
  [100, { type: 'message-queued', id: 'm3', kind: 4, value: 'Telepon saya di 0812-3456-7890', qaId: '' }],
  [0, { type: 'message-sending', id: 'm3', attempt: 2 }],
  [350, { type: 'message-sent', id: 'm3', reply: 'Kami akan menghubungi Anda' }],
  [600, { type: 'message-queued', id: 'm4', kind: 1, value: '1', qaId: 'q2' }],
  [0, { type: 'message-sending', id: 'm4', attempt: 1 }],
  [0, { type: 'message-sent', id: 'm4', reply: '' }],
];

export function toLog(steps: readonly [number, NewChatEvent][]): ChatEvent[] {
  let at = start;
  return steps.map(([gap, event], seq): ChatEvent => {
    at += gap;
    return { ...event, seq, at };
  });
}

/** A conversation with everything that support looks for: feedback, rating, a failed send, a hand-off, an idle gap. */
export function sampleConversation(given: Partial<Conversation> = {}): Conversation {
  const { orderNo = 'LN20260301' } = given;
  const events = toLog([[0, sessionStarted({ orderNo })], ...happenings]);
  return { id: 's-1', orderNo, startedAt: start, events, ...given };
}
