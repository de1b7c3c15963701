import { expect, it } from 'vitest';
import { paymentCodeOf } from '../../../../tests/support/payment-codes';
import { findCashierCode } from '../code/saved-codes';
import { cashierInputs, readCashierChoice } from './cashier-choice';

const order = { productId: 'p', orderId: 'o' };
const alfamart = paymentCodeOf({
  vcode: 'A1',
  payType: '2',
  payCode: 'ALFAMART',
  amount: '100',
  asked: { amount: '100', payType: '2', payCode: 'ALFAMART' },
});
const older = paymentCodeOf({
  vcode: 'A0',
  payType: '2',
  payCode: 'ALFAMART',
  amount: '100',
  asked: { amount: '100', payType: '2', payCode: 'ALFAMART' },
});
const bank = paymentCodeOf({ vcode: 'B1' });
const cards = [bank, alfamart, older];

it.each([
  ['a code', { refNo: 'A0' }, 'A0'],
  ['the code of a bank', { refNo: 'B1' }, 'B1'],
  ['a code that is not here, whatever else', { refNo: 'X', amount: '100', payCode: 'ALFAMART' }, undefined],
  ['amount and market', { amount: '100', payCode: 'ALFAMART' }, 'A1'],
  ['another amount', { amount: '101', payCode: 'ALFAMART' }, undefined],
  ['nothing: the newest of a counter', {}, 'A1'],
  ['no amount at all', { amount: 'Rp1' }, 'A1'],
])('an address that names %s shows %s', (_, inputs, vcode) => {
  expect(findCashierCode(cards, readCashierChoice(order, inputs))?.vcode).toBe(vcode);
});

it('the address of a card finds that card', () => {
  for (const card of cards)
    expect(findCashierCode(cards, readCashierChoice(order, cashierInputs(order, card)))).toBe(card);
});

it('a code of endless length stays out of the address, and is found all the same', () => {
  const endless = paymentCodeOf({ vcode: '9'.repeat(10_000), payType: '2', payCode: 'INDOMARET', amount: '100' });
  const inputs = cashierInputs(order, endless);
  expect(inputs.refNo).toBeUndefined();
  expect(findCashierCode([...cards, endless], readCashierChoice(order, inputs))).toBe(endless);
});
