import { useLingui } from '@lingui/macro';
import { cx } from '@/ui/cx';
import type { Mark } from '../library/marks';
import { positionOf, type Timeline } from '../player/timeline';
import { clockText } from '../words/gap-words';
import { markNames } from '../words/mark-words';
import styles from './mark-list.module.css';

type Props = { marks: readonly Mark[]; timeline: Timeline; count: number; onJump: (count: number) => void };

/** The marks of the seek bar as buttons: easy to hit however close together they lie. */
export function MarkList({ marks, timeline, count, onJump }: Props) {
  const { t } = useLingui();
  return (
    <ul className={styles['list']} aria-label={t`Marks`}>
      {marks.map((mark) => (
        <li key={mark.count}>
          <button
            type="button"
            className={styles['mark']}
            aria-current={mark.count === count ? 'step' : undefined}
            onClick={() => onJump(mark.count)}
          >
            <span className={cx(styles['dot'], styles[mark.kind])} />
            {t(markNames[mark.kind])}
            <span className={styles['time']}>{clockText(positionOf(timeline, mark.count))}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
