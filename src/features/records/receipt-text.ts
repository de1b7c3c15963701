import type { Fact } from './use-receipt-facts';

/** A receipt as text, one fact a line, to be copied or shared. */
export function receiptText(title: string, rows: readonly Fact[], note: string): string {
  return [title, ...rows.map(({ label, value }) => `${label}: ${value}`), '', note].join('\n');
}
