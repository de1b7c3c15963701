import { useLingui } from '@lingui/macro';
import { formatDate } from '@/i18n/format-date';

/**
 * @returns a function that says that a payment was noted which this build cannot read, and what to do
 *   (`notedAt`: epoch milliseconds, see `unreadPayment`)
 */
export function useUnreadWords(): (notedAt: number) => string {
  const { t } = useLingui();
  return (notedAt) => {
    const time = formatDate(notedAt, 'shortTime');
    return t`On ${time} a payment of this loan was noted on this phone in a form that this version cannot read. It may be under way: look at your loan or ask customer service before you pay.`;
  };
}
