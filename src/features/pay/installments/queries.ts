import { queryOptions } from '@tanstack/react-query';
import type { OrderKey } from '@/domain/order-key';
import { installmentPlan } from '@/platform/api/contract/repayment';
import type { ApiClient } from '@/platform/api/http/create-client';

/** The paid and unpaid periods; used by the route's loader and the screen. */
export function installmentPlanQuery(api: ApiClient, key: OrderKey) {
  return queryOptions({
    queryKey: ['repayment', 'installments', key],
    meta: { persistedCall: installmentPlan },
    // Without the signal: the page before also observes it, and on leaving would cancel the request that this page
    // needs.
    queryFn: () => api.call(installmentPlan, key, { retry: true }),
  });
}
