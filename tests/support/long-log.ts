import type { ChatEvent, NewChatEvent } from '@/features/chat/log/events';

const begin = Date.UTC(2026, 0, 5, 9, 0, 0);

const answers = [
  { id: 'q1', title: 'How do I pay?', alias: '', actionType: 1 },
  { id: 'q2', title: 'Can I extend my loan?', alias: '', actionType: 2 },
  { id: 'q9', title: 'Talk to a person', alias: '', actionType: 4 },
];

/** One round of a conversation that repeats itself: a question with feedback, and a message with its reply. */
function round(number: number): NewChatEvent[] {
  const id = `m${String(number)}`;
  const topic = String((number % 4) + 1);
  const fails = number % 25 === 24;
  return [
    { type: 'category-chosen', index: number % 4, title: `Topic ${topic}` },
    { type: 'questions-loaded', pid: `c${topic}`, question: 'What would you like to know?', answers },
    { type: 'question-asked', qaId: 'q2', title: 'Can I extend my loan?' },
    {
      type: 'questions-loaded',
      pid: 'q2',
      question: `Yes, by 14 days, for the fee shown. (${String(number)}) ${'The due date moves, the amount stays. '.repeat(number % 4)}`,
      answers: [],
    },
    { type: 'message-queued', id: `f${id}`, kind: 2, value: '0', qaId: 'q2' },
    { type: 'message-sending', id: `f${id}`, attempt: 1 },
    { type: 'message-sent', id: `f${id}`, reply: '' },
    { type: 'message-queued', id, kind: 4, value: `Message number ${String(number)}`, qaId: 'q2' },
    { type: 'message-sending', id, attempt: 1 },
    fails
      ? { type: 'message-failed', id, reason: 'refused', text: '' }
      : { type: 'message-sent', id, reply: `Reply number ${String(number)}` },
  ];
}

/** A valid log of at least 2 events, the same at each call. */
export function longLog(count: number, orderNo = 'long'): ChatEvent[] {
  const rounds = Array.from({ length: Math.ceil(count / 10) }, (_, number) => round(number)).flat();
  const first: NewChatEvent = {
    type: 'session-started',
    orderNo,
    productId: '',
    orderName: 'KrediCepat',
    orderStatus: 'In repayment',
    selectedIndex: 0,
    locale: 'en',
    marketId: 'india',
    categories: [1, 2, 3, 4].map((number) => ({ id: `c${String(number)}`, title: `Topic ${String(number)}` })),
  };
  return [first, ...rounds].slice(0, count).map((event, seq) => ({ ...event, seq, at: begin + seq * 1_000 }));
}
