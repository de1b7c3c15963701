import { queryOptions } from '@tanstack/react-query';
import type { OrderKey } from '@/domain/order-key';
import { bankList, marketList } from '@/platform/api/contract/repayment';
import type { ApiClient } from '@/platform/api/http/create-client';
import { bankOptions, groupOptions, marketOptions } from './place';

/** The banks that take this payment, and the further groups that the server names. */
export function banksQuery(api: ApiClient, key: OrderKey) {
  return queryOptions({
    queryKey: ['repayment', 'banks', key],
    queryFn: async ({ signal }) => {
      const { list, groups } = await api.call(bankList, { ...key, pay_type: '1' }, { signal, retry: true });
      return { banks: bankOptions(list), groups: groupOptions(groups) };
    },
  });
}

/** The mini markets that take this payment, and the further groups that the server names. */
export function marketsQuery(api: ApiClient, key: OrderKey) {
  return queryOptions({
    queryKey: ['repayment', 'markets', key],
    queryFn: async ({ signal }) => {
      const { list, groups } = await api.call(marketList, { ...key, pay_type: '2' }, { signal, retry: true });
      return { markets: marketOptions(list), groups: groupOptions(groups) };
    },
  });
}
