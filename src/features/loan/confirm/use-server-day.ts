import { parseServerTime } from '@/domain/server-time';
import { formatServerTime, type DateForm } from '@/platform/i18n/format-date';
import { useMarket } from '@/platform/i18n/market';

/**
 * Shows a day that the server named.
 * @returns a function of the server's text; what is no date comes back unchanged (decision 25, date forms)
 */
export function useServerDay(): (text: string, form?: DateForm) => string {
  const { utcOffset } = useMarket();
  return (text, form = 'date') => {
    const time = parseServerTime(text, utcOffset);
    return time ? formatServerTime(time, form) : text;
  };
}
