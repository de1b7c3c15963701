import type { OrderKey } from '@/domain/order-key';
import { loanDetails } from '@/platform/api/contract/loan';
import type { ApiClient } from '@/platform/api/http/create-client';
import { persistedCallQuery } from '@/platform/query/use-persisted-query';

/** One loan; used by the route's loader and the screen. */
export function loanDetailsQuery(api: ApiClient, key: OrderKey) {
  return persistedCallQuery(api, loanDetails, key);
}
