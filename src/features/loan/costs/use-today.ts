import { lenderDate } from '@/domain/calendar-days';
import { useMarket } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';

/** Today where the lender is, by the server's clock, `YYYY-MM-DD`. */
export function useToday(): string {
  const { clock } = useServices();
  return lenderDate(clock.now(), useMarket().utcOffset);
}
