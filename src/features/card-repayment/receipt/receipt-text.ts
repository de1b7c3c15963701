import type { ReceiptRow } from '../outcome/use-attempt-rows';

/** A receipt as text, one line each, to be copied or shared. */
export function receiptText(title: string, rows: readonly ReceiptRow[]): string {
  return [title, ...rows.map(({ label, value }) => `${label}: ${value}`)].join('\n');
}
