import { sampleConversation, sessionStarted, toLog } from '@tests/support/sample-conversation';
import * as v from 'valibot';
import type { Conversation } from '@/features/chat/export/conversation';
import { isFiltered, noFilters, passesFilters, type Filters } from '../library/filters';
import {
  excerptFor,
  hitsOf,
  holdsAll,
  matchesIn,
  searchTermsOf,
  libraryEntryOf,
  findMarks,
  headOf,
  headSchema,
  type Source,
} from './summary';

const sample = sampleConversation();
const resolved: Conversation = { ...sample, id: 's-2', events: sample.events.slice(0, 12) };
const untouched: Conversation = { ...sample, id: 's-3', orderNo: 'LN9', events: sample.events.slice(0, 2) };

const summarize = (conversation: Conversation, source: Source) => libraryEntryOf(headOf(conversation, ''), source);
/** @returns ids of the conversations with these words */
const found = (query: string, ...conversations: readonly Conversation[]) =>
  conversations.filter((one) => holdsAll(headOf(one, ''), searchTermsOf(query))).map(({ id }) => id);

it('marks on the seek bar are at feedback, rating, failed send and hand-off', () => {
  expect(findMarks(sample.events)).toEqual([
    { kind: 'feedback', count: 5 },
    { kind: 'rating', count: 10 },
    { kind: 'failed-send', count: 16 },
    { kind: 'hand-off', count: 21 },
  ]);
});

it('marks on the seek bar count feedback that was queued twice once', () => {
  const queued = { type: 'message-queued', id: 'm', kind: 2, value: '0', qaId: 'q' } as const;
  const log = toLog([
    [0, queued],
    [5, { type: 'message-failed', id: 'm', reason: 'refused', text: '' }],
    [5, queued],
  ]);
  expect(findMarks(log)).toEqual([
    { kind: 'feedback', count: 1 },
    { kind: 'failed-send', count: 2 },
  ]);
});

it('the summary of a conversation has outcome, rating, failures and the last words', () => {
  expect(summarize(sample, 'device')).toMatchObject({
    key: 's-1',
    outcome: 'handed-off',
    rating: 3,
    failures: 1,
    orderName: 'Dana Cepat',
    excerpt: 'Telepon saya di 0812-3456-7890',
  });
  expect(summarize(resolved, 'device')).toMatchObject({ outcome: 'resolved', rating: 3, failures: 0 });
  expect(summarize(untouched, 'imported')).toMatchObject({ key: 'file-s-3', outcome: 'open', rating: 0 });
});

const rated = (value: string) =>
  toLog([
    [0, sessionStarted()],
    [1, { type: 'message-queued', id: 'm', kind: 3, value, qaId: 'q' }],
  ]);

it('the summary of a conversation has neither rating nor outcome of messages that were cancelled', () => {
  const events = toLog([
    [0, sessionStarted()],
    [1, { type: 'message-queued', id: 'm1', kind: 2, value: '1', qaId: 'q' }],
    [1, { type: 'message-cancelled', id: 'm1' }],
    [1, { type: 'message-queued', id: 'm2', kind: 3, value: '5', qaId: 'q' }],
    [1, { type: 'message-cancelled', id: 'm2' }],
  ]);
  expect(headOf({ ...sample, events }, '')).toMatchObject({ outcome: 'open', rating: 0 });
});

it('the summary of a conversation counts it as handed over only once the request for a person was sent', () => {
  const events = toLog([
    [0, sessionStarted()],
    [1, { type: 'handed-off', why: 'button' }],
    [0, { type: 'message-queued', id: 'm', kind: 1, value: '1', qaId: 'q' }],
  ]);
  const outcomeAfter = (...last: Parameters<typeof toLog>[0]) =>
    headOf({ ...sample, events: [...events, ...toLog(last)] }, '').outcome;
  expect(outcomeAfter([1, { type: 'message-failed', id: 'm', reason: 'refused', text: '' }])).toBe('open');
  expect(outcomeAfter([1, { type: 'message-sent', id: 'm', reply: '' }])).toBe('handed-off');
});

