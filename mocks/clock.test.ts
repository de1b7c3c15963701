import { lenderDate } from '@/domain/calendar-days';
import { addWeekdays, dateTimeText, day, endOfDay, hour, minute, readClock, realTime } from './clock';

const noon = Date.parse('2026-03-04T12:00:00Z');

describe('the virtual clock', () => {
  it.each([
    ['+3d', 3 * day],
    [' 3d', 3 * day],
    ['-1d', -day],
    ['+2h', 2 * hour],
    ['-30m', -30 * minute],
    ['2026-03-05T12:00:00Z', day],
    ['2026-03-04T12:00:00', 0],
    ['2026-03-04T19:30:00+07:00', 30 * minute],
    ['2026-03-04T19:30:00 07:00', 30 * minute],
  ])('reads %j', (literal, offset) => {
    expect(readClock(literal, noon)?.offset).toBe(offset);
  });

  it('is the real time without a literal, and null for an invalid one', () => {
    expect(['', '+0d', ' 0d'].map((literal) => readClock(literal, noon))).toEqual([realTime, realTime, realTime]);
    for (const literal of ['3d', '+3w', 'tomorrow', '2026-02-30']) expect(readClock(literal, noon), literal).toBeNull();
  });

  it('gives the same setting for a relative literal whenever it is read', () => {
    expect(readClock('+3d', noon)).toEqual(readClock('+3d', noon + day));
  });
});

describe('the lender’s calendar', () => {
  it('ends a day with its last second', () => {
    expect(dateTimeText(endOfDay(noon, '+05:30', 2), '+05:30')).toBe('2026-03-06 23:59:59');
  });

  it('skips the weekend', () => {
    const friday = Date.parse('2026-03-06T08:00:00Z');
    expect(lenderDate(addWeekdays(friday, 2, '+07:00'), '+07:00')).toBe('2026-03-10');
    expect(lenderDate(addWeekdays(noon, 2, '+07:00'), '+07:00')).toBe('2026-03-06');
  });
});
