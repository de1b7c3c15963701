import { Trans, useLingui } from '@lingui/macro';
import { Icon } from '@/ui/icon';
import styles from './case.module.css';

/** Where a case stands among the others. */
export type CasePlace = { number: number; total: number };

type Props = {
  place: CasePlace;
  isDone: boolean;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onDone: () => void;
};

/** From case to case: previous, next, done. */
export function CaseBar({ place: { number, total }, isDone, onPrevious, onNext, onDone }: Props) {
  const { t } = useLingui();
  return (
    <nav className={styles['bar']} aria-label={t`Cases`}>
      <button
        type="button"
        className={styles['turn']}
        aria-label={t`Previous case`}
        aria-keyshortcuts="K"
        disabled={!onPrevious}
        onClick={onPrevious}
      >
        <span className={styles['left']}>
          <Icon name="chevron-right" size={20} />
        </span>
      </button>
      <span className={styles['place']}>
        <Trans comment="Place of a case among all of them">
          {number} / {total}
        </Trans>
      </span>
      <button
        type="button"
        className={styles['turn']}
        aria-label={t`Next case`}
        aria-keyshortcuts="J"
        disabled={!onNext}
        onClick={onNext}
      >
        <Icon name="chevron-right" size={20} />
      </button>
      <button type="button" className={styles['done']} aria-pressed={isDone} aria-keyshortcuts="D" onClick={onDone}>
        <Icon name="check" size={18} />
        <span className={styles['doneWord']}>
          <Trans comment="Button: this case is done">Done</Trans>
        </span>
      </button>
    </nav>
  );
}
