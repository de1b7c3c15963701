import { queryOptions } from '@tanstack/react-query';
import { repaymentWay } from '@/platform/api/contract/card-repayment';
import type { ApiClient } from '@/platform/api/http/create-client';

/** Cards, what is due, the next token; asked on almost every arrival: cards are added elsewhere, tokens spent. */
export function repaymentWayQuery(api: ApiClient, orderId: string) {
  return queryOptions({
    queryKey: ['card-repayment', 'way', orderId],
    queryFn: ({ signal }) => api.call(repaymentWay, { orderId }, { signal, retry: true }),
    staleTime: 5_000,
  });
}
