import { sampleConversation } from '@tests/support/sample-conversation';
import { buildLanes } from './lanes';

const { events } = sampleConversation();
const call = (at: number, outcome: 'ok' | 'http' = 'ok') => ({ call: 'qa-record', at, took: 12, outcome, code: '' });

it('the lanes have every event once, in the order of the log, and name the subject of feedback and ratings', () => {
  const rows = buildLanes(events);
  expect(rows.map(({ count }) => count)).toEqual(events.map((_, index) => index + 1));
  expect(rows[4]?.cells.borrower?.about).toBe('Bagaimana cara membayar? · Bayar melalui virtual account.');
  expect(rows[9]?.cells.borrower?.about).toContain('Bagaimana cara membayar?');
  expect(rows[13]?.cells.borrower?.about).toBeUndefined();
});

it('the lanes show the duration of an answer, and the server’s text', () => {
  const cells = buildLanes(events)[11]?.cells;
  expect(cells?.wire?.detail).toBe('250 ms');
  expect(cells?.server?.detail).toBe('Terima kasih atas masukan Anda');
});

it('the lanes name the last text of the bot an answer', () => {
  const said = buildLanes(events).flatMap(({ event, cells }) =>
    event?.type === 'questions-loaded' ? [`${event.answers.length} ${cells.server?.name.message ?? ''}`] : [],
  );
  const kinds = new Set(said.map((text) => text.replace(/^[1-9]\d*/, 'some')));
  expect(kinds).toEqual(new Set(['some Questions shown', '0 Answer shown']));
});

it('the lanes include the calls of the request log at their start, and none of another hour', () => {
  const at = events[2]?.at ?? 0;
  const calls = [call(at - 3_600_000), call(at - 1, 'http'), call(at), call(events[21]?.at ?? 0), call(at * 2)];
  const rows = buildLanes(events, calls);
  const found = rows.flatMap(({ event, key, count, cells }, index) =>
    event === null ? [[key, count, index, cells.wire?.isBad]] : [],
  );
  expect(found).toEqual([
    ['call-1', 2, 2, true],
    ['call-2', 3, 4, false],
    ['call-3', 22, 24, false],
  ]);
});
