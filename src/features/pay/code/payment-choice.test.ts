import { atCounter, codePaymentOf } from '@tests/support/payments';
import { offOf, requestFor, toCodePayment } from './codes';
import { choiceAskedFor, choiceConfirmedBy, choiceOfAddress } from './payment-choice';

const order = { productId: 'p1', orderId: '00123' };
const inputs = { amount: '105000000', display: '1', payType: '2', payCode: 'ALFAMART', method: 'ATM' };
const none = { amount: '', payType: '', payCode: '', display: '', method: '', refNo: '' };
const choice = { ...order, ...none, amount: '400', display: '1', method: 'ATM' };
const read = (named: Partial<typeof inputs>) => choiceOfAddress({ ...order, ...named });

it('a payment choice has the inputs of the address', () => {
  expect(choiceOfAddress({ ...order, ...inputs, refNo: '39' })).toEqual({ ...order, ...inputs, refNo: '39' });
  expect(choiceOfAddress({ orderId: '1' })).toEqual({ ...none, productId: '', orderId: '1' });
  const huge = '123456789012345678901234567890';
  expect(read({ amount: huge }).amount).toBe(huge);
});

const noAmounts = ['', 'abc', '1.5', '1,000', '1 000', '-5', '0', '1e5', '12e5', 'Rp5', '<b>1</b>', '9'.repeat(31)];
it.each(noAmounts)('%j is not an amount', (amount) => expect(read({ amount }).amount).toBe(''));

const noWays = ['0', '3', '', ' ', '<b>', 'a b', 'javascript:alert(1)', 'a'.repeat(33), '__proto__'];
const ways = ['1', '2', 'upi', 'QRIS', 'ewallet', 'pay-later'];
it.each([...noWays, ...ways])('%j is a way of paying, or not', (payType) => {
  expect(read({ payType }).payType).toBe(ways.includes(payType) ? payType : '');
});

it.each([
  [{ amount: 'Rp10.000' }, { amount: '', payCode: '', pay_type: '1', is_default: '1', is_display: '0' }],
  [inputs, { amount: '105000000', payCode: 'ALFAMART', pay_type: '2', is_default: '0', is_display: '1' }],
])('a payment choice %j is sent as %j', (named, sent) => {
  expect(requestFor(read(named))).toEqual({ ...order, ...sent, specific_num: '' });
});

it('other pages get the place of the server, and the asked amount without any fee', () => {
  const payment = codePaymentOf({ asked: '500', amount: '900', fee: '400', code: atCounter });
  expect(choiceConfirmedBy(choice, payment)).toEqual({ ...choice, amount: '500', ...atCounter });
});

it('a code is requested again with the same request', () => {
  const asked = { amount: '300', payType: '1', payCode: 'BNI' };
  const payment = codePaymentOf({ code: { asked } });
  expect(requestFor(choiceAskedFor(choice, payment))).toEqual(requestFor({ ...choice, ...asked }));
});

const nothing = { payStep: [], telephone: '', expireTime: null, groupName: '', payee: '', payUrl: '', qrContent: '' };
const bill = { vcode: '3901', cardNo: 'INV1', specificNum: '77' };
const answer = { ...nothing, ...bill, amount: 500n, fee: 0n, payType: '1', payCode: 'BCA' };
const way = { payType: '1', payCode: 'BCA', name: 'Bank BCA' };
const known = { id: 'a', market: 'india', productName: 'P', loanDue: '2026-03-02', now: 1, way } as const;

it.each([
  [{}, {}, { billNumber: 'INV1', placeName: 'Bank BCA', loanDue: '2026-03-02', savedAt: 1 }],
  [{ cardNo: '' }, {}, { billNumber: '77' }],
  [{ specificNum: 'INV1' }, {}, { billNumber: 'INV1' }],
  [{ cardNo: '', specificNum: '' }, {}, { billNumber: '' }],
  [{ payType: '2' }, {}, { payType: '2', placeName: '' }],
  [{ payType: '' }, { payType: '2' }, { payType: '2' }],
  [{ payType: 'x' }, {}, { payType: '1' }],
  [{ payType: 'x' }, { payType: 'upi' }, { payType: 'upi' }],
  [{ payType: '1' }, { payType: 'upi' }, { payType: '1' }],
])('an answer with %j to a request with %j gives a code with %j', (parts, asked, shown) => {
  expect(toCodePayment({ ...answer, ...parts }, { ...choice, ...asked }, known).code).toMatchObject(shown);
});

it.each([
  [{}, '', { purpose: 'extension', asked: '500', off: '500', amount: '500', fee: '0' }],
  [{}, '400', { asked: '400', off: '500' }],
  [{ amount: 'ask us', fee: 'some' }, '', { asked: '', off: '', amount: 'ask us', fee: 'some' }],
  [{ amount: '', fee: '' }, '400', { asked: '400', off: '', amount: '', fee: '' }],
])('an answer with %j to a request of %j gives a payment of %j', (parts, amount, shown) => {
  expect(toCodePayment({ ...answer, ...parts }, { ...choice, amount }, known)).toMatchObject(shown);
});

it.each([
  ['1', 500n, 0n, '', '500'],
  ['1', 504n, 4n, '500', '500'],
  ['1', 500n, 4n, '500', '500'],
  ['1', 504n, 4n, '', '500'],
  ['1', 504n, 4n, '300', '500'],
  ['1', 4n, 4n, '', '0'],
  ['1', 504n, 'a little', '', '504'],
  ['2', 500n, 4n, '', '500'],
  ['2', 504n, 4n, '500', '500'],
  ['ewallet', 500n, 4n, '300', '500'],
  ['2', 'ask us', 4n, '500', ''],
])('of way %s, amount %s with the fee %s, asked %j, the debt falls by %j', (payType, amount, fee, asked, off) => {
  expect(offOf({ amount, fee }, asked, payType)).toBe(off);
});
