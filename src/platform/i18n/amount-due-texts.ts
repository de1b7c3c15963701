import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import type { Due } from '@/domain/amount-due';
import type { Market } from '@/domain/market';
import { shownAmount } from '@/domain/money';
import { orderStatusRule } from '@/domain/order-status';

const labels = {
  due: msg({ message: 'Amount due', comment: 'Label above the amount that has to be paid' }),
  later: msg({ message: 'You will repay', comment: 'Label above an amount, before the loan is paid out' }),
  left: msg({ message: 'Left to pay', comment: 'Label above an amount that is usually zero' }),
};

const notKnown = msg({ message: 'Not known', comment: 'In place of an amount that the lender does not send' });

/** Every message of `amountDueTexts`. */
export const amountDueMessages = [...Object.values(labels), notKnown];

function labelOf(status: string) {
  const { action, picture } = orderStatusRule(status);
  if (action === 'repay') return labels.due;
  return picture === 'review' || picture === 'disbursing' ? labels.later : labels.left;
}

/** The amount due with its label, as all pages show it; `null` if there is none. What is owed has a place. */
export function amountDueTexts(
  status: string,
  { amount }: Due,
  { formatMessage, market }: { formatMessage: (message: MessageDescriptor) => string; market: Market },
): { label: string; amount: string } | null {
  if (amount === null && orderStatusRule(status).action !== 'repay') return null;
  return {
    label: formatMessage(labelOf(status)),
    amount: amount === null ? formatMessage(notKnown) : shownAmount(amount, market.currency),
  };
}
