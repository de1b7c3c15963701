import { amountOf, amountToPay, bareCode, sumOfPayment } from '@/domain/payments/payment-facts';
import { groupInFours } from '@/platform/i18n/figures';

it.each([
  ['3901012345678901', '3901 0123 4567 8901'],
  ['39010123456789012', '3901 0123 4567 8901 2'],
  ['1234', '1234'],
  ['loan.2821890902@demobank', 'loan.2821890902@demobank'],
  ['88 108-123', '8810 8-12 3'],
  ['😀😀😀😀😀', '😀😀😀😀 😀'],
  ['', ''],
])('the code %j is shown as %j, and copied without spaces', (code, grouped) => {
  expect(groupInFours(code)).toBe(grouped);
  expect(bareCode(grouped)).toBe(code.replaceAll(' ', ''));
});

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
