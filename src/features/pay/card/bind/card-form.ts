import type { Market } from '@/domain/market';
import { isMobile, mobileRule } from '@/domain/mobile-number';
import type { CardDraft } from '../../records/card-drafts';
import { findBank } from './banks';
import { readCardNumber } from './card-number';

/** What is typed; the number lives here only, never on the device. */
export type CardForm = CardDraft & { cardNo: string };

export type CardField = 'cardNo' | 'bankCode' | 'holderName' | 'phone';

/** In the order in which they stand on the page. */
export const cardFields: readonly CardField[] = ['cardNo', 'bankCode', 'holderName', 'phone'];

export type FieldProblem = 'missing' | 'incomplete' | 'wrong';

export const longestName = 60;

function checkPhone(phone: string, market: Market): FieldProblem | null {
  const rule = mobileRule(market);
  if (phone === '') return 'missing';
  if (phone.length < rule.fewest) return 'incomplete';
  return isMobile(phone, rule) ? null : 'wrong';
}

/** A name has letters; digits and signs alone are a slip. */
function checkName(name: string): FieldProblem | null {
  const trimmed = name.trim();
  if (trimmed === '') return 'missing';
  return /\p{L}/u.test(trimmed) && !/\p{Nd}/u.test(trimmed) ? null : 'wrong';
}

/** What is wrong with each field, for a card of the market; fields that are right are absent. */
export function checkCard(
  { cardNo, bankCode, holderName, phone }: CardForm,
  market: Market,
): Partial<Record<CardField, FieldProblem>> {
  const problems: Record<CardField, FieldProblem | null> = {
    cardNo: readCardNumber(cardNo).problem,
    bankCode: findBank(bankCode, market) ? null : 'missing',
    holderName: checkName(holderName),
    phone: checkPhone(phone, market),
  };
  const found: Partial<Record<CardField, FieldProblem>> = {};
  for (const field of cardFields) {
    const problem = problems[field];
    if (problem) found[field] = problem;
  }
  return found;
}
