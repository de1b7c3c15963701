import { Trans, useLingui } from '@lingui/macro';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/notice';
import type { PaymentCode } from '../records/payment-codes';
import type { PaymentChoice } from './payment-choice';
import { useClaim } from './use-claim';

type Props = {
  open: boolean;
  onClose: () => void;
  choice: PaymentChoice;
  code: PaymentCode | undefined;
};

/** The tips before a person says to have paid (specification section 2). */
export function PaidDialog({ open, onClose, choice, code }: Props) {
  const { t } = useLingui();
  const { productId, orderId } = choice;
  const navigate = useNavigate();
  const openLoan = () => void navigate({ to: '/loanDetails', search: { productId, orderId }, replace: true });
  const { state, claim, goOn } = useClaim({ choice, code, onDone: openLoan });

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
        <Notice kind="error" title={t`We could not save this on your phone`}>
          <Trans>
            Its storage is full. Your payment counts all the same; keep the receipt until you see it on your loan.
          </Trans>
        </Notice>
      )}
    </Dialog>
  );
}
