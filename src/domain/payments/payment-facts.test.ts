import { amountOf, amountToPay, bareCode, sumOfPayment } from './payment-facts';

it.each([
  ['3901 0123 4567 8901', '3901012345678901'],
  ['8810 8-12 3', '88108-123'],
  [' loan@bank ', 'loan@bank'],
  ['', ''],
])('the code %j is copied as %j', (shown, bare) => expect(bareCode(shown)).toBe(bare));

it.each([
  ['2', '250000', 155_650_000n],
  ['2', '', 155_400_000n],
  ['2', '0', 155_400_000n],
  ['2', 'ask us', 155_400_000n],
  ['1', '250000', 155_400_000n],
  ['ewallet', '250000', 155_400_000n],
])('the sum to pay of a code of the way %s with the fee %j is %s', (payType, fee, toPay) => {
  expect(amountToPay(sumOfPayment({ fee, amount: '155400000', code: { payType } }))).toBe(toPay);
});

it.each(['Rp 10.000', ''])('an amount in words stays unchanged: %j', (text) => expect(amountOf(text)).toBe(text));

it('a fee of 0 is none', () => {
  expect(sumOfPayment({ fee: '0', amount: '1', code: { payType: '2' } }).fee).toBe('');
});
