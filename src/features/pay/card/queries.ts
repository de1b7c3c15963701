import { queryOptions } from '@tanstack/react-query';
import { repaymentWay } from '@/platform/api/contract/card-repayment';
import type { ApiClient } from '@/platform/api/http/create-client';

/**
 * The saved cards of a borrower, what is due, and the token of the next payment. Asked again on almost every arrival: a
 * card may have been added elsewhere, and a token that has paid is spent.
 */
export function repaymentWayQuery(api: ApiClient, orderId: string) {
  return queryOptions({
    queryKey: ['card-repayment', 'way', orderId],
    queryFn: ({ signal }) => api.call(repaymentWay, { orderId }, { signal, retry: true }),
    staleTime: 5_000,
  });
}
