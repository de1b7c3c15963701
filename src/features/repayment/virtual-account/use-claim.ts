import { useEffect, useRef, useState } from 'react';
import { useServices } from '@/services/services';
import { paymentClaims } from '@/storage/records/payment-claims';
import type { PaymentCard } from '@/storage/records/virtual-account-cards';
import { bareCode } from './code-text';

type Options = {
  orderId: string;
  /** What was paid to. */
  card: PaymentCard | undefined;
  /** The order's status where the device knows it, else empty. */
  statusBefore: () => string;
  /** Goes on to the loan; called once. */
  onDone: () => void;
};

export type Claim = {
  /** `unsaved`: the device did not take it; the person is told and may go on all the same. */
  state: 'idle' | 'saving' | 'unsaved';
  claim: () => void;
  goOn: () => void;
};

/** "I have paid": keeps the claim on the device, then goes on (decision 14). However often it is tapped, once. */
export function useClaim({ orderId, card, statusBefore, onDone }: Options): Claim {
  const { storage, clock } = useServices();
  const [state, setState] = useState<Claim['state']>('idle');
  // Taps come faster than drawing: what guards them cannot be state.
  const started = useRef(false);
  const done = useRef(false);
  // Who has left the page meanwhile is not led anywhere.
  const isHere = useRef(false);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  function goOn() {
    if (done.current || !isHere.current) return;
    done.current = true;
    onDone();
  }

  async function store() {
    const outcome = await storage.open(paymentClaims).set(orderId, { orderId, claimedAt: clock.now(), statusBefore: statusBefore(), ...(card && paidTo(card)) });
    if (outcome === 'full') setState('unsaved');
    else goOn();
  }

  function claim() {
    if (started.current) return;
    started.current = true;
    setState('saving');
    store().catch(() => setState('unsaved'));
  }

  return { state, claim, goOn };
}

/** What a claim says of the code, so that a later complaint can name it without asking anybody. */
function paidTo({ vcode, amount, payCode, expireTime }: PaymentCard) {
  return { code: bareCode(vcode), amount, place: payCode, expireTime };
}
