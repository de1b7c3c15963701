import fc from 'fast-check';
import { expect, it } from 'vitest';
import { replayTo } from '@/features/chat/log/reduce';
import { always } from '../../../../tests/support/always';
import { sampleConversation, toLog } from '../../../../tests/support/sample-conversation';
import { countOfMoment, createStates, momentOfCount } from './use-player';

const { events } = sampleConversation();

const long = toLog(
  Array.from({ length: 450 }, (_, index) => [
    1,
    { type: 'message-queued', id: `m${index}`, kind: 4, value: String(index), qaId: '' },
  ]),
);

always(
  'the states of a conversation equal a replay from the beginning, in any order of requests',
  [fc.array(fc.integer({ min: -1, max: 460 }), { maxLength: 12 })],
  (counts) => {
    const stateAt = createStates(long);
    for (const count of counts) expect(stateAt(count)).toEqual(replayTo(long, Math.max(0, count)));
  },
  { numRuns: 20 },
);

it('the states of a conversation are the same object while nothing moves, so that React does not render', () => {
  const stateAt = createStates(events);
  expect(stateAt(9)).toBe(stateAt(9));
});

it('a link to a moment has the last shown event', () => {
  for (let count = 1; count <= events.length; count += 1)
    expect(countOfMoment(events, momentOfCount(events, count))).toBe(count);
});

it('a link to a moment may have a time', () => {
  const [first, second] = events;
  expect(countOfMoment(events, String(first?.at))).toBe(1);
  expect(countOfMoment(events, String((second?.at ?? 0) + 1))).toBe(2);
  expect(countOfMoment(events, String((first?.at ?? 0) - 1))).toBe(1);
  expect(countOfMoment(events, '9999999999999')).toBe(events.length);
});

it.each([undefined, '', 'soon', '-1', '1e9', '12345678901234567890'])(
  'a link to the moment %j opens the whole conversation',
  (at) => {
    expect(countOfMoment(events, at)).toBe(events.length);
  },
);
