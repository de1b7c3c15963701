import type { OrderKey } from '@/domain/order-key';
import { extensionDetail } from '@/platform/api/contract/repayment';
import type { ApiClient } from '@/platform/api/http/create-client';
import { persistedCallQuery } from '@/platform/query/use-persisted-query';

/** The fee and the result of an extension; used by the route's loader and the screen. */
export function extensionQuery(api: ApiClient, key: OrderKey) {
  return persistedCallQuery(api, extensionDetail, key, true);
}
