import { queryOptions } from '@tanstack/react-query';
import type { Market } from '@/domain/market';
import { parseMinor } from '@/domain/money';
import type { OrderKey } from '@/domain/order-key';
import type { DeviceStorage } from '@/platform/storage/storage';
import { agreedLoans, type AgreedLoan } from '../../records/agreed-loans';
import type { Terms } from '../key-facts/facts';
import type { LoanPlan } from '../plan';
import { agreedKey } from './agreed-key';

/** The terms of a loan that was accepted on this device; `null` where there are none. */
export function agreedQuery(storage: DeviceStorage, { orderId, productId }: OrderKey) {
  return queryOptions({
    queryKey: ['insights', 'agreed', orderId, productId],
    queryFn: async () => {
      const store = storage.open(agreedLoans);
      return (
        (await store.get(agreedKey(orderId, productId)))?.data ??
        (await store.get(agreedKey('', productId)))?.data ??
        null
      );
    },
    staleTime: 0,
  });
}

/**
 * Terms without an order may be those of another loan of the product: they count where they are as long as the
 * plan, and end on its day.
 */
function belongsTo({ orderId, payments }: AgreedLoan, plan: LoanPlan): boolean {
  if (orderId !== '') return true;
  const lastAgreed = payments[payments.length - 1]?.date ?? null;
  return (
    payments.length === plan.periods.length &&
    lastAgreed !== null &&
    lastAgreed === plan.periods[plan.periods.length - 1]?.date
  );
}

/** The agreed terms as they enter the reckoning; `null` where they are none of this plan's. */
export function agreedTerms(record: AgreedLoan | null, plan: LoanPlan, market: Pick<Market, 'id'>): Terms | null {
  const received = parseMinor(record?.received);
  if (!record || received === null || record.market !== market.id || !belongsTo(record, plan)) return null;
  return {
    received,
    payout: record.payout,
    payments: record.payments.map(({ date, amount }) => ({ date, amount: parseMinor(amount) ?? amount })),
  };
}
