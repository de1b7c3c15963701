import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { daysSince } from './draft-list';

const inMarch = (day: number, hour: number) => new Date(2026, 2, day, hour).getTime();

describe('days since', () => {
  it.each([
    ['a moment ago', inMarch(10, 12), inMarch(10, 12), 0],
    ['this morning', inMarch(10, 1), inMarch(10, 23), 0],
    ['late last night', inMarch(9, 23), inMarch(10, 1), 1],
    ['a month ago', inMarch(1, 12), inMarch(31, 11), 30],
    ['in the future, by a clock that was wrong', inMarch(12, 12), inMarch(10, 12), 0],
  ])('%s', (_, then, now, days) => {
    expect(daysSince(then, now)).toBe(days);
  });
});

/** Summer time, the same at half an hour, fourteen hours ahead, half an hour without summer time. */
const zones = ['America/Los_Angeles', 'America/St_Johns', 'Pacific/Kiritimati', 'Asia/Kolkata'];

describe.each(zones)('on a phone in %s', (zone) => {
  beforeEach(() => void vi.stubEnv('TZ', zone));

  it("the borrower's days end at the phone's midnights", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 400 }), (start, days) => {
        const then = new Date(2000, 0, 1 + start, 23, 59).getTime();
        expect(daysSince(then, new Date(2000, 0, 1 + start + days, 0, 1).getTime())).toBe(days);
        expect(daysSince(then, new Date(2000, 0, 1 + start + days, 23, 59).getTime())).toBe(days);
      }),
    );
  });
});
