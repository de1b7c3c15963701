import { queryOptions } from '@tanstack/react-query';
import type { OrderKey } from '@/domain/order-key';
import { bankList, marketList } from '@/platform/api/contract/repayment';
import type { ApiClient } from '@/platform/api/http/create-client';
import { bankWays, furtherGroups, marketWays } from './place';

/** The banks for this payment, and the further groups of the server. */
export function banksQuery(api: ApiClient, key: OrderKey) {
  return queryOptions({
    queryKey: ['repayment', 'banks', key],
    queryFn: async ({ signal }) => {
      const { list, groups } = await api.call(bankList, { ...key, pay_type: '1' }, { signal, retry: true });
      return { ways: bankWays(list), groups: furtherGroups(groups) };
    },
  });
}

/** The mini markets for this payment, and the further groups of the server. */
export function marketsQuery(api: ApiClient, key: OrderKey) {
  return queryOptions({
    queryKey: ['repayment', 'markets', key],
    queryFn: async ({ signal }) => {
      const { list, groups } = await api.call(marketList, { ...key, pay_type: '2' }, { signal, retry: true });
      return { ways: marketWays(list), groups: furtherGroups(groups) };
    },
  });
}
