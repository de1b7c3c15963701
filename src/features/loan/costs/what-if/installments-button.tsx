import { useLingui } from '@lingui/macro';
import { useNavigate } from '@tanstack/react-router';
import type { OrderKey } from '@/domain/order-key';
import { Button } from '@/ui/button';
import styles from './what-if.module.css';

/** To the page where instalments are paid, under a way to repay. */
export function InstallmentsButton({ orderKey }: { orderKey: OrderKey }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <Button
      variant="quiet"
      className={styles['way']}
      onClick={() => void navigate({ to: '/installment', search: orderKey })}
    >
      {t({ message: 'See instalments', comment: 'Button: leads to the page where instalments are paid' })}
    </Button>
  );
}
