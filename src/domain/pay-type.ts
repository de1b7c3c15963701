/**
 * How money is sent, empty where that is not named: `1` a virtual account at a bank, `2` cash at a counter (specification section 9); anything else is the name
 * of a further group of the server (decision 91, further ways).
 */
export type PayType = string;

const form = /^(?:[12]|[a-z][\w-]{0,31})$/i;

/** A type of payment out of an address or an answer; empty where it is of no known form. */
export function readPayType(text: string | undefined): PayType {
  const trimmed = text?.trim() ?? '';
  return form.test(trimmed) ? trimmed : '';
}

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
