import { Trans, useLingui } from '@lingui/macro';
import { useId, type ReactNode } from 'react';
import { useMoney } from '@/platform/i18n/market';
import { cx } from '@/ui/cx';
import type { RepaymentOption } from './repayment-options';
import styles from './option-card.module.css';

type Props = {
  title: string;
  /** `null` where there is nothing to reckon with: then only `children` stand below the title. */
  option: RepaymentOption | null;
  /** Whether a figure of it is worked out here, not sent by the server. */
  isEstimate?: boolean;
  /** The day on which what is left is due, or the next part of it; ready to be read. */
  leftFrom?: string | null;
  children?: ReactNode;
};

/** One way to go on, in money: now, later, altogether, and against the plan. */
export function OptionCard({ title, option, isEstimate = false, leftFrom = null, children }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const titleId = useId();
  return (
    <section className={styles['card']} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles['title']}>
        {title}
      </h3>
      {isEstimate && (
        <p className={styles['badge']}>
          <Trans comment="Badge: this figure is worked out, not given by the lender">Estimate</Trans>
        </p>
      )}
      {option && (
        <dl className={styles['figures']}>
          <Figure
            name={t({ message: 'Now', comment: 'What is paid today, above an amount' })}
            value={money(option.payNow)}
          />
          <Figure
            name={t({ message: 'Left', comment: 'What is still to be paid afterwards, above an amount' })}
            value={money(option.left)}
          >
            {option.left > 0n && leftFrom !== null && (
              <Trans comment="A date, below what is left to pay: by then it, or its next part, is due">
                by {leftFrom}
              </Trans>
            )}
          </Figure>
          <Figure
            name={t({ message: 'In all', comment: 'What is paid altogether, above an amount' })}
            value={money(option.total)}
            isTotal
          />
        </dl>
      )}
      {option && <Difference difference={option.difference} />}
      {children}
    </section>
  );
}

function Figure({
  name,
  value,
  isTotal = false,
  children,
}: {
  name: string;
  value: string;
  isTotal?: boolean;
  children?: ReactNode;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={cx('tabular', isTotal && styles['total'])}>
        {value}
        {children !== undefined && children !== false && <span className={styles['when']}>{children}</span>}
      </dd>
    </div>
  );
}

/** What it saves or costs against paying as planned. */
function Difference({ difference }: { difference: bigint }) {
  const money = useMoney();
  if (difference === 0n) {
    return (
      <p className={styles['difference']}>
        <Trans comment="This way to go on costs what the plan costs">As planned</Trans>
      </p>
    );
  }
  const amount = money(difference < 0n ? -difference : difference);
  return (
    <p className={cx(styles['difference'], difference > 0n ? styles['more'] : styles['less'])}>
      {difference > 0n ? (
        <Trans comment="Against paying as planned">{amount} more</Trans>
      ) : (
        <Trans comment="Against paying as planned">{amount} less</Trans>
      )}
    </p>
  );
}
