import { Trans, useLingui } from '@lingui/macro';
import type { PaymentCode } from '@/storage/records/payment-codes';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';
import type { KnownLoan } from './code-receipts';
import type { PaymentChoice } from './payment-choice';
import { useClaim } from './use-claim';

type Props = {
  open: boolean;
  onClose: () => void;
  choice: PaymentChoice;
  code: PaymentCode | undefined;
  known: () => KnownLoan;
  onPaid: () => void;
};

/** The tips before a person says to have paid (specification section 2). */
export function PaidDialog({ open, onClose, choice, code, known, onPaid }: Props) {
  const { t } = useLingui();
  const { state, claim, goOn } = useClaim({ choice, code, known, onDone: onPaid });

  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={state === 'idle'}
      title={t`Have you paid?`}
      actions={
        state === 'unsaved' ? (
          <Button onClick={goOn}>
            <Trans comment="Button: to the page of the loan">Go to my loan</Trans>
          </Button>
        ) : (
          <>
            <Button variant="secondary" disabled={state === 'saving'} onClick={onClose}>
              <Trans comment="Button in the dialog 'Have you paid?'">CANCEL</Trans>
            </Button>
            <Button busy={state === 'saving'} onClick={claim}>
              <Trans comment="Button in the dialog 'Have you paid?'">YES</Trans>
            </Button>
          </>
        )
      }
    >
      <p>
        <Trans>We will confirm your repayment as soon as possible</Trans>
      </p>
      {state === 'unsaved' && (
        <Notice kind="error" title={t`We could not note this on your phone`}>
          <Trans>
            Its storage is full. Your payment counts all the same; keep the receipt until you see it on your loan.
          </Trans>
        </Notice>
      )}
    </Dialog>
  );
}
