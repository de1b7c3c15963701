import { act, renderHook } from '@testing-library/react';
import { always } from '@tests/support/always';
import { sampleConversation, toLog } from '@tests/support/sample-conversation';
import fc from 'fast-check';
import { replay } from '@/features/chat/log/reduce';
import { buildTimeline } from './player';
import { usePlayer, countOfMoment, createStates, momentOfCount } from './use-player';

beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] }));

it('the player runs by the clock from frame to frame until paused, or until its end', () => {
  const timeline = buildTimeline([0, 500, 1_000, 3_600_000].map((at) => ({ at })));
  const { result } = renderHook(() => usePlayer(timeline, 1));
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const move = (type: 'toggle') => act(() => result.current[1]({ type }));
  move('toggle');
  pass(480);
  expect(result.current[0].count).toBe(1);
  pass(64);
  expect(result.current[0].count).toBe(2);
  move('toggle');
  const { position } = result.current[0];
  pass(5_000);
  expect(result.current[0].position).toBe(position);
  move('toggle');
  pass(1_600);
  expect(result.current[0]).toMatchObject({ count: 4, isPlaying: false });
});

const { events } = sampleConversation();

const queued = { type: 'message-queued', kind: 4, qaId: '' } as const;
const long = toLog(
  Array.from({ length: 450 }, (_, index) => [1, { ...queued, id: `m${index}`, value: String(index) }]),
);

always(
  'the states of a conversation equal a replay from the beginning, in any order of requests',
  [fc.array(fc.integer({ min: -1, max: 460 }), { maxLength: 12 })],
  (counts) => {
    const stateAt = createStates(long);
    for (const count of counts) expect(stateAt(count)).toEqual(replay(long.slice(0, Math.max(0, count))));
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

it.each([undefined, '', 'soon', '-1', '1e9', '12345678901234567890'])('the moment %j is the last event', (at) => {
  expect(countOfMoment(events, at)).toBe(events.length);
});
