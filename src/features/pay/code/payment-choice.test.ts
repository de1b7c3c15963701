import { expect, it } from 'vitest';
import { paymentCodeOf } from '../../../../tests/support/payment-codes';
import { choiceAskedFor, choiceConfirmedBy, readPaymentChoice } from './payment-choice';
import { requestFor, toPaymentCode } from './queries';

const order = { productId: 'p1', orderId: '00123' };
const inputs = { amount: '105000000', display: '1', payType: '2', payCode: 'ALFAMART', method: 'ATM' };
const choice = readPaymentChoice(order, { amount: '400', display: '1', method: 'ATM' });

it('a payment choice has the inputs of the address', () => {
  expect(readPaymentChoice(order, inputs)).toEqual({ ...order, ...inputs });
  const huge = '123456789012345678901234567890';
  expect(readPaymentChoice(order, { amount: huge }).amount).toBe(huge);
});

const noAmounts = ['', 'abc', '1.5', '1,000', '1 000', '-5', '0', '1e5', '12e5', 'Rp5', '<b>1</b>', '9'.repeat(31)];
it.each(noAmounts)('%j is not an amount', (amount) => expect(readPaymentChoice(order, { amount }).amount).toBe(''));

const noWays = ['0', '3', '', ' ', '<b>', 'a b', 'javascript:alert(1)', 'a'.repeat(33), '__proto__'];
const ways = ['1', '2', 'upi', 'QRIS', 'ewallet', 'pay-later'];
it.each([...noWays, ...ways])('%j is a way of paying, or not', (payType) => {
  expect(readPaymentChoice(order, { payType }).payType).toBe(ways.includes(payType) ? payType : '');
});

it.each([
  [{ amount: 'Rp10.000' }, { amount: '', payCode: '', pay_type: '1', is_default: '1', is_display: '0' }],
  [inputs, { amount: '105000000', payCode: 'ALFAMART', pay_type: '2', is_default: '0', is_display: '1' }],
])('a payment choice %j is sent as %j', (named, sent) => {
  expect(requestFor(readPaymentChoice(order, named))).toEqual({ ...order, ...sent, specific_num: '' });
});

it('other pages get amount and place of the server, or the requested amount', () => {
  const card = paymentCodeOf({ amount: '500', payType: '2', payCode: 'ALFAMART' });
  expect(choiceConfirmedBy(choice, card)).toEqual({ ...choice, amount: '500', payType: '2', payCode: 'ALFAMART' });
  expect(choiceConfirmedBy(choice, paymentCodeOf({ amount: 'ask us' })).amount).toBe('400');
});

it('a code is requested again with the same request', () => {
  const asked = { amount: '300', payType: '1', payCode: 'BNI', display: '0' };
  expect(requestFor(choiceAskedFor(choice, paymentCodeOf({ asked })))).toEqual(requestFor({ ...choice, ...asked }));
});

const nothing = { payStep: [], telephone: '', expireTime: null, groupName: '', payee: '', payUrl: '', qrContent: '' };
const bill = { vcode: '3901', cardNo: 'INV1', specificNum: '77' };
const answer = { ...nothing, ...bill, amount: 500n, fee: 0n, payType: '1', payCode: 'BCA' };

it.each([
  [{}, {}, { billNumber: 'INV1', reference: '77', amount: '500', fee: '', savedAt: 1 }],
  [{ cardNo: '' }, {}, { billNumber: '77', reference: '' }],
  [{ specificNum: 'INV1' }, {}, { billNumber: 'INV1', reference: '' }],
  [{ cardNo: '', specificNum: '' }, {}, { billNumber: '', reference: '' }],
  [{ amount: 'ask us' }, {}, { amount: 'ask us' }],
  [{ payType: '2' }, {}, { payType: '2' }],
  [{ payType: '' }, { payType: '2' }, { payType: '2' }],
  [{ payType: 'x' }, {}, { payType: '1' }],
  [{ payType: 'x' }, { payType: 'upi' }, { payType: 'upi' }],
  [{ payType: '1' }, { payType: 'upi' }, { payType: '1' }],
])('an answer with %j to a request with %j gives a code with %j', (parts, asked, shown) => {
  expect(toPaymentCode({ ...answer, ...parts }, { ...choice, ...asked }, 1)).toMatchObject(shown);
});

it('the fee of a code is text', () => expect(toPaymentCode({ ...answer, fee: 250n }, choice, 1).fee).toBe('250'));
