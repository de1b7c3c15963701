import type { ReactNode } from 'react';
import { keepNumbersTogether } from '@/platform/i18n/whole-figures';
import { cx } from './cx';
import { Icon } from './icon';
import styles from './steps.module.css';

type Props = {
  /** `late`: it should have happened by now. */
  state: 'done' | 'open' | 'late';
  note?: ReactNode;
  children: ReactNode;
};

const icons = { done: 'check', open: 'clock', late: 'warning' } as const;
const tones = { done: 'success', open: 'open', late: 'warning' } as const;

/** One event in an `ol`, along a line with a mark for each, with a note when or how. */
export function Step({ state, note, children }: Props) {
  return (
    <li className={styles.step}>
      <span className={cx('disc', styles.mark)} data-tone={tones[state]}>
        <Icon name={icons[state]} size={16} />
      </span>
      <span className="grow">
        <span className={styles.name}>{children}</span>
        {note && <span className={cx('hint tabular', styles.note)}>{keepNumbersTogether(note)}</span>}
      </span>
    </li>
  );
}
