import { Trans, useLingui } from '@lingui/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { begin, move } from '@/domain/payments/book';
import { type CodePayment, emptyBook } from '@/domain/payments/payment';
import { type Services, useServices } from '@/platform/services';
import type { WriteOutcome } from '@/platform/storage/store';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';
import { useWrite } from '@/ui/use-write';
import { type BookNeeds, changeBook } from '../records/book';
import { LoanButton } from './code-page';

/** "I have paid": notes in the book that this payment was made (decision 14, virtual account). Nothing is sent. */
export async function claimPayment(
  needs: BookNeeds & Pick<Services, 'clock'>,
  payment: CodePayment,
): Promise<WriteOutcome> {
  const now = needs.clock.now();
  const { outcome } = await changeBook(needs, payment.orderId, (old = emptyBook) => {
    const known = old.payments.find(({ id }) => id === payment.id);
    if (known?.stage === 'said' && !known.isHidden) return old;
    // It is not in the book if the device was full. A deleted record is shown again: it is about another payment now.
    const payments = old.payments.map((one) => (one === known ? { ...one, isHidden: false } : one));
    const book = known ? { ...old, payments } : begin(old, payment);
    return move(book, payment.id, { stage: 'said', stageAt: now, saidAt: now });
  });
  return outcome;
}

/** `payment`: that on screen at the tap, because another code may appear behind the dialog. */
type Props = { onClose: () => void; payment: CodePayment };

/** Tips before a person says to have paid (specification section 2); then the loan opens. */
export function PaidDialog({ onClose, payment }: Props) {
  const { t } = useLingui();
  const { productId, orderId } = payment;
  const { storage, clock } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { send, isSending, result, error } = useWrite('payment-claim', () =>
    claimPayment({ storage, clock, queryClient }, payment),
  );
  const isUnsaved = error !== null || result === 'full';
  const isSaved = result !== undefined && !isUnsaved;
  const isBusy = isSending || isSaved;

  const goOn = useEffectEvent(() => navigate({ to: '/loanDetails', search: { productId, orderId }, replace: true }));
  // In an effect, so that a person who has left the page meanwhile is not redirected.
  useEffect(() => {
    if (isSaved) void goOn();
  }, [isSaved]);

  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!isBusy && !isUnsaved}
      title={t`Have you paid?`}
      actions={
        isUnsaved ? (
          <LoanButton order={payment} />
        ) : (
          <>
            <Button variant="secondary" disabled={isBusy} onClick={onClose}>
              <Trans comment="Button in the dialog 'Have you paid?'">CANCEL</Trans>
            </Button>
            <Button busy={isBusy} onClick={() => send()}>
              <Trans comment="Button in the dialog 'Have you paid?'">YES</Trans>
            </Button>
          </>
        )
      }
    >
      <p>{t`We will confirm your repayment as soon as possible`}</p>
      {isUnsaved && (
        <Notice kind="error" title={t`We could not save this on your phone`}>
          <Trans>Its storage is full. Your payment still counts; keep the receipt until you see it on your loan.</Trans>
        </Notice>
      )}
    </Dialog>
  );
}
