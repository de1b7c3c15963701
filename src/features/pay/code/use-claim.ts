import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { extensionQuery } from '@/features/loan/extension/queries';
import { loanDetailsQuery } from '@/features/loan/queries';
import { useMarket } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { openReceiptBook } from '@/platform/writes/receipt-book';
import { paymentClaims } from '../records/payment-claims';
import type { PaymentCode } from '../records/payment-codes';
import { claimReceipt, type KnownLoan } from './code-receipts';
import { bareCode } from './code-text';
import type { PaymentChoice } from './payment-choice';

type Options = {
  choice: PaymentChoice;
  /** The code that was paid to, where there is one on screen. */
  code: PaymentCode | undefined;
  /** Goes on to the loan; called once. */
  onDone: () => void;
};

export type Claim = {
  /** `unsaved`: the device did not take it; the person is told and may go on all the same. */
  state: 'idle' | 'saving' | 'unsaved';
  claim: () => void;
  goOn: () => void;
};

/**
 * "I have paid": keeps the claim on the device, then goes on (decision 14, virtual account). However often it is
 * tapped, once.
 */
export function useClaim({ choice, code, onDone }: Options): Claim {
  const services = useServices();
  const { api, storage, clock } = services;
  const queryClient = useQueryClient();
  const { id: market } = useMarket();
  const [state, setState] = useState<Claim['state']>('idle');
  // Taps come faster than rendering: what guards them cannot be state.
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

  /** What was read of the loan before: the server is not asked now. */
  function knownLoan(): KnownLoan {
    const { productId, orderId } = choice;
    const key = { productId, orderId };
    const loan = queryClient.getQueryData(loanDetailsQuery(api, key).queryKey);
    const offer = queryClient.getQueryData(extensionQuery(api, key).queryKey);
    return {
      status: loan?.orderStatus ?? '',
      productName: loan?.productName ?? offer?.productName ?? '',
      newDueTime: String(offer?.delayExpiryTime ?? ''),
    };
  }

  async function store() {
    const { orderId } = choice;
    const claims = storage.open(paymentClaims);
    const book = openReceiptBook(services);
    const loan = knownLoan();
    const claimedAt = clock.now();
    const receipt =
      code && claimReceipt({ choice, code, known: loan, market }, (await claims.get(orderId))?.data ?? null, claimedAt);
    // On its way before the claim that names it.
    if (receipt) void book.keep(receipt);
    const outcome = await claims.set(orderId, {
      orderId,
      claimedAt,
      statusBefore: loan.status,
      receiptId: receipt?.id ?? '',
      ...(code && paidTo(code)),
    });
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

/** What a claim says of the code, so that a later complaint can name it without a request. */
function paidTo({ vcode, amount, payCode, expireTime }: PaymentCode) {
  return { code: bareCode(vcode), amount, place: payCode, expireTime };
}
