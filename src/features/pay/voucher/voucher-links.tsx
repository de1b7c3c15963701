import { Trans } from '@lingui/macro';
import { Card } from '@/ui/card';
import { LinkRow } from '@/ui/link-row';
import styles from './voucher-links.module.css';

type Props = {
  /** Absent where the address names no loan. */
  onLoan?: (() => void) | undefined;
  onHelp: () => void;
};

/** Ways on from the voucher; not part of what is printed. */
export function VoucherLinks({ onLoan, onHelp }: Props) {
  return (
    <div className={styles['links']}>
      <Card>
        {onLoan && (
          <LinkRow icon="calendar" onClick={onLoan}>
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
