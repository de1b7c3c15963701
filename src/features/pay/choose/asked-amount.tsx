import { Trans, useLingui } from '@lingui/macro';
import { parseMinor } from '@/domain/money';
import { useMoney } from '@/platform/i18n/market';
import { Amount } from '@/ui/amount';
import { Card } from '@/ui/card';
import styles from './asked-amount.module.css';

type Props = {
  /** Minor units as digits; empty when the address names no usable amount, then the server decides. */
  amount: string;
  /** `1`: the fee of an extension; `0`: instalments; anything else says nothing. */
  display: string;
};

/** What the borrower set out to pay, which is not always the debt, what for, and what happens next. */
export function AskedAmount({ amount, display }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const minor = parseMinor(amount);
  return (
    <Card tone="float">
      {minor === null ? (
        <p>
          <Trans>You see the amount on the next page, before you pay.</Trans>
        </p>
      ) : (
        <Amount text={money(minor)} label={t({ message: 'You chose to pay', comment: 'Label above an amount' })} />
      )}
      {display === '1' && (
        <p className={styles['purpose']}>
          <Trans>This is the fee for extending your due date.</Trans>
        </p>
      )}
      {display === '0' && (
        <p className={styles['purpose']}>
          <Trans>This goes towards your instalments.</Trans>
        </p>
      )}
      <p className={styles['next']}>
        <Trans>Next you get a payment code and the steps to pay. Nothing is paid before you use it.</Trans>
      </p>
    </Card>
  );
}
