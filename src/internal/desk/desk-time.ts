import { type DateForm, formatDate } from '@/i18n/format-date';
import { useMarket } from '@/services/market';

/**
 * The clock of the desk: the lender's, whatever the computer is set to, so that two agents and the borrower speak of the same hour.
 * The bar of every page of the desk names it (`SupportShell`).
 * @returns shows a point in time, epoch milliseconds
 */
export function useDeskTime(): (epochMs: number, form?: DateForm) => string {
  const { utcOffset } = useMarket();
  return (epochMs, form) => formatDate(epochMs, utcOffset, form);
}