it.each([
  ['5', 5],
  ['0', 0],
  ['3.5', 0],
  ['5000', 0],
  ['-1', 0],
  ['1e400', 0],
])('a rating of %j counts as %d stars, and the summary can be stored', (value, stars) => {
  const head = headOf({ ...sample, events: rated(value) }, '');
  expect(head.rating).toBe(stars);
  expect(v.is(headSchema, head)).toBe(true);
});

const entries = [sample, resolved, untouched].map((conversation) => summarize(conversation, 'device'));
const cases = new Map([['s-2', { notes: '', isDone: true }]]);
const ids = (filters: Partial<Filters>, utcOffset = '+07:00') =>
  entries
    .filter((entry) => passesFilters(entry, { ...noFilters, ...filters }, cases.get(entry.id), utcOffset))
    .map(({ key }) => key);

it.each<[Partial<Filters>, string[]]>([
  [{}, ['s-1', 's-2', 's-3']],
  [{ orderNo: 'LN9' }, ['s-3']],
  [{ outcome: 'handed-off' }, ['s-1']],
  [{ outcome: 'resolved' }, ['s-2']],
  [{ outcome: 'not-resolved' }, []],
  [{ rating: '3' }, ['s-1', 's-2']],
  [{ rating: 'none' }, ['s-3']],
  [{ work: 'done' }, ['s-2']],
  [{ work: 'open' }, ['s-1', 's-3']],
])('the filters %j select %j', (filters, expected) => expect(ids(filters)).toEqual(expected));

// The sample begins on 1 March at three in the morning, UTC.
it.each([
  ['+07:00', '2026-02-28', '2026-03-01', '2026-03-02'],
  ['-08:00', '2026-02-27', '2026-02-28', '2026-03-01'],
])('the filters use days in the desk’s time zone %s', (utcOffset, before, day, after) => {
  vi.stubEnv('TZ', 'Pacific/Kiritimati');
  expect(ids({ from: day, to: day }, utcOffset)).toEqual(['s-1', 's-2', 's-3']);
  expect(ids({ from: after }, utcOffset)).toEqual([]);
  expect(ids({ to: before }, utcOffset)).toEqual([]);
});

it('the filters report whether any filter is set', () => {
  expect(isFiltered(noFilters)).toBe(false);
  expect(isFiltered({ ...noFilters, query: ' ' })).toBe(false);
  expect(isFiltered({ ...noFilters, query: 'x' })).toBe(true);
});

it.each([
  ['', ['s-1', 's-3']],
  ['virtual ACCOUNT', ['s-1']],
  ['menghubungi', ['s-1']],
  ['petugas', ['s-1', 's-3']],
  ['dana jatuh', ['s-1', 's-3']],
  ['LN9', ['s-3']],
  ['ＬＮ９', ['s-3']],
  ['nowhere', []],
])('the search for %j finds %j', (query, expected) => expect(found(query, sample, untouched)).toEqual(expected));

it.each([
  ['', 'Telepon saya di 0812-3456-7890'],
  ['LN20260301', 'Telepon saya di 0812-3456-7890'],
  ['menghubungi ANDA', 'Kami akan menghubungi Anda'],
])('the row of a search for %j shows %j', (query, words) => {
  expect(excerptFor(headOf(sample, ''), searchTermsOf(query))).toBe(words);
});

it.each([
  ['Bayar melalui Café', 'cafe', ['Café']],
  ['ＬＮ９ dan LN9', 'ln9', ['ＬＮ９', 'LN9']],
  ['virtual account', 'account virt', ['virt', 'account']],
  ['aaa', 'a aa', ['aa', 'a']],
  ['Straße', 'e', ['e']],
  ['दिन में दान', 'दान', ['दान']],
  ['Cafe\u0301 ९८७', 'cafe 9', ['Cafe\u0301', '९']],
  ['nothing', 'x', []],
])('a hit in %j for %j is marked at %j', (text, query, expected) => {
  expect(matchesIn(text, searchTermsOf(query)).map(({ start, end }) => text.slice(start, end))).toEqual(expected);
});

it('a hit is an event that holds any of the terms', () => {
  expect(hitsOf(sample.events, searchTermsOf('menghubungi'))).toEqual([20]);
  expect(hitsOf(sample.events, [])).toEqual([]);
});
