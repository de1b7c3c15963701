import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMarket } from '@/services/market';
import { useServices } from '@/services/services';
import { cardDrafts } from '@/storage/records/card-drafts';
import { detectBank } from './banks';
import { cardFields, checkCard, type CardField, type CardForm, type FieldProblem } from './card-form';

const empty: CardForm = { cardNo: '', bankCode: '', holderName: '', phone: '' };
const draftKey = 'draft';
/** What is typed is written down so long after the first change that is not, milliseconds, however fast others follow. */
const keepAfterMs = 400;

/**
 * The form of a new card. Everything but the number is kept on the device until the card is bound, so that a reload costs
 * the number alone.
 */
export function useCardForm() {
  const { storage } = useServices();
  const market = useMarket();
  const [form, setForm] = useState(empty);
  const [wasChecked, setWasChecked] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What has been typed in this page: of the fields it names, what lies on the device counts for nothing. */
  const typed = useRef<Partial<CardForm>>({});
  /** The form as it was last changed: changes come faster than rendering. */
  const latest = useRef(empty);

  function put(next: CardForm): void {
    latest.current = next;
    setForm(next);
  }

  const takeUp = useEffectEvent(async () => {
    const record = await storage.open(cardDrafts).get(draftKey);
    if (!record) return;
    put({ ...record.data, cardNo: '', ...typed.current });
    // A slow device may have taken the new words alone in between.
    if (Object.keys(typed.current).length > 0) timer.current ??= setTimeout(keep, keepAfterMs);
  });

  const keepNow = useEffectEvent(() => {
    if (timer.current !== undefined) keep();
  });

  useEffect(() => {
    void takeUp();
    const onHide = () => document.hidden && keepNow();
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', keepNow);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', keepNow);
      // Leaving the page in between must not cost the last words.
      keepNow();
    };
  }, []);

  function keep(): void {
    clearTimeout(timer.current);
    timer.current = undefined;
    const { bankCode, holderName, phone } = latest.current;
    void storage.open(cardDrafts).set(draftKey, { bankCode, holderName, phone });
  }

  function change(part: Partial<CardForm>): void {
    // The number names its bank, as far as we know it; a bank chosen by hand for an unknown number stays.
    const detected = part.cardNo === undefined ? '' : detectBank(part.cardNo, market);
    const isNew = detected !== '' && detected !== detectBank(latest.current.cardNo, market);
    const changed = { ...part, ...(isNew && { bankCode: detected }) };
    typed.current = { ...typed.current, ...changed };
    put({ ...latest.current, ...changed });
    timer.current ??= setTimeout(keep, keepAfterMs);
  }

  /** Shows what is wrong from now on. @returns the first wrong field; `null` when all are right */
  function check(): CardField | null {
    setWasChecked(true);
    const found = checkCard(form, market);
    return cardFields.find((field) => found[field] !== undefined) ?? null;
  }

  /** The card is bound: nothing of it stays. */
  async function forget(): Promise<void> {
    clearTimeout(timer.current);
    timer.current = undefined;
    typed.current = {};
    put(empty);
    setWasChecked(false);
    await storage.open(cardDrafts).remove(draftKey);
  }

  const problems: Partial<Record<CardField, FieldProblem>> = wasChecked ? checkCard(form, market) : {};

  return { form, change, problems, check, forget };
}
