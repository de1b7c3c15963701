import type { MessageDescriptor } from '@lingui/core';
import { always } from '@tests/support/always';
import { longLog } from '@tests/support/long-log';
import { sessionStarted } from '@tests/support/sample-conversation';
import fc from 'fast-check';
import { handOverOf } from '../live/open-chat';
import { parseChatEvents, type ChatEvent, type NewChatEvent } from './events';
import { openMessage, reduceChat, replay } from './reduce';
import { toArray, type ChatState, type Delivery } from './state';

const categories = [
  { id: 'c1', title: 'Repayment' },
  { id: 'c2', title: 'Account' },
];
const start = sessionStarted({ orderNo: '00123', orderName: 'KrediCepat', orderStatus: 'In repayment', categories });

const at = (events: NewChatEvent[], step = 1_000): ChatEvent[] =>
  events.map((event, seq) => ({ ...event, seq, at: seq * step }));
const stateOf = (...events: NewChatEvent[]) => replay(at([start, ...events]));
const kinds = (state: ChatState) => toArray(state.items).map(({ kind }) => kind);
const leaf = (pid: string): NewChatEvent => ({ type: 'questions-loaded', pid, question: `About ${pid}`, answers: [] });
const answers = [{ id: 'q', title: 'Q', alias: '', actionType: 1 }];
const branch = (pid: string): NewChatEvent => ({ type: 'questions-loaded', pid, question: null, answers });
const ask = (qaId: string): NewChatEvent => ({ type: 'question-asked', qaId, title: qaId });
const typed = { type: 'message-queued', qaId: 'q' } as const;
const queued = (id: string, kind: 1 | 2 | 3 | 4 = 4, value = 'hi'): NewChatEvent => ({ ...typed, id, kind, value });
const queuedAgain: NewChatEvent = { ...typed, id: 'm', kind: 4, value: 'hi', isAgain: true };
const failed = { type: 'message-failed', text: '' } as const;
const failure = (reason: 'lost' | 'refused' | 'full', id = 'm'): NewChatEvent => ({ ...failed, id, reason });

const long = longLog(300);
always(
  'a log gives the same state at once and in two parts',
  [fc.nat(300)],
  (count) => {
    expect(long.slice(count).reduce(reduceChat, replay(long.slice(0, count)))).toEqual(replay(long));
  },
  { numRuns: 30 },
);

const short = longLog(60);
always(
  'events in any order cause no error and change no earlier state',
  [fc.shuffledSubarray(short)],
  (shuffled) => {
    const before = replay(short);
    const copy = JSON.stringify(before);
    const after = shuffled.reduce(reduceChat, before);
    expect(JSON.stringify(before)).toBe(copy);
    expect(after.items.length).toBe(toArray(after.items).length);
  },
  { numRuns: 50 },
);

it.each([
  ['the category of the start', 1, { category: 1, list: { pid: 'c2', status: 'loading' }, trail: [{ id: 'c2' }] }],
  ['the last category if there are fewer', 9, { category: 1 }],
  ['no category if the start has none', null, { category: null, list: { status: 'idle' }, trail: [] }],
])('a log opens %s', (_what, selectedIndex, expected) => {
  const opened = replay(at([{ ...start, selectedIndex }]));
  expect(opened).toMatchObject(expected);
  expect(kinds(opened)).toEqual(['greeting']);
});

it('a list is shown once, and not after the person has asked something else', () => {
  expect(kinds(stateOf(ask('q'), branch('c1')))).toEqual(['greeting', 'choice']);
  expect(kinds(stateOf(branch('c1'), branch('c1')))).toEqual(['greeting', 'answer']);
});

it('a list of an earlier step shortens the path', () => {
  const state = stateOf(branch('c1'), ask('a'), branch('a'), ask('b'), branch('b'), ask('a'), branch('a'));
  expect(state.trail.map(({ id }) => id)).toEqual(['c1', 'a']);
});

it('feedback is asked for once after an answer; not after a category, and not if more questions follow', () => {
  const answered = [branch('c1'), ask('q'), leaf('q')];
  expect(stateOf(...answered).feedback).toMatchObject({ qaId: 'q' });
  expect(stateOf(...answered, queued('f', 2, '1')).feedback).toBeNull();
  expect(stateOf(leaf('c1')).feedback).toBeNull();
  expect(stateOf(branch('c1'), ask('q'), branch('q')).feedback).toBeNull();
});

it('one answer has one feedback and one rating: the first of the log, unless it was cancelled or is asked for again', () => {
  const given = (...events: NewChatEvent[]) => {
    const { items, rating } = stateOf(branch('c1'), ask('q'), leaf('q'), ...events);
    return [...toArray(items).flatMap((item) => (item.kind === 'message' ? item.id : [])), rating?.qaId];
  };
  const helpful = queued('a', 2, '1');
  expect(given(helpful)).toEqual(['a', 'q']);
  expect(given(queued('a', 2, '0'), queued('b', 2, '1'))).toEqual(['a', undefined]);
  expect(given(helpful, queued('s', 3, '2'), queued('b', 2, '1'), queued('t', 3))).toEqual(['a', 's', undefined]);
  expect(given(helpful, { type: 'rating-closed' }, queued('s', 3))).toEqual(['a', 's', undefined]);
  expect(given(helpful, { type: 'message-cancelled', id: 'a' }, queued('b', 2, '0'))).toEqual(['a', 'b', 'q']);
  expect(given(ask('q'), helpful, ask('q'), leaf('q'), queued('b', 2, '0'))).toEqual(['a', 'b', 'q']);
});

const sending: NewChatEvent = { type: 'message-sending', id: 'm', attempt: 1 };
const cancelled: NewChatEvent = { type: 'message-cancelled', id: 'm' };

