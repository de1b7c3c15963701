import { waitFor } from '@testing-library/react';
import * as v from 'valibot';
import type { Services } from '@/platform/services';
import { receipts, type NewReceipt, type Receipt } from '@/platform/writes/receipts';

/** A receipt of this kind; what a test is about it says itself. */
export function receiptOf(kind: Receipt['kind'], parts: Partial<NewReceipt> = {}): Receipt {
  const common = { id: kind, kind, at: 1_800_000_000_000, market: 'indonesia', orderId: '00123', productId: '3' };
  const own = {
    complaint: { problemId: '55', type: 'Payment', content: 'I paid twice' },
    rating: { subject: 'loan', stars: 4 },
  };
  return v.parse(receipts.schema, { ...common, ...own[kind], ...parts });
}

export async function expectReceipt(services: Pick<Services, 'storage'>, facts: object): Promise<void> {
  await waitFor(async () => expect(await keptReceipts(services)).toMatchObject([facts]));
}

export async function keptReceipts({ storage }: Pick<Services, 'storage'>): Promise<Receipt[]> {
  return (await storage.open(receipts).list()).map(({ data }) => data);
}
