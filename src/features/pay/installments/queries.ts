import { queryOptions } from '@tanstack/react-query';
import type { OrderKey } from '@/domain/order-key';
import { installmentPlan } from '@/platform/api/contract/repayment';
import type { ApiClient } from '@/platform/api/http/create-client';

/** What is paid and what is still to be paid, period by period: shared by the route's loader and the screen. */
export function installmentPlanQuery(api: ApiClient, key: OrderKey) {
  return queryOptions({
    queryKey: ['repayment', 'installments', key],
    meta: { persistedCall: installmentPlan },
    // Without the signal: the page before looks on, too, and as it goes would call back what this
    // one has begun to ask for.
    queryFn: () => api.call(installmentPlan, key, { retry: true }),
  });
}
