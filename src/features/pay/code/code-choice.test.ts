import { expect, it } from 'vitest';
import { paymentCodeOf } from '../../../../tests/support/payment-codes';
import { choiceAskedFor, choiceConfirmedBy, readPaymentChoice } from './payment-choice';
import { requestFor, toPaymentCode } from './queries';

const choice = readPaymentChoice({ productId: 'p', orderId: 'o' }, { amount: '400', display: '1', method: 'ATM' });

it('hands the server’s amount and place on to other pages', () => {
  const card = paymentCodeOf({ amount: '500', payType: '2', payCode: 'ALFAMART' });
  expect(choiceConfirmedBy(choice, card)).toEqual({ ...choice, amount: '500', payType: '2', payCode: 'ALFAMART' });
});

it('keeps the asked amount where the server named none', () => {
  expect(choiceConfirmedBy(choice, paymentCodeOf({ amount: 'ask us' })).amount).toBe('400');
});

it('asks for a card again the way it was asked for before', () => {
  const asked = { amount: '300', payType: '1', payCode: 'BNI', display: '0' } as const;
  expect(requestFor(choiceAskedFor(choice, paymentCodeOf({ asked })))).toEqual(requestFor({ ...choice, ...asked }));
});

const answer = {
  amount: 500n,
  vcode: '3901',
  cardNo: 'INV1',
  payType: '1',
  payCode: 'BCA',
  payStep: [],
  specificNum: '77',
  telephone: '',
  expireTime: null,
  fee: 0n,
  groupName: '',
  payee: '',
  payUrl: '',
  qrContent: '',
};

it.each([
  ['both numbers', {}, ['INV1', '77']],
  ['no bill number: the reference stands in', { cardNo: '' }, ['77', '']],
  ['the same number twice', { specificNum: 'INV1' }, ['INV1', '']],
  ['neither', { cardNo: '', specificNum: '' }, ['', '']],
])('tells bill number and reference apart: %s', (_, parts, numbers) => {
  const { billNumber, reference } = toPaymentCode({ ...answer, ...parts }, choice, 1);
  expect([billNumber, reference]).toEqual(numbers);
});

it('keeps amounts as text, and a fee of nothing as no fee', () => {
  expect(toPaymentCode(answer, choice, 1)).toMatchObject({ amount: '500', fee: '', savedAt: 1 });
  expect(toPaymentCode({ ...answer, amount: 'ask us', fee: 250n }, choice, 1)).toMatchObject({
    amount: 'ask us',
    fee: '250',
  });
});

it('believes the server about the way of paying, and the address where the server is silent', () => {
  expect(toPaymentCode({ ...answer, payType: '2' }, choice, 1).payType).toBe('2');
  expect(toPaymentCode({ ...answer, payType: '' }, { ...choice, payType: '2' }, 1).payType).toBe('2');
  expect(toPaymentCode({ ...answer, payType: 'x' }, choice, 1).payType).toBe('1');
  expect(toPaymentCode({ ...answer, payType: 'x' }, { ...choice, payType: 'upi' }, 1).payType).toBe('upi');
  expect(toPaymentCode({ ...answer, payType: '1' }, { ...choice, payType: 'upi' }, 1).payType).toBe('1');
});
