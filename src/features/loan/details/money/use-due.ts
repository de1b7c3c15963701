import { useEffect, useState } from 'react';
import { dayOf, untilMidnight } from '@/domain/calendar-days';
import type { LoanDetails } from '@/platform/api/contract/loan';
import { useMarket } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { type Due, dueOf } from './due';

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

/** When a loan is due, rendered anew as days pass. */
export function useDue(loan: Pick<LoanDetails, 'dueTime' | 'orderStatus'>): Due {
  const market = useMarket();
  const { clock } = useServices();
  useDayChange(market.utcOffset);
  return dueOf(loan, market, clock.now());
}
