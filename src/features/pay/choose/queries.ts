import { queryOptions } from '@tanstack/react-query';
import type { OrderKey } from '@/domain/order-key';
import { bankType, counterType } from '@/domain/payments/payment-facts';
import { bankList, marketList } from '@/platform/api/contract/repayment';
import type { ApiClient } from '@/platform/api/http/create-client';
import { banks, furtherGroups, markets } from './place';

/** The banks or the mini markets for this payment, and the further groups of the server. */
export function waysQuery(api: ApiClient, key: OrderKey, isMarket: boolean) {
  return queryOptions({
    queryKey: ['repayment', 'ways', isMarket, key],
    queryFn: async ({ signal }) => {
      const options = { signal, retry: true } as const;
      if (isMarket) {
        const { list, groups } = await api.call(marketList, { ...key, pay_type: counterType }, options);
        return [markets(list), ...furtherGroups(groups)];
      }
      const { list, groups } = await api.call(bankList, { ...key, pay_type: bankType }, options);
      return [banks(list), ...furtherGroups(groups)];
    },
  });
}
