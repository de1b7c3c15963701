import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './calendar-date';
import { serverDate } from './server-date';

describe('the calendar day of a server time', () => {
  it.each([
    ['2026-03-05', '2026-03-05'],
    ['2026/3/5 23:59', '2026-03-05'],
    ['2026-03-05T18:30:00Z', '2026-03-06'],
    [Date.UTC(2026, 2, 5, 16, 59), '2026-03-05'],
    [Date.UTC(2026, 2, 5, 17), '2026-03-06'],
    ['soon', null],
    ['', null],
    [null, null],
    ['2026-02-30', null],
    ['0001-01-01', null],
    [8.64e15, null],
    ['9999-12-31', null],
  ])('of %s is %s', (value, expected) => {
    expect(serverDate(value, '+07:00')).toBe(expected);
  });

  it('can always be reckoned with, whatever a server sends', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.double(),
          fc.integer(),
          fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
        ),
        (value) => {
          const date = serverDate(value, '+05:30');
          if (date !== null) expect(addDays(date, 3_660)).toMatch(/^\d{4}-\d\d-\d\d$/);
        },
      ),
    );
  });
});
