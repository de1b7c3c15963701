import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/macro';
import { millisecondsInMinute } from 'date-fns/constants';
import { ageOf } from '@/platform/i18n/age-words';
import { describeError } from '@/platform/i18n/error-message';
import { useMarket } from '@/platform/i18n/market';
import type { StaleState } from '@/platform/query/use-persisted-query';
import { useServices } from '@/platform/services';
import { Button } from './button';
import { useRerender } from './component-life';
import { cx } from './cx';
import { Slot } from './slot';
import styles from './page-shell.module.css';

const everyMinute = () => millisecondsInMinute;

/** When an answer was fetched, in words; updates while the page is open. */
function Age({ readAt }: { readAt: number }) {
  const { i18n } = useLingui();
  const { clock } = useServices();
  const { utcOffset } = useMarket();
  useRerender(everyMinute);
  return i18n._(ageOf(readAt, clock, utcOffset));
}

export type StaleFooterProps = {
  /** Null in the prerendered HTML, where the inline script fills in the age. */
  stale: StaleState | null;
  /** The text during the fetch, if not the usual one. */
  asking?: MessageDescriptor | undefined;
};

/** Replaces the action of a page that shows a stored answer: its age, the reason, and a button to fetch again. */
export function StaleFooter({ stale, asking }: StaleFooterProps) {
  const { t } = useLingui();
  const { error = null, isFetching = true } = stale ?? {};
  return (
    <>
      <output className={styles.age}>
        {stale ? (
          <span>
            <Age readAt={stale.readAt} />
          </span>
        ) : (
          <Slot name="age" fields={null} />
        )}
        <span className={cx('hint', styles.why)}>
          {!isFetching && error ? (
            t(describeError(error).title)
          ) : asking ? (
            t(asking)
          ) : (
            <Trans>Checking for updates…</Trans>
          )}
        </span>
      </output>
      <Button
        block
        variant="secondary"
        busy={isFetching}
        busyLabel={t({ message: 'Checking…', comment: 'Button, while the page asks the server for newer data' })}
        onClick={() => void stale?.refetch()}
      >
        <Trans comment="Button: asks the server for newer data">Check again</Trans>
      </Button>
    </>
  );
}
