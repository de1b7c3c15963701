import cardValidator from 'card-validator';
import { passesLuhn } from '@/domain/text/digits';

/** Digits of the shortest and the longest card number. */
const shortest = 12;
export const longestCardNumber = 19;

/** What is known of a card number while it is typed; `network` is empty until it is certain. */
export type CardNumberReading = { network: string; problem: 'missing' | 'incomplete' | 'wrong' | null };

/**
 * Reads a card number: network, length and check digit. Numbers of no known network are judged by length and check
 * digit: older cards of mainland banks (9558…, 9559…) belong to none.
 * @param digits without blanks
 */
export function readCardNumber(digits: string): CardNumberReading {
  const { card, isValid, isPotentiallyValid } = cardValidator.number(digits, { luhnValidateUnionPay: true });
  const network = card?.niceType ?? '';
  if (digits === '') return { network, problem: 'missing' };
  if (digits.length < shortest) return { network, problem: 'incomplete' };
  if (!card) return { network, problem: passesLuhn(digits) ? null : 'wrong' };
  if (isValid) return { network, problem: null };
  const hasItsLength = card.lengths.includes(digits.length);
  return { network, problem: isPotentiallyValid && !hasItsLength ? 'incomplete' : 'wrong' };
}
