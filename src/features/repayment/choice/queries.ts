import { queryOptions } from '@tanstack/react-query';
import { bankList, marketList } from '@/api/contract/repayment';
import type { ApiClient } from '@/api/http/create-client';
import type { OrderKey } from '@/domain/order-key';
import { bankOptions, marketOptions } from './options';

/** The banks that take this payment. */
export function banksQuery(api: ApiClient, key: OrderKey) {
  return queryOptions({
    queryKey: ['repayment', 'banks', key],
    queryFn: async ({ signal }) =>
      bankOptions((await api.call(bankList, { ...key, pay_type: '1' }, { signal, retry: true })).list),
  });
}

/** The mini markets that take this payment. */
export function marketsQuery(api: ApiClient, key: OrderKey) {
  return queryOptions({
    queryKey: ['repayment', 'markets', key],
    queryFn: async ({ signal }) =>
      marketOptions((await api.call(marketList, { ...key, pay_type: '2' }, { signal, retry: true })).list),
  });
}
