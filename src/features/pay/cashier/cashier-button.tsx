import { Trans } from '@lingui/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { OrderKey } from '@/domain/order-key';
import { fetchAhead } from '@/platform/offline/load-code';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { shownCodeKey } from '../code/queries';
import type { PaymentCode } from '../records/payment-codes';
import { cashierInputs } from './cashier-choice';
import styles from '../code/code.module.css';

const importEncoder = () => import('jsbarcode/bin/barcodes/CODE128/index.js');

/**
 * The modules of a text in Code 128: `1` dark, `0` light; null if it has characters beyond printable ASCII.
 * @throws if the encoder, which is loaded later, could not be loaded
 */
export async function loadModules(text: string): Promise<string | null> {
  const { CODE128 } = await importEncoder();
  try {
    const { data } = new CODE128(text, {}).encode();
    return /^[01]+$/.test(data) ? data : null;
  } catch {
    return null;
  }
}

/** The delay until the page itself has loaded. */
const restMs = 1_500;

/** The button that opens the cashier view. It loads the barcode's code ahead, because a shop may have no network. */
export function CashierButton({ orderKey, code }: { orderKey: OrderKey; code: PaymentCode }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  useEffect(() => {
    const timer = setTimeout(() => fetchAhead(importEncoder), restMs);
    return () => clearTimeout(timer);
  }, []);

  function open(): void {
    queryClient.setQueryData(shownCodeKey(orderKey.orderId), code);
    void navigate({ to: '/cashier', search: cashierInputs(orderKey, code) });
  }

  return (
    <div className={styles['button']}>
      <Button block variant="secondary" onClick={open}>
        <Icon name="barcode" size={22} />
        <Trans comment="Button: shows the payment code full-screen, as a barcode">Show to the cashier</Trans>
      </Button>
    </div>
  );
}
