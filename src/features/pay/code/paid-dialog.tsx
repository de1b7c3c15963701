import { Trans, useLingui } from '@lingui/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { snapshotOf } from '@/domain/payment-progress';
import { extensionQuery } from '@/features/loan/extension/queries';
import { loanDetailsQuery } from '@/features/loan/queries';
import { useMarket } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import type { WriteOutcome } from '@/platform/storage/store';
import { openReceiptBook } from '@/platform/writes/receipt-book';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';
import { useWrite } from '@/ui/use-write';
import { LoanButton } from '../loan-button';
import { toRecord } from '../records/loan-before';
import { paymentClaims } from '../records/payment-claims';
import type { PaymentCode } from '../records/payment-codes';
import { claimReceipt } from './code-receipts';
import { bareCode, placeOf } from './code-text';
import type { PaymentChoice } from './payment-choice';

/** "I have paid": stores the claim and its receipt (decision 14, virtual account). Nothing is sent. */
function useClaim(choice: PaymentChoice, code: PaymentCode | undefined): () => Promise<WriteOutcome> {
  const services = useServices();
  const { api, storage, clock } = services;
  const queryClient = useQueryClient();
  const { id: market, utcOffset } = useMarket();
  const { productId, orderId } = choice;

  return async () => {
    const key = { productId, orderId };
    // Only a cached answer; the server is not asked now.
    const loan = queryClient.getQueryData(loanDetailsQuery(api, key).queryKey);
    const offer = queryClient.getQueryData(extensionQuery(api, key).queryKey);
    const known = {
      productName: loan?.productName ?? offer?.productName ?? '',
      newDueTime: String(offer?.delayExpiryTime ?? ''),
    };
    const before = code?.before ?? (loan && toRecord(snapshotOf(loan, utcOffset)));
    const claims = storage.open(paymentClaims);
    const book = openReceiptBook(services);
    const claimedAt = clock.now();
    const earlier = (await claims.get(orderId))?.data ?? null;
    const receipt = code && claimReceipt({ choice, code, known, market }, earlier, claimedAt);
    // Started before the claim is stored, because the claim has its id.
    if (receipt) void book.save(receipt);
    return claims.set(orderId, {
      orderId,
      claimedAt,
      statusBefore: before?.status ?? '',
      receiptId: receipt?.id ?? '',
      before,
      ...(code && {
        code: bareCode(code.vcode),
        amount: code.amount,
        place: placeOf(code),
        expireTime: code.expireTime,
      }),
    });
  };
}

type Props = { onClose: () => void; choice: PaymentChoice; code: PaymentCode | undefined };

/** Tips before a person claims the payment (specification section 2); then the loan opens. */
export function PaidDialog({ onClose, choice, code }: Props) {
  const { t } = useLingui();
  const { productId, orderId } = choice;
  const navigate = useNavigate();
  const { send, isSending, result, error } = useWrite('payment-claim', useClaim(choice, code));
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
          <LoanButton order={choice} />
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
          <Trans>
            Its storage is full. Your payment counts all the same; keep the receipt until you see it on your loan.
          </Trans>
        </Notice>
      )}
    </Dialog>
  );
}
