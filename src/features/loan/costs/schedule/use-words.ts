import { useLingui } from '@lingui/macro';
import type { Part, RowState } from './schedule';

/** The words of a schedule. */
export type ScheduleWords = {
  states: Record<RowState, string>;
  parts: Record<Part, string>;
  total: string;
  unknown: string;
};

/** What the columns and states of a schedule are called. */
export function useWords(): ScheduleWords {
  const { t } = useLingui();
  return {
    states: {
      paid: t({ message: 'Paid', comment: 'State of a payment' }),
      late: t({ message: 'Late', comment: 'State of a payment' }),
      next: t({ message: 'Next', comment: 'State of a payment: the one that comes next' }),
      ahead: t({ message: 'To come', comment: 'State of a payment: later than the next' }),
    },
    parts: {
      outstanding: t({ message: 'Outstanding principal', comment: 'Column of a schedule: borrowed money still owed' }),
      principal: t({ message: 'Principal', comment: 'Part of an instalment: the borrowed money itself' }),
      interest: t({ message: 'Interest', comment: 'Part of what a loan costs' }),
      fee: t({ message: 'Fees', comment: 'Part of what a loan costs' }),
    },
    total: t({ message: 'Payment', comment: 'Column of a schedule: the amount to pay' }),
    unknown: t({ message: 'not stated', comment: 'A figure that the lender does not tell' }),
  };
}
