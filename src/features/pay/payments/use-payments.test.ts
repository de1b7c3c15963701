import type { Stage } from '@/domain/payments/payment';
import { pollPlanOf } from './use-payments';

it.each<[Stage[], number]>([
  [['shown'], 15_000],
  [['said', 'shown'], 5_000],
  [['unknown', 'said', 'shown'], 2_000],
  [['shown', 'committing'], 2_000],
])('the loan of payments that are %j is read again after %d ms', (stages, first) => {
  expect(pollPlanOf(stages.map((stage) => ({ stage })))).toHaveProperty('first', first);
});
