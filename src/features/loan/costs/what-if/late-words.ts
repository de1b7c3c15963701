import { plural, useLingui } from '@lingui/macro';
import { useMoney } from '@/platform/i18n/market';

/**
 * What so many days late cost, in words: "10 days late: ₹1,500 more".
 * @param isLate whether it is late already: then days count from today
 */
export function useLateWords(isLate: boolean): {
  dayOf: (days: number) => string;
  sentence: (days: number, cost: bigint) => string;
} {
  const { t } = useLingui();
  const money = useMoney();

  function dayOf(days: number): string {
    if (isLate)
      return days === 0
        ? t({ message: 'Today', comment: 'What being late costs, if it is paid today' })
        : t`${plural(days, { one: '# day from today', other: '# days from today' })}`;
    return days === 0
      ? t({ message: 'On the due day', comment: 'What being late costs, if it is paid in time' })
      : t`${plural(days, { one: '# day late', other: '# days late' })}`;
  }

  function sentence(days: number, cost: bigint): string {
    const day = dayOf(days);
    if (cost === 0n) return t({ message: `${day}: nothing more`, comment: 'day: "On the due day", "10 days late"' });
    const amount = money(cost);
    return t({ message: `${day}: ${amount} more`, comment: 'day: "10 days late"; amount: what it costs on top' });
  }

  return { dayOf, sentence };
}
