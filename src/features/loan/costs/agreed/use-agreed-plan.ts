import { useQuery } from '@tanstack/react-query';
import type { OrderKey } from '@/domain/order-key';
import type { LoanDetails } from '@/platform/api/contract/loan';
import type { InstallmentPlan } from '@/platform/api/contract/repayment';
import { useMarket } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import type { Terms } from '../key-facts/facts';
import { type LoanPlan, readPlan } from '../plan';
import { useToday } from '../use-today';
import { agreedQuery, agreedTerms } from './agreed-query';
import type { Stated } from './offer-terms';

/** The status of a loan of which part of a period is paid (specification section 4). */
const partlyPaid = '3';

type AgreedPlan = {
  plan: LoanPlan;
  /** The terms that were accepted on this device; `null` where they are not known. */
  agreed: Terms | null;
  /** What the server said in words when they were accepted; `null` where it is not known. */
  stated: Stated | null;
  /** Part of a period is paid: then the plan no longer says what the period was. */
  isPartlyPaid: boolean;
  /** Where the lender is, `YYYY-MM-DD`. */
  today: string;
};

/**
 * A loan's plan, read, beside the terms it was accepted on.
 * @returns null until the device has answered, within a moment or not at all: nothing is said that it would take back
 */
export function useAgreedPlan(orderKey: OrderKey, loan: LoanDetails, plan: InstallmentPlan): AgreedPlan | null {
  const { storage } = useServices();
  const market = useMarket();
  const today = useToday();
  const { data: record, isPending } = useQuery(agreedQuery(storage, orderKey));
  if (isPending) return null;
  const read = readPlan(plan, today, market.utcOffset);
  const agreed = agreedTerms(record ?? null, read, market);
  return {
    plan: read,
    agreed,
    stated: (agreed && record?.stated) ?? null,
    isPartlyPaid: loan.orderStatus === partlyPaid,
    today,
  };
}
