import { Trans } from '@lingui/macro';
import { formatDate } from '@/i18n/format-date';
import styles from './reply-promise.module.css';

/**
 * Until when a complaint is answered (specification section 2).
 * @param due epoch milliseconds
 */
export function ReplyPromise({ due }: { due: number }) {
  const day = formatDate(due, 'date');
  return (
    <Trans>
      We reply within 3 weekdays, by <span className={styles['day']}>{day}</span> at the latest.
    </Trans>
  );
}
