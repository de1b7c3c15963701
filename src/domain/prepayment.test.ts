import { expect, it } from 'vitest';
import { markets } from './market';
import { marketRules } from './market-rules';
import { earliestPrepayment } from './prepayment';

const { prepayment } = marketRules(markets.india);

it.each([
  ['a loan of 93 days', '2026-03-05', '2026-06-06', '2026-04-21'],
  ['a loan of 92 days, whose half is a whole number', '2026-03-05', '2026-06-05', '2026-04-20'],
  ['a loan of ten days, whose half comes before the seventh', '2026-03-05', '2026-03-15', '2026-03-12'],
  ['a loan that ends on its first day', '2026-03-05', '2026-03-05', '2026-03-12'],
])('repaying early begins, for %s', (_, payout, lastDue, expected) => {
  expect(earliestPrepayment(payout, lastDue, prepayment)).toBe(expected);
});
