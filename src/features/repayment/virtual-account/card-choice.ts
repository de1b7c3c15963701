import { parseMinor } from '@/domain/money';
import type { PaymentCard } from '@/storage/records/virtual-account-cards';
import type { PaymentChoice } from './payment-choice';

/** The address that a card came from: opening it shows this card, also without a network. */
export function choiceAskedFor(choice: PaymentChoice, { asked }: PaymentCard): PaymentChoice {
  return { ...choice, ...asked, method: '' };
}

/** What the server made of a choice: its amount, not the one asked for, goes on to other pages (wire protocol, Repayment). */
export function choiceConfirmedBy(choice: PaymentChoice, card: PaymentCard): PaymentChoice {
  const amount = parseMinor(card.amount) === null ? choice.amount : card.amount;
  return { ...choice, amount, payType: card.payType, payCode: card.payCode };
}
