import { useState } from 'react';
import { hideCardNumbers } from '@/domain/card-numbers';
import { useMarket } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { useDraft } from '@/ui/use-draft';
import { cardDrafts } from '../../records/card-drafts';
import { detectBank } from './banks';
import { cardFields, checkCard, type CardField, type CardForm, type FieldProblem } from './card-form';

const empty: CardForm = { cardNo: '', bankCode: '', holderName: '', phone: '' };
const draftKey = 'draft';

/**
 * The form of a new card. All fields but the card number are saved on the device until the card is bound, so that after
 * a reload only the number has to be typed again.
 */
export function useCardForm() {
  const drafts = useServices().storage.open(cardDrafts);
  const market = useMarket();
  const [wasChecked, setWasChecked] = useState(false);
  const {
    fields: form,
    change,
    reset,
  } = useDraft<CardForm>({
    initial: empty,
    load: async () => (await drafts.get(draftKey))?.data ?? null,
    save({ bankCode, holderName, phone }) {
      void drafts.set(draftKey, { bankCode, holderName: hideCardNumbers(holderName), phone });
    },
  });

  /** A card number selects its bank if we know it. A bank that was chosen by hand for an unknown number stays. */
  function changeForm(part: Partial<CardForm>): void {
    change(({ cardNo }) => {
      const detected = part.cardNo === undefined ? '' : detectBank(part.cardNo, market);
      const isNew = detected !== '' && detected !== detectBank(cardNo, market);
      return { ...part, ...(isNew && { bankCode: detected }) };
    });
  }

  /** Shows from now on what is wrong. @returns the first wrong field; `null` when all are right */
  function check(): CardField | null {
    setWasChecked(true);
    const found = checkCard(form, market);
    return cardFields.find((field) => found[field] !== undefined) ?? null;
  }

  /** The card is bound: clears the form and removes the record. */
  async function forget(): Promise<void> {
    reset();
    setWasChecked(false);
    await drafts.remove(draftKey);
  }

  const problems: Partial<Record<CardField, FieldProblem>> = wasChecked ? checkCard(form, market) : {};

  return { form, change: changeForm, problems, check, forget };
}
