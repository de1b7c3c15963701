import { Trans } from '@lingui/macro';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import type { PaymentWords } from './payment-words';

type Props = { isOpen: boolean; words: PaymentWords; onClose: () => void; onPayAgain: () => void };

/** Asks before a payment that may be a second one, or not needed, whether to pay all the same. */
export function PaymentQuestion({ isOpen, words: { title, text }, onClose, onPayAgain }: Props) {
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="secondary" onClick={onPayAgain}>
            <Trans comment="Button: the borrower said to have paid, and wants to pay once more">Pay again</Trans>
          </Button>
          <Button onClick={onClose}>
            <Trans comment="Button: does not pay a second time">Do not pay</Trans>
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
