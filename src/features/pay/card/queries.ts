import { queryOptions } from '@tanstack/react-query';
import { repaymentWay } from '@/platform/api/contract/card-repayment';
import type { ApiClient } from '@/platform/api/http/create-client';

/** Cards, amount due and the next token. Soon stale, because cards are added elsewhere and tokens are used up. */
export function repaymentWayQuery(api: ApiClient, orderId: string) {
  return queryOptions({
    queryKey: ['card-repayment', 'way', orderId],
    queryFn: ({ signal }) => api.call(repaymentWay, { orderId }, { signal, retry: true }),
    staleTime: 5_000,
  });
}
