import type { PayType } from '@/domain/pay-type';

/** What the pages have words of their own for. `other`: a group that they do not know. */
export type WayKind = 'bank' | 'counter' | 'upi' | 'qris' | 'ewallet' | 'other';

const kinds = new Map<string, WayKind>([
  ['1', 'bank'],
  ['2', 'counter'],
  ['upi', 'upi'],
  ['qris', 'qris'],
  ['ewallet', 'ewallet'],
]);

/** What kind of way a type of payment is; a bank where none is named (decision 33, account inputs). */
export function wayKindOf(payType: PayType): WayKind {
  return payType === '' ? 'bank' : (kinds.get(payType.toLowerCase()) ?? 'other');
}
