import { Trans, useLingui } from '@lingui/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { OrderKey } from '@/domain/order-key';
import { orderStatusRule } from '@/domain/order-status';
import { parseServerTime } from '@/domain/server-time';
import type { LoanDetails } from '@/platform/api/contract/loan';
import { formatServerTime } from '@/platform/i18n/format-date';
import { useMarket } from '@/platform/i18n/market';
import { useErrorText } from '@/platform/i18n/use-error-text';
import { useServices } from '@/platform/services';
import { Button } from '@/ui/button';
import { LoadingText, Skeleton } from '@/ui/skeleton';
import { extensionQuery } from '../../extension/queries';
import { OptionCard } from './option-card';
import { extend, type Waiting } from './repayment-options';
import styles from './what-if.module.css';

type Props = { orderKey: OrderKey; loan: LoanDetails; periods: readonly Waiting[] };

/** Paying a fee for a later day: fee and day are the server's, the sum with the plan is worked out. */
export function ExtendCard({ orderKey, loan, periods }: Props) {
  const { t } = useLingui();
  const title = t`Extend the due date`;
  if (!loan.isDelay || !orderStatusRule(loan.orderStatus).mayExtend) {
    return (
      <OptionCard title={title} option={null}>
        <p className={styles['small']}>
          <Trans>Not offered for this loan at the moment.</Trans>
        </p>
      </OptionCard>
    );
  }
  return <OfferedExtension title={title} orderKey={orderKey} periods={periods} />;
}

function OfferedExtension({ title, orderKey, periods }: { title: string } & Omit<Props, 'loan'>) {
  const { t } = useLingui();
  const { api } = useServices();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const { utcOffset } = useMarket();
  const { data, error, isFetching, refetch } = useQuery(extensionQuery(api, orderKey));
  if (!data) {
    return (
      <OptionCard title={title} option={null}>
        {error && !isFetching ? (
          <>
            <p className={styles['small']} role="alert">
              {errorText(error)}
            </p>
            <Button variant="quiet" className={styles['way']} onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
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
  const until = parseServerTime(data.delayExpiryTime, utcOffset);
  const day = until ? formatServerTime(until, 'date') : data.delayExpiryTime;
  return (
    <OptionCard
      title={title}
      isEstimate
      option={extend(periods, data.delayShouldPayAmount)}
      leftFrom={day === null ? null : String(day)}
    >
      <Button
        variant="quiet"
        className={styles['way']}
        onClick={() => void navigate({ to: '/extension', search: orderKey })}
      >
        {t({ message: 'See extension', comment: 'Button: leads to the page where the due date is put off' })}
      </Button>
    </OptionCard>
  );
}
