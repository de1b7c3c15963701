import type { CardDraft } from '@/storage/records/card-drafts';
import { readCardNumber } from './card-number';

/** What is typed; the number lives here only, never on the device. */
export type CardForm = CardDraft & { cardNo: string };

export type CardField = 'cardNo' | 'bankCode' | 'holderName' | 'phone';

/** In the order in which they stand on the page. */
export const cardFields: readonly CardField[] = ['cardNo', 'bankCode', 'holderName', 'phone'];

export type FieldProblem = 'missing' | 'incomplete' | 'wrong';

/** Mainland mobile numbers: eleven digits, 1 and then 3 to 9 (specification section 5). */
const mobile = /^1[3-9]\d{9}$/;
export const mobileDigits = 11;
export const longestName = 60;

function checkPhone(phone: string): FieldProblem | null {
  if (phone === '') return 'missing';
  if (phone.length < mobileDigits) return 'incomplete';
  return mobile.test(phone) ? null : 'wrong';
}

/** A name has letters; digits and signs alone are a slip. */
function checkName(name: string): FieldProblem | null {
  const trimmed = name.trim();
  if (trimmed === '') return 'missing';
  return /\p{L}/u.test(trimmed) && !/\d/.test(trimmed) ? null : 'wrong';
}

/** What is wrong with each field; fields that are right are absent. */
export function checkCard({ cardNo, bankCode, holderName, phone }: CardForm): Partial<Record<CardField, FieldProblem>> {
  const problems: Record<CardField, FieldProblem | null> = {
    cardNo: readCardNumber(cardNo).problem,
    bankCode: bankCode === '' ? 'missing' : null,
    holderName: checkName(holderName),
    phone: checkPhone(phone),
  };
  const found: Partial<Record<CardField, FieldProblem>> = {};
  for (const field of cardFields) {
    const problem = problems[field];
    if (problem) found[field] = problem;
  }
  return found;
}
