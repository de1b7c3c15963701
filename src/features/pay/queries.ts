import { type Due, dueAt, type DueFields } from '@/domain/amount-due';
import type { OrderKey } from '@/domain/order-key';
import { extensionDetail, installmentPlan } from '@/platform/api/contract/repayment';
import type { ApiClient } from '@/platform/api/http/create-client';
import { useMarket } from '@/platform/i18n/market';
import { persistedCallQuery } from '@/platform/query/use-persisted-query';
import { useServices } from '@/platform/services';

/** The paid and unpaid periods; used by the route's loader and the screen. */
export function installmentPlanQuery(api: ApiClient, key: OrderKey) {
  return persistedCallQuery(api, installmentPlan, key, true);
}

/** The fee and the result of an extension; used by the route's loader and the screen. */
export function extensionQuery(api: ApiClient, key: OrderKey) {
  return persistedCallQuery(api, extensionDetail, key, true);
}

/** What a loan's details say of the amount due; `null` before they are read. */
export function useDue(details: DueFields | undefined): Due | null {
  const { clock } = useServices();
  const market = useMarket();
  return details ? dueAt(details, market, clock.now()) : null;
}
