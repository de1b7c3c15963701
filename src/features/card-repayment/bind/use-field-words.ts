import { useLingui } from '@lingui/macro';
import { mobileRule } from '@/domain/mobile-number';
import { useMarket } from '@/services/market';
import type { CardField, FieldProblem } from './card-form';

/** @returns a function that says what is wrong with a field of the card form, and how to mend it */
export function useFieldWords(): (field: CardField, problem: FieldProblem | undefined) => string | null {
  const { t } = useLingui();
  const { beginning, fewest, most } = mobileRule(useMarket());
  const length = fewest === most ? String(most) : `${fewest}–${most}`;
  return (field, problem) => {
    if (problem === undefined) return null;
    if (field === 'bankCode') return t`Please choose the bank of the card`;
    if (field === 'holderName')
      return problem === 'missing' ? t`Please enter the name on the card` : t`A name has letters only`;
    if (field === 'phone') {
      if (problem === 'missing') return t`Please enter the mobile number that your bank knows`;
      return problem === 'incomplete'
        ? t`A mobile number has ${length} digits`
        : t`This is not a mobile number. It starts with ${beginning}.`;
    }
    if (problem === 'missing') return t`Please enter the card number`;
    return problem === 'incomplete'
      ? t`The card number is not complete yet`
      : t`This card number is not right. Please compare each digit with your card.`;
  };
}
