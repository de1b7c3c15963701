import type { PaymentCode } from '@/features/pay/records/payment-codes';

/** A code for tests; what a test is about it says itself. */
export function paymentCodeOf(
  parts: Partial<Omit<PaymentCode, 'asked'>> & { asked?: Partial<PaymentCode['asked']> } = {},
): PaymentCode {
  return {
    savedAt: 1_000,
    vcode: '3901012345678901',
    amount: '105325000',
    fee: '',
    payType: '1',
    payCode: 'BCA',
    placeName: '',
    billNumber: 'INV000000000001',
    reference: '123456',
    telephone: '',
    expireTime: null,
    channels: [],
    groupName: '',
    payee: '',
    qrContent: '',
    dueTime: null,
    ...parts,
    asked: { amount: '105325000', payType: '1', payCode: 'BCA', display: '', ...parts.asked },
  };
}

/** A code of a counter, requested with its amount. */
export function counterCodeOf(parts: Parameters<typeof paymentCodeOf>[0] = {}): PaymentCode {
  const { amount = '105325000' } = parts;
  const counter = { payType: '2', payCode: 'ALFAMART' };
  return paymentCodeOf({ ...counter, ...parts, asked: { ...counter, amount, ...parts.asked } });
}

/**
 * Finds a code as it is on a page: one number, though rendered in groups. For Testing Library's text queries.
 * @param pattern what the code looks like, without spaces
 */
export function wholeCode(pattern: RegExp): (content: string, element: Element | null) => boolean {
  return (_, element) =>
    element?.tagName === 'SPAN' && element.children.length > 0 && pattern.test(element.textContent);
}
