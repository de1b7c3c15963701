import { expect, it } from 'vitest';
import { counterCodeOf, paymentCodeOf } from '../../../../tests/support/payment-codes';
import { cashierChoiceOfAddress, cashierInputs } from './cashier-choice';
import { barcodeTextOf } from './cashier-screen';
import { findCashierCode } from './saved-codes';

const order = { productId: 'p', orderId: 'o' };
const alfamart = counterCodeOf({ vcode: 'A1', amount: '100' });
const older = counterCodeOf({ vcode: 'A0', amount: '100' });
const bank = paymentCodeOf({ vcode: 'B1' });
const cards = [bank, alfamart, older];

/** The code of a list that an address shows. */
function codeAt(address: Parameters<typeof cashierChoiceOfAddress>[0], list = cards) {
  const choice = cashierChoiceOfAddress(address);
  return choice && findCashierCode(list, choice);
}

it.each([
  ['a code', { refNo: 'A0' }, 'A0'],
  ['the code of a bank', { refNo: 'B1' }, 'B1'],
  ['a code that is not here, whatever else', { refNo: 'X', amount: '100', payCode: 'ALFAMART' }, undefined],
  ['amount and market', { amount: '100', payCode: 'ALFAMART' }, 'A1'],
  ['another amount', { amount: '101', payCode: 'ALFAMART' }, undefined],
  ['nothing: the newest of a counter', {}, 'A1'],
  ['no amount at all', { amount: 'Rp1' }, 'A1'],
])('an address with %s shows %s', (_, inputs, vcode) => expect(codeAt({ ...order, ...inputs })?.vcode).toBe(vcode));

it('the address of a card finds that card', () => {
  for (const card of cards) expect(codeAt(cashierInputs(order, card))).toBe(card);
});

it('a very long code is not part of the address, and is found', () => {
  const endless = paymentCodeOf({ vcode: '9'.repeat(10_000), payType: '2', payCode: 'INDOMARET', amount: '100' });
  const inputs = cashierInputs(order, endless);
  expect(inputs.refNo).toBeUndefined();
  expect(codeAt(inputs, [...cards, endless])).toBe(endless);
});

it.each([
  ['2', ' 8881 0123 4567 ', '888101234567'],
  ['2', 'AB12-cd34', 'AB12-cd34'],
  ['2', '<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['1', '8881012345678901', null],
  ['2', '', null],
  ['2', '   ', null],
  ['2', '８８８１', null],
  ['2', '12\u000034', null],
  ['2', 'kode-é', null],
  ['2', '9'.repeat(80), '9'.repeat(80)],
  ['2', '9'.repeat(81), null],
  ['2', '9'.repeat(10_000), null],
])('the bars for the way %s and the code %j contain %j', (payType, vcode, text) => {
  expect(barcodeTextOf({ payType, vcode })).toBe(text);
});
