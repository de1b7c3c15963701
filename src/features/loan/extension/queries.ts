import { queryOptions } from '@tanstack/react-query';
import type { OrderKey } from '@/domain/order-key';
import { extensionDetail } from '@/platform/api/contract/repayment';
import type { ApiClient } from '@/platform/api/http/create-client';

/** The fee and the result of an extension; used by the route's loader and the screen. */
export function extensionQuery(api: ApiClient, key: OrderKey) {
  return queryOptions({
    queryKey: ['repayment', 'extension', key],
    meta: { persistedCall: extensionDetail },
    // Without the signal: the page before also observes it, and on leaving would cancel the request that this page
    // needs.
    queryFn: () => api.call(extensionDetail, key, { retry: true }),
  });
}
