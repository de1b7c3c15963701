import { useEffect, useState } from 'react';
import type { LoanDetails } from '@/api/contract/loan';
import { dayOf, daysUntilDue, untilMidnight } from '@/domain/calendar-days';
import { orderStatusRule } from '@/domain/order-status';
import { parseServerTime } from '@/domain/server-time';
import { formatServerTime } from '@/i18n/format-date';
import { useMarket } from '@/services/market';
import { useServices } from '@/services/services';
import { useLocalOffset } from '@/ui/use-local-offset';

type Due = {
  /** To be read; a time that cannot be understood stays as the server wrote it; empty when it does not say. */
  date: string;
  /** Days from today by the server's clock, on the lender's calendar; `null` where nothing is owed or the time is not understood. */
  days: number | null;
};

/**
 * Renders anew when the lender's day has changed: at the lender's midnight, and, because timers sleep with the phone,
 * whenever the page is looked at again.
 */
function useDayChange(utcOffset: string): void {
  const { clock } = useServices();
  const [, setDay] = useState(0);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function tick() {
      clearTimeout(timer);
      const now = clock.now();
      setDay(dayOf(now, utcOffset));
      timer = setTimeout(tick, untilMidnight(now, utcOffset));
    }
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [clock, utcOffset]);
}

/** When a loan is due (decision 25, date forms). */
export function useDue({ dueTime, orderStatus }: Pick<LoanDetails, 'dueTime' | 'orderStatus'>): Due {
  const { utcOffset } = useMarket();
  const { clock } = useServices();
  const time = dueTime === null ? null : parseServerTime(dueTime, utcOffset);
  useLocalOffset(time?.instant);
  useDayChange(utcOffset);
  if (dueTime === null) return { date: '', days: null };
  if (!time) return { date: String(dueTime), days: null };
  const isOwed = orderStatusRule(orderStatus).action === 'repay';
  return { date: formatServerTime(time), days: isOwed ? daysUntilDue(time.instant, clock.now(), utcOffset) : null };
}
