import { describe, it } from 'vitest';
import { attackNames, expectHarmless } from '../../../tests/support/hostile-screens';

describe.each([
  ['/payway', { scenario: 'card-repayment' }],
  ['/addnormalcard', { scenario: 'card-repayment' }],
  ['/alipayrepayment', { scenario: 'card-repayment' }],
  ['/borrowDetail', { scenario: 'card-repayment' }],
])('%s', (path, options) => {
  it.each(attackNames)('stays ours with %s', (attack) => expectHarmless(attack, path, options));
});
