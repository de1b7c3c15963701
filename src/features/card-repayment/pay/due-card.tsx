import { Trans, useLingui } from '@lingui/macro';
import type { LoanDetails } from '@/api/contract/loan';
import { parseServerTime } from '@/domain/server-time';
import { formatServerTime } from '@/i18n/format-date';
import { useMarket, useMoney } from '@/services/market';
import { Amount } from '@/ui/amount';
import { Card } from '@/ui/card';
import { Notice } from '@/ui/notice';
import styles from './due-card.module.css';

type Props = {
  /** Minor units; `null` when the server names none. */
  amount: bigint | null;
  loan: LoanDetails | undefined;
  /** The address named another sum. */
  hasChanged: boolean;
};

/** What is going to be paid, for which loan, until when. */
export function DueCard({ amount, loan, hasChanged }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const { utcOffset } = useMarket();
  const due = parseServerTime(loan?.dueTime, utcOffset);
  const date = due && formatServerTime(due, 'date');
  return (
    <Card tone="float" label={t`Amount to repay`}>
      {amount === null ? (
        <Notice kind="warning" title={t`The amount is missing`}>
          <Trans>
            The server did not say how much is due, so nothing can be paid here. Please contact customer service.
          </Trans>
        </Notice>
      ) : (
        <Amount label={t`Amount to repay`} text={money(amount)} />
      )}
      {/* Asked by a call of its own: what comes later finds its room. */}
      {(loan === undefined || loan.productName !== '' || date) && (
        <p className={styles['line']}>
          {loan?.productName && <span>{loan.productName}</span>}
          {date && (
            <span>
              <Trans>Due on {date}</Trans>
            </span>
          )}
        </p>
      )}
      {hasChanged && (
        <p className={styles['changed']}>
          <Trans>The amount has changed since you set out. This is what you owe now.</Trans>
        </p>
      )}
    </Card>
  );
}
