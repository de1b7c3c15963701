import { queryOptions } from '@tanstack/react-query';
import { installmentPlan } from '@/api/contract/repayment';
import type { ApiClient } from '@/api/http/create-client';
import type { OrderKey } from '@/domain/order-key';

/** What is paid and what is still to be paid, period by period: shared by the route's loader and the screen. */
export function installmentPlanQuery(api: ApiClient, key: OrderKey) {
  return queryOptions({
    queryKey: ['repayment', 'installments', key],
    meta: { keptCall: installmentPlan },
    queryFn: ({ signal }) => api.call(installmentPlan, key, { signal, retry: true }),
  });
}
