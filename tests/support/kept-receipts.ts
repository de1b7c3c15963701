import type { Services } from '@/services/services';
import { receipts, type Receipt } from '@/storage/records/receipts';

/** What this phone has kept. */
export async function keptReceipts({ storage }: Pick<Services, 'storage'>): Promise<Receipt[]> {
  return (await storage.open(receipts).list()).map(({ data }) => data);
}
