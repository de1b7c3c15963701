import { Trans } from '@lingui/macro';
import { useEffect } from 'react';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { fetchEncoder } from './load-modules';
import styles from './cashier-button.module.css';

/** The page itself comes first, milliseconds. */
const restMs = 1_500;

/** The way to the cashier view. What renders the bars is fetched meanwhile: in the shop there may be no network. */
export function CashierButton({ onClick }: { onClick: () => void }) {
  useEffect(() => {
    const timer = setTimeout(fetchEncoder, restMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className={styles['button']}>
      <Button block variant="secondary" onClick={onClick}>
        <Icon name="barcode" size={22} />
        <Trans comment="Button: shows the payment code full-screen, as a barcode">Show to the cashier</Trans>
      </Button>
    </div>
  );
}
