import { useLingui } from '@lingui/macro';
import type { EventWords } from './calendar-events';

/**
 * What the entries in the calendar say, in the person's language.
 * @param productName empty when the server does not name it
 */
export function useEventWords(productName: string): EventWords {
  const { t } = useLingui();
  return {
    summary: (amount) =>
      productName === ''
        ? t({ message: `Repay ${amount}`, comment: 'Title of an entry in the calendar, on a due day; an amount' })
        : t({
            message: `Repay ${amount}: ${productName}`,
            comment: 'Title of an entry in the calendar, on a due day; an amount and the name of the loan',
          }),
    description: (amount, date) =>
      t({
        message: `${amount} is due on ${date}. Look into the app before you pay: the amount may have changed.`,
        comment: 'Text of an entry in the calendar',
      }),
    tomorrow: (amount) => t({ message: `Due tomorrow: ${amount}`, comment: 'Reminder of the calendar' }),
    today: (amount) => t({ message: `Due today: ${amount}`, comment: 'Reminder of the calendar' }),
  };
}
