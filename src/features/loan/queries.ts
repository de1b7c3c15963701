import { queryOptions } from '@tanstack/react-query';
import type { OrderKey } from '@/domain/order-key';
import { loanDetails } from '@/platform/api/contract/loan';
import type { ApiClient } from '@/platform/api/http/create-client';

/** One loan; used by the route's loader and the screen. */
export function loanDetailsQuery(api: ApiClient, key: OrderKey) {
  return queryOptions({
    queryKey: ['loan', 'details', key],
    meta: { persistedCall: loanDetails },
    queryFn: ({ signal }) => api.call(loanDetails, key, { signal, retry: true }),
  });
}
