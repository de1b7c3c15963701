import { queryOptions } from '@tanstack/react-query';
import { loanDetails } from '@/api/contract/loan';
import type { ApiClient } from '@/api/http/create-client';

/** What names one order on the wire; both as the address had them. */
export type OrderKey = { productId: string; orderId: string };

/** How one loan stands: shared by the route's loader and the screen. */
export function loanDetailsQuery(api: ApiClient, key: OrderKey) {
  return queryOptions({
    queryKey: ['loan', 'details', key],
    queryFn: ({ signal }) => api.call(loanDetails, key, { signal, retry: true }),
  });
}
