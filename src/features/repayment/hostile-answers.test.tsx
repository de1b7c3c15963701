import { describe, it } from 'vitest';
import { attackNames, expectHarmless } from '../../../tests/support/hostile-screens';

describe.each([
  ['/installment', {}],
  ['/extension', {}],
  ['/individual', { search: { amount: '155400000', display: '0' } }],
  ['/that', { search: { amount: '155400000', display: '0', payType: '1', payCode: 'BNI' } }],
  ['/dragonpayPaymentInstructions', { search: { amount: '155400000', display: '0', payType: '2', payCode: 'ALFAMART' } }],
])('%s', (path, options) => {
  it.each(attackNames)('stays ours with %s', (attack) => expectHarmless(attack, path, options));
});
