import type { LoanDetails } from '@/api/contract/loan';
import { daysUntilDue } from '@/domain/due-days';
import { orderStatusRule } from '@/domain/order-status';
import { parseServerTime } from '@/domain/server-time';
import { formatServerTime } from '@/i18n/format-date';
import { useMarket } from '@/services/market';
import { useServices } from '@/services/services';

type Due = {
  /** To be read; a time that cannot be understood stays as the server wrote it; empty when it does not say. */
  date: string;
  /** Days from today by the server's clock, on the lender's calendar; `null` where nothing is owed or the time is not understood. */
  days: number | null;
};

/** When a loan is due (decision 25). */
export function useDue({ dueTime, orderStatus }: Pick<LoanDetails, 'dueTime' | 'orderStatus'>): Due {
  const { utcOffset } = useMarket();
  const { clock } = useServices();
  if (dueTime === null) return { date: '', days: null };
  const time = parseServerTime(dueTime, utcOffset);
  if (!time) return { date: String(dueTime), days: null };
  const isOwed = orderStatusRule(orderStatus).action === 'repay';
  return { date: formatServerTime(time), days: isOwed ? daysUntilDue(time.instant, clock.now(), utcOffset) : null };
}
