import { useLingui } from '@lingui/macro';
import { useOnline } from '@/platform/browser/page-events';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import styles from '../demo.module.css';

/** The network as a cable; pulled by the demo (`isPulled`), or because the device has no network. */
export function Cable({ isPulled }: { isPulled: boolean }) {
  const { t } = useLingui();
  const isOut = !useOnline() || isPulled;
  return (
    <span className={cx('row', styles.cable, isOut && styles.pulled)}>
      <Icon name="globe" size={26} />
      <svg viewBox="0 0 200 32" preserveAspectRatio="none" aria-hidden="true" className={styles.line}>
        <path className={styles.wire} d="M124 16H200" />
        <path className={styles.wire} d="M112 7h10a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3h-10" />
        <g className={styles.plug}>
          <path className={styles.wire} d="M-60 16H84" />
          <path className={styles.plugBody} d="M82 8h16v16H82Z" />
          <path className={styles.wire} d="M98 12h12M98 20h12" />
        </g>
      </svg>
      <span className={styles.cableText}>{isOut ? t`Network cable pulled` : t`Network connected`}</span>
    </span>
  );
}
