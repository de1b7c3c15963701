import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { OrderKey } from '@/domain/order-key';
import { bankType, counterType } from '@/domain/payments/payment-facts';
import { bankList, marketList } from '@/platform/api/contract/repayment';
import type { ApiClient } from '@/platform/api/http/create-client';
import type { PaymentChoice } from '../code/payment-choice';
import { bankWays, furtherGroups, marketWays } from './place';

/** The banks for this payment, and the further groups of the server. */
export function banksQuery(api: ApiClient, key: OrderKey) {
  return queryOptions({
    queryKey: ['repayment', 'banks', key],
    queryFn: async ({ signal }) => {
      const { list, groups } = await api.call(bankList, { ...key, pay_type: bankType }, { signal, retry: true });
      return { ways: bankWays(list), groups: furtherGroups(groups) };
    },
  });
}

/** The mini markets for this payment, and the further groups of the server. */
export function marketsQuery(api: ApiClient, key: OrderKey) {
  return queryOptions({
    queryKey: ['repayment', 'markets', key],
    queryFn: async ({ signal }) => {
      const { list, groups } = await api.call(marketList, { ...key, pay_type: counterType }, { signal, retry: true });
      return { ways: marketWays(list), groups: furtherGroups(groups) };
    },
  });
}

/** Fetches the list that the page shows first. */
export function prefetchPlaces(queryClient: QueryClient, api: ApiClient, asked: PaymentChoice): void {
  const key = { productId: asked.productId, orderId: asked.orderId };
  if (asked.payType === counterType) void queryClient.prefetchQuery(marketsQuery(api, key));
  else void queryClient.prefetchQuery(banksQuery(api, key));
}
