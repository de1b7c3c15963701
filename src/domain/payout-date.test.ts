import { describe, expect, it } from 'vitest';
import { assumedPayout, offeredPayout } from './payout-date';

describe('the day an offered loan is reckoned from', () => {
  it.each([
    ['2026-04-05', '31', '2026-03-05'],
    ['2026-04-05', '', '2026-03-03'],
    ['2026-04-05', '0', '2026-03-03'],
    ['2026-04-05', 'a month', '2026-03-03'],
    ['2026-04-05', '99999', '2026-03-03'],
    [null, '31', '2026-03-03'],
  ])('with a first payment on %s and a first period of "%s" days is %s', (firstDue, days, expected) => {
    expect(offeredPayout(firstDue, days, '2026-03-03')).toBe(expected);
  });
});

describe('the day a running loan is taken to have been paid out', () => {
  it.each([
    [['2026-04-05', '2026-05-05', '2026-06-04'], '2026-03-06'],
    [['2026-06-04', '2026-04-05', '2026-05-05'], '2026-03-06'],
    [['2026-04-19', '2026-06-19', '2026-07-19'], '2026-03-20'],
    [['2026-04-05', '2026-04-05'], null],
    [['2026-04-05'], null],
    [[], null],
  ])('is one period before the first of %j', (dates, expected) => {
    expect(assumedPayout(dates)).toBe(expected);
  });
});
