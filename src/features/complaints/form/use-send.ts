import { useLingui } from '@lingui/macro';
import { useState } from 'react';
import { useToast } from '@/ui/toast';
import { useTapLock } from '@/ui/use-tap-lock';
import { useTypeProblem } from './about-card';
import type { ComplaintType } from './complaint-type';
import { isUnderWay } from './sending';
import type { FormParts } from './use-form-parts';

type Options = {
  parts: FormParts;
  type: ComplaintType;
  orderName: string;
  /** Called when the complaint is in the outbox. */
  onPostponed: () => void;
  /** Called instead of sending when a field is missing. */
  onIncomplete: (what: 'text' | 'type') => void;
};

/** The action of the form's button: validate, then send now or when the network is back. */
export function useSend({
  parts: { keeper, evidence, sending, phase },
  type,
  orderName,
  onPostponed,
  onIncomplete,
}: Options) {
  const { t } = useLingui();
  const toast = useToast();
  const problemOf = useTypeProblem();
  const once = useTapLock();
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const [isFull, setIsFull] = useState(false);

  /** @returns whether everything is complete; otherwise shows the missing fields */
  function isComplete(): boolean {
    setWasSubmitted(true);
    if (keeper.getSnapshot().draft.text.trim() === '') {
      onIncomplete('text');
      return false;
    }
    if (problemOf(type) !== null) {
      onIncomplete('type');
      return false;
    }
    const { problemType, problemSonType, orderName: known } = keeper.getSnapshot().draft;
    const name = orderName === '' ? known : orderName;
    if (problemType !== type.problemType || problemSonType !== type.problemSonType || name !== known) {
      keeper.change({ problemType: type.problemType, problemSonType: type.problemSonType, orderName: name });
    }
    return true;
  }

  function send(): void {
    if (isUnderWay(phase) || !isComplete()) return;
    void sending.send(type);
  }

  function postpone(): void {
    if (isUnderWay(phase) || !isComplete()) return;
    void once(async () => {
      const outcome = await sending.postpone(type);
      setIsFull(outcome === 'full');
      if (outcome !== 'moved') return;
      toast.show(t`Kept. It is sent as soon as you are online.`, { kind: 'success' });
      onPostponed();
    });
  }

  function sendWithout(): void {
    evidence.dropFailed();
    send();
  }

  return { send, postpone, sendWithout, wasSubmitted, isFull };
}
