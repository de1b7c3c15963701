import { Trans } from '@lingui/macro';
import { useNavigate } from '@tanstack/react-router';
import type { OrderKey } from '@/domain/order-key';
import { Card } from '@/ui/card';
import { LinkRow } from '@/ui/link-row';
import { usePageChrome } from '@/ui/page-chrome';
import styles from './voucher-links.module.css';

type Props = {
  /** Absent where the address names no loan. */
  orderKey?: OrderKey;
};

/** Ways on from the voucher; not part of what is printed. */
export function VoucherLinks({ orderKey }: Props) {
  const { onHelp } = usePageChrome();
  const navigate = useNavigate();
  return (
    <div className={styles['links']}>
      <Card>
        {orderKey && (
          <LinkRow icon="calendar" onClick={() => void navigate({ to: '/loanDetails', search: orderKey })}>
            <Trans comment="Button: to the page of the loan">Go to my loan</Trans>
          </LinkRow>
        )}
        <LinkRow icon="chat" onClick={onHelp}>
          <Trans>Problem with this payment?</Trans>
        </LinkRow>
      </Card>
    </div>
  );
}
