import { Trans, useLingui } from '@lingui/macro';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ExtensionDetail } from '@/api/contract/repayment';
import type { OrderKey } from '@/domain/order-key';
import { parseServerTime } from '@/domain/server-time';
import { formatServerTime } from '@/i18n/format-date';
import { useErrorText } from '@/i18n/use-error-text';
import { useMarket } from '@/services/market';
import { Button } from '@/ui/button';
import { LoadingText, Skeleton } from '@/ui/skeleton';
import { OptionCard } from './option-card';
import { extend, type Waiting } from './repayment-options';
import styles from './what-if.module.css';

export type ExtensionOptions = UseQueryOptions<ExtensionDetail, Error, ExtensionDetail, (string | OrderKey)[]>;

type Props = {
  periods: readonly Waiting[];
  options: ExtensionOptions | null;
  onExtension: () => void;
};

/** Paying a fee for a later day: fee and day are the server's, the sum with the plan is worked out. */
export function ExtendCard({ periods, options, onExtension }: Props) {
  const { t } = useLingui();
  const title = t`Extend the due date`;
  if (!options) {
    return (
      <OptionCard title={title} option={null}>
        <p className={styles['small']}>
          <Trans>Not offered for this loan at the moment.</Trans>
        </p>
      </OptionCard>
    );
  }
  return <OfferedExtension title={title} periods={periods} options={options} onExtension={onExtension} />;
}

function OfferedExtension({
  title,
  periods,
  options,
  onExtension,
}: {
  title: string;
  periods: readonly Waiting[];
  options: ExtensionOptions;
  onExtension: () => void;
}) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { utcOffset } = useMarket();
  const { data, error, isFetching, refetch } = useQuery(options);
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
      <Button variant="quiet" className={styles['way']} onClick={onExtension}>
        {t({ message: 'See extension', comment: 'Button: leads to the page where the due date is put off' })}
      </Button>
    </OptionCard>
  );
}
