import { Plural, Trans, useLingui } from '@lingui/macro';
import { useEffect, useState } from 'react';
import { describeError } from '@/i18n/error-message';
import { formatDate } from '@/i18n/format-date';
import { useServices } from '@/services/services';
import type { KeptState } from '@/services/use-kept-query';
import { Button } from './button';
import { useLocalOffset } from './use-local-offset';
import styles from './kept-footer.module.css';

const minuteMs = 60_000;

/** Whole minutes since a moment, by the server's clock; follows while the page is open. */
function useMinutesSince(instant: number): number {
  const { clock } = useServices();
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return Math.floor((clock.now() - instant) / minuteMs);
}

/** When something was read, in words. A phone whose clock went back says only the date. */
function Age({ readAt }: { readAt: number }) {
  useLocalOffset(readAt);
  const minutes = useMinutesSince(readAt);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  const time = formatDate(readAt, 'time');
  if (minutes < 0) {
    const date = formatDate(readAt);
    return <Trans comment="When this page was read from the server">Read on {date}</Trans>;
  }
  if (minutes === 0) return <Trans comment="When this page was read from the server">Read just now, {time}</Trans>;
  if (hours === 0) {
    return (
      <Plural
        value={minutes}
        one={`Read ${minutes} minute ago, ${time}`}
        other={`Read ${minutes} minutes ago, ${time}`}
      />
    );
  }
  if (days === 0)
    return <Plural value={hours} one={`Read ${hours} hour ago, ${time}`} other={`Read ${hours} hours ago, ${time}`} />;
  const date = formatDate(readAt, 'shortTime');
  return <Plural value={days} one={`Read ${days} day ago, ${date}`} other={`Read ${days} days ago, ${date}`} />;
}

/**
 * Stands in the place of a page's action while the page shows what was read at an earlier visit: how old that is, why there
 * is nothing newer, and the way to ask again. Nothing can be paid or accepted by it.
 */
export function KeptFooter({ kept: { readAt, error, isFetching, refetch } }: { kept: KeptState }) {
  const { t } = useLingui();
  return (
    <>
      <output className={styles['age']}>
        <span>
          <Age readAt={readAt} />
        </span>
        <span className={styles['why']}>
          {isFetching || !error ? <Trans>Looking for what is new…</Trans> : t(describeError(error).title)}
        </span>
      </output>
      <Button
        block
        variant="secondary"
        busy={isFetching}
        busyLabel={t({ message: 'Checking…', comment: 'Button, while the page asks the server for newer data' })}
        onClick={() => void refetch()}
      >
        <Trans comment="Button: asks the server for newer data">Check again</Trans>
      </Button>
    </>
  );
}
