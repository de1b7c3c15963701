import type { LoanDetails } from '@/api/contract/loan';
import { daysBetween, lenderDate } from '@/domain/calendar-date';
import { orderStatusRule } from '@/domain/order-status';
import { serverDate } from '@/domain/server-date';
import { useMarket } from '@/services/market';
import { useServices } from '@/services/services';
import { useDueBadge } from './app-badge';

/** Marks the installed app's icon while this loan is due soon, and takes the mark away when it is not. Draws nothing. */
export function DueBadge({ loan: { dueTime, orderStatus } }: { loan: LoanDetails }) {
  const { utcOffset } = useMarket();
  const { clock } = useServices();
  const date = serverDate(dueTime, utcOffset);
  const isOwed = orderStatusRule(orderStatus).action === 'repay';
  useDueBadge(isOwed && date !== null ? daysBetween(lenderDate(clock.now(), utcOffset), date) : null);
  return null;
}
