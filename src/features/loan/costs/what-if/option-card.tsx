import { Trans, useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { extendedTo, feeOf } from '@/domain/amount-due';
import type { Payment } from '@/domain/loan-plan';
import type { OrderKey } from '@/domain/order-key';
import { orderStatusRule } from '@/domain/order-status';
import { extensionQuery } from '@/features/pay/queries';
import type { LoanDetails } from '@/platform/api/contract/loan';
import { useErrorText } from '@/platform/i18n/error-message';
import { useMarket, useMoney } from '@/platform/i18n/market';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { cx } from '@/ui/cx';
import { LoadingText, Skeleton } from '@/ui/skeleton';
import { optionOf, type RepaymentOption } from './repayment-options';
import styles from './what-if.module.css';

/** A button to the page of an option, below it. */
export function WayButton({ to, orderKey }: { to: '/installment' | '/extension'; orderKey: OrderKey }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <Button variant="quiet" className={styles.way} onClick={() => void navigate({ to, search: orderKey })}>
      {to === '/installment'
        ? t({ message: 'See instalments', comment: 'Button: leads to the page where instalments are paid' })
        : t({ message: 'See extension', comment: 'Button: leads to the page where the due date is put off' })}
    </Button>
  );
}

type Props = {
  title: string;
  /** `null` without figures: then only `children` follow the title. */
  option: RepaymentOption | null;
  /** Whether one of its figures is calculated here, not sent by the server. */
  isEstimate?: boolean;
  /** The due day of the rest, or of its next part, as text. Empty if unknown. */
  leftFrom?: string;
  children?: ReactNode;
};

/** One option with its amounts: now, later, in all, and compared with the plan. */
export function OptionCard({ title, option, isEstimate = false, leftFrom = '', children }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const titleId = useId();
  const difference = option?.difference ?? 0n;
  const amount = money(difference < 0n ? -difference : difference);
  const figures = [
    { name: 'payNow', label: t({ message: 'Now', comment: 'What is paid today, above an amount' }) },
    { name: 'left', label: t({ message: 'Left', comment: 'What is still to be paid afterwards, above an amount' }) },
    { name: 'total', label: t({ message: 'Total', comment: 'What is paid altogether, above an amount' }) },
  ] as const;
  return (
    <section className={cx('stack-2', styles.card)} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      {isEstimate && (
        <p className={cx('pill', styles.badge)} data-tone="info">
          <Trans comment="Badge: this figure is worked out, not given by the lender">Estimate</Trans>
        </p>
      )}
      {option && (
        <dl className={styles.figures}>
          {figures.map(({ name, label }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd className={cx('tabular', name === 'total' && styles.total)}>
                {money(option[name])}
                {name === 'left' && option.left > 0n && leftFrom !== '' && (
                  <span className={styles.when}>
                    <Trans comment="A date, below what is left to pay: by then it, or its next part, is due">
                      by {leftFrom}
                    </Trans>
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {option && (
        <p className={cx(styles.difference, difference > 0n && styles.more, difference < 0n && styles.less)}>
          {difference === 0n ? (
            <Trans comment="This way to go on costs what the plan costs">As planned</Trans>
          ) : difference > 0n ? (
            <Trans comment="Against paying as planned">{amount} more</Trans>
          ) : (
            <Trans comment="Against paying as planned">{amount} less</Trans>
          )}
        </p>
      )}
      {children}
    </section>
  );
}

/** The extension of a loan, if one is offered: its fee, and the due day after it. */
export function useExtension(orderKey: OrderKey, { isDelay, orderStatus }: LoanDetails) {
  const { api, clock } = useServices();
  const market = useMarket();
  const isOffered = isDelay && orderStatusRule(orderStatus).mayExtend;
  const query = useQuery({
    ...extensionQuery(api, orderKey),
    enabled: isOffered,
    select: (offer) => ({ fee: feeOf(offer), until: extendedTo(offer, market, clock.now()).day }),
  });
  return { ...query, isOffered };
}

type ExtendCardProps = { orderKey: OrderKey; loan: LoanDetails; periods: readonly Payment[] };

/** An extension: fee and day come from the server, the sum with the plan is calculated. */
export function ExtendCard({ orderKey, loan, periods }: ExtendCardProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { isOffered, data, error, isFetching, refetch } = useExtension(orderKey, loan);
  const title = t`Extend the due date`;
  if (!data || !isOffered) {
    return (
      <OptionCard title={title} option={null}>
        {!isOffered ? (
          <p className={styles.small}>{t`Not available for this loan right now.`}</p>
        ) : error && !isFetching ? (
          <>
            <p className={styles.small} role="alert">
              {errorText(error)}
            </p>
            <Button variant="quiet" className={styles.way} onClick={() => void refetch()}>{t`Try again`}</Button>
          </>
        ) : (
          <>
            <LoadingText />
            <Skeleton height={120} />
          </>
        )}
      </OptionCard>
    );
  }
  return (
    <OptionCard title={title} isEstimate option={optionOf(periods, data.fee, data.fee)} leftFrom={data.until}>
      <WayButton to="/extension" orderKey={orderKey} />
    </OptionCard>
  );
}
