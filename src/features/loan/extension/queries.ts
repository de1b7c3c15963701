import { queryOptions } from '@tanstack/react-query';
import type { OrderKey } from '@/domain/order-key';
import { extensionDetail } from '@/platform/api/contract/repayment';
import type { ApiClient } from '@/platform/api/http/create-client';

/** What putting off the due date costs and brings: shared by the route's loader and the screen. */
export function extensionQuery(api: ApiClient, key: OrderKey) {
  return queryOptions({
    queryKey: ['repayment', 'extension', key],
    meta: { persistedCall: extensionDetail },
    // Without the signal: the page before looks on, too, and as it goes would call back what this
    // one has begun to ask for.
    queryFn: () => api.call(extensionDetail, key, { retry: true }),
  });
}