it.each<[string, NewChatEvent[], Delivery, number]>([
  ['is queued', [], 'queued', 0],
  ['is sending', [sending], 'sending', 1],
  ['has failed', [sending, failure('refused')], 'refused', 1],
  ['is uncertain after a lost answer', [sending, failure('lost')], 'unknown', 0],
  ['is the same attempt after a lost answer', [sending, failure('lost'), queued('m')], 'queued', 0],
  ['has not left a full device', [sending, failure('full')], 'full', 0],
  ['is the same attempt after it has not left', [sending, failure('full'), queued('m')], 'queued', 0],
  ['may have been sent in a missing part of the log', [{ type: 'incomplete' }], 'unknown', 0],
  ['is being sent, although another tab has cancelled it later', [sending, cancelled], 'sending', 1],
  ['is uncertain, although the next was cancelled', [sending, failure('lost'), queued('m'), cancelled], 'unknown', 0],
  ['is uncertain after the refusal of a copy', [sending, failure('refused'), queued('m'), cancelled], 'unknown', 1],
  ['is uncertain, the next had no room', [sending, failure('lost'), queued('m'), failure('full')], 'unknown', 0],
  ['is uncertain, although another tab has cancelled it later', [sending, failure('lost'), cancelled], 'unknown', 0],
  ['is a new attempt after a refusal', [sending, failure('refused'), queued('m')], 'queued', 1],
])('a message %s', (_what, events, delivery, attempts) => {
  expect(openMessage(stateOf(queued('m'), ...events), 'm')).toMatchObject({ delivery, attempts });
});

it('a message that is finished ignores later events', () => {
  const sent: NewChatEvent = { type: 'message-sent', id: 'm', reply: 'Yes' };
  const expected = ['greeting', 'message', 'reply'];
  expect(kinds(stateOf(queued('m'), sent))).toEqual(expected);
  expect(kinds(stateOf(queued('m'), sent, sent, failure('lost')))).toEqual(expected);
  expect(kinds(stateOf(queued('m'), sending, cancelled, sent))).toEqual(expected);
  // Another tab has sent it again.
  expect(kinds(stateOf(queued('m'), sent, queuedAgain))).toEqual(expected);
  expect(kinds(stateOf(queued('m'), cancelled, sending, sent))).toEqual(['greeting', 'message']);
});

it('free text always gets a reply, a rating below four stars if the server has text, feedback never', () => {
  const reply = (kind: 1 | 2 | 3 | 4, words: string, value = '3') =>
    kinds(stateOf(queued('m', kind, value), { type: 'message-sent', id: 'm', reply: words })).includes('reply');
  expect([reply(4, ''), reply(3, 'Sorry')]).toEqual([true, true]);
  expect([reply(3, ''), reply(3, 'success', '4'), reply(2, 'ok'), reply(1, 'ok')]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

it('a message that is retried moves behind later ones', () => {
  const state = stateOf(queued('a'), failure('refused', 'a'), queued('b'), queued('a'));
  expect(state.unsettled.map(({ id }) => id)).toEqual(['b', 'a']);
});

const handedOff: NewChatEvent = { type: 'handed-off', why: 'button' };

it.each<[string, NewChatEvent[], string[]]>([
  ['waits', [queued('m', 1)], ['message']],
  ['waits in the log of an older build', [handedOff, queued('m', 1)], ['message']],
  ['was taken back', [queued('m', 1), { type: 'message-cancelled', id: 'm' }], ['message']],
  ['was refused', [queued('m', 1), failure('refused')], ['message']],
  ['was sent', [queued('m', 1), { type: 'message-sent', id: 'm', reply: '' }], ['message', 'note']],
])('a request for a person that %s is only noted as passed on if the server has it', (_what, events, entries) => {
  expect(kinds(stateOf(...events))).toEqual(['greeting', ...entries]);
});

it('returning is noted only after five minutes', () => {
  expect(kinds(stateOf({ type: 'resumed' }))).toEqual(['greeting']);
  expect(kinds(replay(at([start, { type: 'resumed' }], 300_000)))).toEqual(['greeting', 'note']);
});

it('reading a log takes a valid one completely, and the beginning of a broken one', () => {
  const log = longLog(50);
  expect(parseChatEvents(log)).toEqual({ events: log, brokenAt: null });
  expect(parseChatEvents([...log.slice(0, 20), { type: 'nonsense' }, ...log.slice(21)])).toEqual({
    events: log.slice(0, 20),
    brokenAt: 20,
  });
  expect(parseChatEvents([...log.slice(0, 20), ...log.slice(21)]).brokenAt).toBe(20);
});

const translate = ({ message: text = '', values }: MessageDescriptor) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values?.[name]));

it.each<[string, string, NewChatEvent[], string[]]>([
  ['a text', 'kept', [queued('a', 4, 'kept'), queued('b'), { type: 'message-cancelled', id: 'b' }], ['kept']],
  ['feedback', 'q', [queued('a', 2, '0')], ['Not resolved']],
  ['a rating', 'kept', [queued('a', 4, 'kept'), queued('c', 3, '2')], ['kept', '2 of 5 stars']],
  ['a hand-over', 'q', [queued('a', 1, '')], ['Please connect me with customer service.']],
])('the transcript for a complaint after %s has all but what was cancelled, and asks %j', (_, asked, events, said) => {
  const written = said.map((text) => ({ from: 'borrower', text }));
  const lines = [{ from: 'borrower', text: 'q' }, { from: 'bot', text: 'About q' }, ...written];
  const state = stateOf(branch('c1'), ask('q'), leaf('q'), ...events);
  expect(handOverOf(state, translate)).toEqual({ startedAt: 0, asked, topic: 'Repayment', lines });
});
