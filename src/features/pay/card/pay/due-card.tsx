import { Trans, useLingui } from '@lingui/macro';
import { useMoney } from '@/platform/i18n/market';
import { Amount } from '@/ui/amount';
import { Card } from '@/ui/card';
import { Notice } from '@/ui/notice';
import styles from './due-card.module.css';

type Props = {
  /** Minor units; `null` when the server names none. */
  amount: bigint | null;
  /** The address named another sum. */
  hasChanged: boolean;
};

/** What is going to be paid. */
export function DueCard({ amount, hasChanged }: Props) {
  const { t } = useLingui();
  const money = useMoney();
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
      {hasChanged && (
        <p className={styles['changed']}>
          <Trans>The amount has changed since you set out. This is what you owe now.</Trans>
        </p>
      )}
    </Card>
  );
}
