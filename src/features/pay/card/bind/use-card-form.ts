import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { hideCardNumbers } from '@/domain/card-numbers';
import { useMarket } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { useTypingKeeper } from '@/ui/kept-typing';
import { cardDrafts } from '../../records/card-drafts';
import { detectBank } from './banks';
import { cardFields, checkCard, type CardField, type CardForm, type FieldProblem } from './card-form';

const empty: CardForm = { cardNo: '', bankCode: '', holderName: '', phone: '' };
const draftKey = 'draft';

/**
 * The form of a new card. Everything but the number is kept on the device until the card is bound, so that a
 * reload costs the number alone.
 */
export function useCardForm() {
  const { storage } = useServices();
  const market = useMarket();
  const [form, setForm] = useState(empty);
  const [wasChecked, setWasChecked] = useState(false);
  /** What has been typed in this page: of the fields it names, what lies on the device counts for nothing. */
  const typed = useRef<Partial<CardForm>>({});
  /** The form as it was last changed: changes come faster than rendering. */
  const latest = useRef(empty);
  const keeper = useTypingKeeper();

  function put(next: CardForm): void {
    latest.current = next;
    setForm(next);
  }

  function keep(): void {
    const { bankCode, holderName, phone } = latest.current;
    void storage.open(cardDrafts).set(draftKey, { bankCode, holderName: hideCardNumbers(holderName), phone });
  }

  const takeUp = useEffectEvent(async () => {
    const record = await storage.open(cardDrafts).get(draftKey);
    if (!record) return;
    put({ ...record.data, cardNo: '', ...typed.current });
    // A slow device may have taken the new words alone in between.
    if (Object.keys(typed.current).length > 0) keeper.touch(keep);
  });

  useEffect(() => void takeUp(), []);

  function change(part: Partial<CardForm>): void {
    // The number names its bank, as far as we know it; a bank chosen by hand for an unknown number stays.
    const detected = part.cardNo === undefined ? '' : detectBank(part.cardNo, market);
    const isNew = detected !== '' && detected !== detectBank(latest.current.cardNo, market);
    const changed = { ...part, ...(isNew && { bankCode: detected }) };
    typed.current = { ...typed.current, ...changed };
    put({ ...latest.current, ...changed });
    keeper.touch(keep);
  }

  /** Shows what is wrong from now on. @returns the first wrong field; `null` when all are right */
  function check(): CardField | null {
    setWasChecked(true);
    const found = checkCard(form, market);
    return cardFields.find((field) => found[field] !== undefined) ?? null;
  }

  /** The card is bound: nothing of it stays. */
  async function forget(): Promise<void> {
    keeper.drop();
    typed.current = {};
    put(empty);
    setWasChecked(false);
    await storage.open(cardDrafts).remove(draftKey);
  }

  const problems: Partial<Record<CardField, FieldProblem>> = wasChecked ? checkCard(form, market) : {};

  return { form, change, problems, check, forget };
}
