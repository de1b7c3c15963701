import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useServices } from '@/services/services';
import { cardDrafts } from '@/storage/records/card-drafts';
import { detectBank } from './banks';
import { cardFields, checkCard, type CardField, type CardForm, type FieldProblem } from './card-form';

const empty: CardForm = { cardNo: '', bankCode: '', holderName: '', phone: '' };
const draftKey = 'draft';
/** Typing is written down this long after it pauses, milliseconds. */
const pause = 400;

/**
 * The form of a new card. Everything but the number is kept on the device until the card is bound, so that a reload costs
 * the number alone.
 */
export function useCardForm() {
  const { storage } = useServices();
  const [form, setForm] = useState(empty);
  const [wasChecked, setWasChecked] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isTouched = useRef(false);

  const takeUp = useEffectEvent(async () => {
    const record = await storage.open(cardDrafts).get(draftKey);
    // What has been typed before the record came counts for more.
    if (record && !isTouched.current) setForm({ ...record.data, cardNo: '' });
  });

  const keepNow = useEffectEvent(() => {
    clearTimeout(timer.current);
    if (isTouched.current) keep(form);
  });

  useEffect(() => {
    void takeUp();
    const onHide = () => document.hidden && keepNow();
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', keepNow);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', keepNow);
    };
  }, []);

  function keep({ bankCode, holderName, phone }: CardForm): void {
    void storage.open(cardDrafts).set(draftKey, { bankCode, holderName, phone });
  }

  function change(part: Partial<CardForm>): void {
    isTouched.current = true;
    const next = { ...form, ...part };
    // The number names its bank, as far as we know it; a bank chosen by hand for an unknown number stays.
    const detected = part.cardNo === undefined ? '' : detectBank(part.cardNo);
    if (detected !== '' && detected !== detectBank(form.cardNo)) next.bankCode = detected;
    setForm(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => keep(next), pause);
  }

  /** Shows what is wrong from now on. @returns the first wrong field; `null` when all are right */
  function check(): CardField | null {
    setWasChecked(true);
    const found = checkCard(form);
    return cardFields.find((field) => found[field] !== undefined) ?? null;
  }

  /** The card is bound: nothing of it stays. */
  async function forget(): Promise<void> {
    clearTimeout(timer.current);
    isTouched.current = false;
    setForm(empty);
    setWasChecked(false);
    await storage.open(cardDrafts).remove(draftKey);
  }

  const problems: Partial<Record<CardField, FieldProblem>> = wasChecked ? checkCard(form) : {};

  return { form, change, problems, check, forget };
}
