import { Trans } from '@lingui/macro';
import { useMoney } from '@/services/market';
import styles from './counter-sum.module.css';

type Props = {
  /** What the code is for: minor units, or the server's own words. */
  amount: bigint | string;
  /** What is added where it is paid; empty where nothing is. */
  fee: bigint | string;
  /** Whether it is paid at a counter, and not in an app. */
  isCounter?: boolean;
};

/**
 * What leaves the purse where a counter or an app adds a fee: amount, fee and their sum. Nothing where no fee is added, or
 * where one of them is no number.
 */
export function CounterSum({ amount, fee, isCounter = true }: Props) {
  const money = useMoney();
  if (typeof amount !== 'bigint' || typeof fee !== 'bigint' || fee <= 0n) return null;
  const [sum, part, added] = [money(amount + fee), money(amount), money(fee)];
  if (!isCounter) {
    return (
      <p className={styles['sum']}>
        <Trans comment="What is paid in all in an app: amount of the code plus the app's fee">
          You pay <strong className={styles['whole']}>{sum}</strong> in all:{' '}
          <span className={styles['whole']}>{part}</span> and a service fee of{' '}
          <span className={styles['whole']}>{added}</span>.
        </Trans>
      </p>
    );
  }
  return (
    <p className={styles['sum']}>
      <Trans comment="What is paid in all at the counter: amount of the code plus the counter's fee">
        You pay <strong className={styles['whole']}>{sum}</strong> at the counter:{' '}
        <span className={styles['whole']}>{part}</span> and a service fee of{' '}
        <span className={styles['whole']}>{added}</span>.
      </Trans>
    </p>
  );
}
