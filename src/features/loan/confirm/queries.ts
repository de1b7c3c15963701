import { agreementList, loanConfirmDetail } from '@/platform/api/contract/loan-confirm';
import type { ApiClient } from '@/platform/api/http/create-client';
import { persistedCallQuery } from '@/platform/query/use-persisted-query';

/** The offer of one product; used by the route's loader and the screen. */
export function offerQuery(api: ApiClient, productId: string) {
  return persistedCallQuery(api, ['loan', 'offer', productId], loanConfirmDetail, { productId });
}

/** The agreements of the offer; each is opened by its index in the list. */
export function agreementsQuery(api: ApiClient, productId: string) {
  return persistedCallQuery(api, ['loan', 'agreements', productId], agreementList, { productId, scene: 3 });
}
