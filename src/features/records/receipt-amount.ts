import { markets } from '@/domain/market';
import { formatMoney, parseMinor } from '@/domain/money';
import type { Receipt } from '@/platform/writes/receipts';

/** The amount of a receipt in the currency it was paid in, whatever the page's market; `null` where none is named. */
export function receiptAmount(receipt: Receipt): string | null {
  if (!('amount' in receipt) || receipt.amount === '') return null;
  const minor = parseMinor(receipt.amount);
  return minor === null ? receipt.amount : formatMoney({ minor, currency: markets[receipt.market].currency });
}
