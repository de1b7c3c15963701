import { Trans } from '@lingui/macro';
import { useNavigate } from '@tanstack/react-router';
import type { CodePayment } from '@/domain/payments/payment';
import { fetchAhead } from '@/platform/offline/load-code';
import { Button, type ButtonVariant } from '@/ui/button';
import { useTimeout } from '@/ui/component-life';
import { Outline } from '@/ui/icon';
import { cashierInputs } from './payment-choice';

const barcodeIcon = 'M4 5.5v13M7.5 5.5v13M10 5.5v13M14 5.5v13M16.5 5.5v13M20 5.5v13';

/** Loads the library of Code 128. */
export const importEncoder = () => import('jsbarcode/bin/barcodes/CODE128/index.js');

/** The delay until the page itself has loaded. */
const restMs = 1_500;

type Props = { payment: CodePayment; variant: ButtonVariant; onShow?: () => void };

/** The button that opens the cashier view. It loads the barcode's code ahead, because a shop may have no network. */
export function CashierButton({ payment, variant, onShow }: Props) {
  const navigate = useNavigate();
  useTimeout(restMs, () => fetchAhead(importEncoder));

  function open(): void {
    onShow?.();
    void navigate({ to: '/cashier', search: cashierInputs(payment) });
  }

  return (
    <Button block variant={variant} onClick={open}>
      <Outline path={barcodeIcon} size={22} />
      <Trans comment="Button: shows the payment code full-screen, as a barcode">Show to the cashier</Trans>
    </Button>
  );
}
