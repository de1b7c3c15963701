import { Trans } from '@lingui/macro';
import { daysPerYear } from '@/domain/annual-rate';
import { useMoney } from '@/platform/i18n/market';
import { Accordion } from '@/ui/accordion';
import type { Facts } from './facts';
import { RateTable } from './rate-table';
import styles from './cost-view.module.css';

type Props = { received: bigint; rate: NonNullable<Facts['rate']>; isEstimate: boolean };

/** So many payments are worked out one by one. */
const most = 6;

/** How the annual rate was worked out, with the person's own numbers. */
export function RateAccordion({ received, rate, isEstimate }: Props) {
  const amount = useMoney()(received);

  return (
    <Accordion name="rate" summary={<Trans>How the rate is worked out</Trans>}>
      <div className={styles['stack']}>
        <p className={styles['text']}>
          <Trans>
            Money that you pay back later weighs less than money today. The annual rate is the yearly rate, compounded,
            at which all your payments together are worth exactly what you received. Days are counted as they are, and a
            year has {daysPerYear}.
          </Trans>
        </p>
        <RateTable received={received} rate={rate} most={most} />
        <p className={styles['note']}>
          <Trans comment="An amount">
            We take it that you receive the whole {amount}: the lender names no deduction as a figure. If a line of the
            loan information says that something is kept back, the real rate is higher.
          </Trans>{' '}
          {isEstimate ? (
            <Trans>
              The lender does not tell us when the money was paid out. We took one period before the first due date, so
              this rate is an estimate.
            </Trans>
          ) : (
            <Trans>If the money reaches you on another day, the rate changes a little.</Trans>
          )}
        </p>
      </div>
    </Accordion>
  );
}
