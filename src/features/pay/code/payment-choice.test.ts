import { describe, expect, it } from 'vitest';
import { readPaymentChoice } from './payment-choice';
import { requestFor } from './queries';

const order = { productId: 'p1', orderId: '00123' };

describe('reading the address of the virtual account', () => {
  it('takes what it names', () => {
    expect(
      readPaymentChoice(order, { amount: '105000000', display: '1', payType: '2', payCode: 'ALFAMART', method: 'ATM' }),
    ).toEqual({
      ...order,
      amount: '105000000',
      display: '1',
      payType: '2',
      payCode: 'ALFAMART',
      method: 'ATM',
    });
  });

  it.each([[undefined], [''], ['abc'], ['1.5'], ['1,000'], ['-5'], ['0'], ['1e5'], ['<b>1</b>'], ['9'.repeat(31)]])(
    'takes no amount from %j',
    (amount) => {
      expect(readPaymentChoice(order, amount === undefined ? {} : { amount }).amount).toBe('');
    },
  );

  it('keeps every digit of a huge amount', () => {
    expect(readPaymentChoice(order, { amount: '123456789012345678901234567890' }).amount).toBe(
      '123456789012345678901234567890',
    );
  });

  it.each(['0', '3', '', ' ', '<b>', 'a b', 'javascript:alert(1)', 'a'.repeat(33), '__proto__'])(
    'knows no way of paying "%s"',
    (payType) => {
      expect(readPaymentChoice(order, { payType }).payType).toBe('');
    },
  );

  it.each(['1', '2', 'upi', 'QRIS', 'ewallet', 'pay-later'])('takes the way of paying "%s"', (payType) => {
    expect(readPaymentChoice(order, { payType }).payType).toBe(payType);
  });
});

describe('what is sent to get a code', () => {
  it('says that nothing was chosen when the address names no bank', () => {
    expect(requestFor(readPaymentChoice(order, { amount: 'Rp10.000' }))).toEqual({
      ...order,
      amount: '',
      payCode: '',
      pay_type: '1',
      is_default: '1',
      is_display: '0',
      specific_num: '',
    });
  });

  it('sends the choice', () => {
    expect(
      requestFor(readPaymentChoice(order, { amount: '500', display: '1', payType: '2', payCode: 'INDOMARET' })),
    ).toEqual({
      ...order,
      amount: '500',
      payCode: 'INDOMARET',
      pay_type: '2',
      is_default: '0',
      is_display: '1',
      specific_num: '',
    });
  });
});
