import { queryOptions } from '@tanstack/react-query';
import { agreementList, loanConfirmDetail } from '@/platform/api/contract/loan-confirm';
import type { ApiClient } from '@/platform/api/http/create-client';

/** The offer of one product; used by the route's loader and the screen. */
export function offerQuery(api: ApiClient, productId: string) {
  return queryOptions({
    queryKey: ['loan', 'offer', productId],
    meta: { persistedCall: loanConfirmDetail },
    queryFn: ({ signal }) => api.call(loanConfirmDetail, { productId }, { signal, retry: true }),
  });
}

/** The agreements of the offer; each is opened by its index in the list. */
export function agreementsQuery(api: ApiClient, productId: string) {
  return queryOptions({
    queryKey: ['loan', 'agreements', productId],
    meta: { persistedCall: agreementList },
    queryFn: ({ signal }) => api.call(agreementList, { productId, scene: 3 }, { signal, retry: true }),
  });
}
