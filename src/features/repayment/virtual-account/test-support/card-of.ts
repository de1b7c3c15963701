import type { PaymentCard } from '@/storage/records/virtual-account-cards';

/** A card for tests; what a test is about it says itself. */
export function cardOf(
  parts: Partial<Omit<PaymentCard, 'asked'>> & { asked?: Partial<PaymentCard['asked']> } = {},
): PaymentCard {
  return {
    savedAt: 1_000,
    vcode: '3901012345678901',
    amount: '105325000',
    fee: '',
    payType: '1',
    payCode: 'BCA',
    billNumber: 'INV000000000001',
    reference: '123456',
    telephone: '',
    expireTime: null,
    channels: [],
    ...parts,
    asked: { amount: '105325000', payType: '1', payCode: 'BCA', display: '', ...parts.asked },
  };
}
