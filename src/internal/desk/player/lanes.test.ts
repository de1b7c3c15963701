import { sampleConversation } from '@tests/support/sample-conversation';
import type { ChatEvent } from '@/features/chat/log/events';
import { buildLanes } from './lanes';

const { events } = sampleConversation();
const call = (at: number, outcome: 'ok' | 'http' = 'ok') => ({ call: 'qa-record', at, took: 12, outcome, code: '' });

const rowOf = (type: ChatEvent['type'], id?: string) =>
  buildLanes(events).find(
    ({ event }) => event?.type === type && (id === undefined || ('id' in event && event.id === id)),
  );

it('the lanes have every event once, in the order of the log, and name the subject of feedback and ratings', () => {
  const rows = buildLanes(events);
  expect(rows.map(({ count }) => count)).toEqual(events.map((_, index) => index + 1));
  expect(rowOf('message-queued', 'm1')?.cells.borrower?.about).toBe(
    'Bagaimana cara membayar? · Bayar melalui virtual account.',
  );
  expect(rowOf('message-queued', 'm2')?.cells.borrower?.about).toContain('Bagaimana cara membayar?');
  const message = rowOf('message-queued', 'm3')?.cells.borrower;
  expect(message).toBeDefined();
  expect(message?.about).toBeUndefined();
});

it('the lanes show the duration of an answer, and the server’s text', () => {
  const cells = rowOf('message-sent', 'm2')?.cells;
  expect(cells?.wire?.detail).toBe('250 ms');
  expect(cells?.server?.detail).toBe('Terima kasih atas masukan Anda');
});

it('the lanes show that questions came, and at the end of a path an answer', () => {
  const loaded = buildLanes(events).flatMap(({ event, cells }) =>
    event?.type === 'questions-loaded' ? [[event.answers.length > 0, cells.server?.name.message]] : [],
  );
  expect(loaded).toEqual([
    [true, 'Questions shown'],
    [false, 'Answer shown'],
  ]);
});

it('the lanes include the calls of the request log at their start, and none of another hour', () => {
  const at = events[2]?.at ?? 0;
  const calls = [call(at - 3_600_000), call(at - 1, 'http'), call(at), call(events.at(-1)?.at ?? 0), call(at * 2)];
  const rows = buildLanes(events, calls);
  const found = rows.flatMap(({ event, key, count, cells }, index) =>
    event === null ? [[key, count, index, cells.wire?.isBad]] : [],
  );
  expect(found).toEqual([
    ['call-1', 2, 2, true],
    ['call-2', 3, 4, false],
    ['call-3', 23, 25, false],
  ]);
});
