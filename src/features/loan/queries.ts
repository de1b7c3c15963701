import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { loanDetails, type LoanDetails } from '@/api/contract/loan';
import type { ApiClient } from '@/api/http/create-client';
import type { OrderKey } from '@/domain/order-key';

/** How one loan stands: shared by the route's loader and the screen. */
export function loanDetailsQuery(api: ApiClient, key: OrderKey) {
  return queryOptions({
    queryKey: ['loan', 'details', key],
    meta: { keptCall: loanDetails },
    queryFn: ({ signal }) => api.call(loanDetails, key, { signal, retry: true }),
  });
}

/** One loan for a page that watches over its payment: as it was last seen, and asked for anew. */
export function loanSource(queryClient: QueryClient, api: ApiClient, key: OrderKey) {
  const options = loanDetailsQuery(api, key);
  return {
    known: (): LoanDetails | undefined => queryClient.getQueryData(options.queryKey),
    ask: (): Promise<LoanDetails> => queryClient.fetchQuery({ ...options, staleTime: 0 }),
  };
}
