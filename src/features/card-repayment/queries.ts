import { queryOptions } from '@tanstack/react-query';
import { repaymentWay } from '@/api/contract/card-repayment';
import type { ApiClient } from '@/api/http/create-client';

/**
 * The saved cards of a borrower, what is due, and the token of the next payment. Never taken from the cache on arrival: a
 * card may have been added, and a token that has paid is spent.
 */
export function repaymentWayQuery(api: ApiClient, orderId: string) {
  return queryOptions({
    queryKey: ['card-repayment', 'way', orderId],
    queryFn: ({ signal }) => api.call(repaymentWay, { orderId }, { signal, retry: true }),
    staleTime: 0,
  });
}
