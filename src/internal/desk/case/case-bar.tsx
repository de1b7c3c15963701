import { Trans, useLingui } from '@lingui/macro';
import type { WriteOutcome } from '@/storage/store';
import { Icon } from '@/ui/icon';
import type { Keys } from '@/ui/use-keys';
import type { CaseState } from '../storage/support-cases';
import styles from './case.module.css';

/** What is known of a case, and the way to others. */
export type CaseWork = {
  state: CaseState;
  /** Its place among the listed cases, from 1. */
  number: number;
  total: number;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onDone: () => void;
  onNotes: (notes: string) => Promise<WriteOutcome>;
  hasKeys: boolean;
  onKeys: () => void;
  /** Back to the list. */
  onBack: () => void;
};

/** What single keys do in every case. */
export function caseKeys({ onPrevious, onNext, onDone, onKeys, onBack }: CaseWork): Keys {
  return { j: onNext, k: onPrevious, d: onDone, u: onBack, '?': onKeys };
}

/** From case to case: previous, next, done. */
export function CaseBar({ work }: { work: CaseWork }) {
  const { state, number, total, onPrevious, onNext, onDone } = work;
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
      <button
        type="button"
        className={styles['done']}
        aria-pressed={state.isDone}
        aria-keyshortcuts="D"
        onClick={onDone}
      >
        <Icon name="check" size={18} />
        <span className={styles['doneWord']}>
          <Trans comment="Button: this case is done">Done</Trans>
        </span>
      </button>
    </nav>
  );
}
