import { Trans, useLingui } from '@lingui/macro';
import { useErrorText } from '@/platform/i18n/error-message';
import { cx } from '@/ui/cx';
import { Icon, type IconName } from '@/ui/icon';
import type { EvidenceItem } from '../images/evidence';
import styles from './form.module.css';

type Props = {
  item: EvidenceItem;
  /** From 1. */
  number: number;
  isLast: boolean;
  onShow: () => void;
  onCancel: () => void;
  onRetry: () => void;
  onRemove: () => void;
  onMove: (by: -1 | 1) => void;
};

/** One picture: its progress, and its buttons. */
export function EvidenceTile({ item, number, isLast, onShow, onCancel, onRetry, onRemove, onMove }: Props) {
  const { t } = useLingui();
  const { stage, preview } = item;
  const isUnderWay = stage === 'preparing' || stage === 'uploading';
  return (
    <li className="stack-2">
      <div className={styles['frame']}>
        {preview === '' ? (
          <span className="spinner" />
        ) : (
          <button type="button" className={styles['show']} aria-label={t`Show picture ${number}`} onClick={onShow}>
            <img className={cx(styles['image'], stage !== 'done' && styles['pale'])} src={preview} alt="" />
          </button>
        )}
        <span className={styles['corner']}>
          {isUnderWay ? (
            <RoundButton icon="close" label={t`Cancel picture ${number}`} onClick={onCancel} />
          ) : (
            <RoundButton icon="trash" label={t`Remove picture ${number}`} onClick={onRemove} />
          )}
        </span>
      </div>
      <StageLine item={item} />
      {(stage === 'failed' || stage === 'waiting') && (
        <button
          type="button"
          className={cx('row', styles['retry'])}
          aria-label={t`Upload picture ${number} again`}
          onClick={onRetry}
        >
          <Icon name="refresh" size={18} />
          <Trans comment="Button: uploads a picture again">Upload again</Trans>
        </button>
      )}
      {!(number === 1 && isLast) && (
        <div className="ends">
          <RoundButton
            icon="back"
            label={t`Move picture ${number} earlier`}
            isOff={number === 1}
            onClick={() => onMove(-1)}
          />
          <span className="hint" aria-hidden="true">
            {number}
          </span>
          <RoundButton
            icon="chevron-right"
            label={t`Move picture ${number} later`}
            isOff={isLast}
            onClick={() => onMove(1)}
          />
        </div>
      )}
    </li>
  );
}

const progress = { preparing: 1, uploading: 2, done: 3, waiting: 0, failed: 0 } as const;

/** The stage in words (specification section 5), and as a bar that only shows activity: engines report no progress. */
function StageLine({ item: { stage, error } }: { item: EvidenceItem }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const words = {
    preparing: t`preparing...`,
    uploading: t`uploading...`,
    done: t`Upload succeeded!`,
    waiting: t`Not uploaded yet`,
    failed: t`Not uploaded`,
  };
  const isMoving = stage === 'preparing' || stage === 'uploading';
  return (
    <div>
      <output className={cx('row', styles['stage'], styles[stage])}>
        {stage === 'done' && <Icon name="check" size={16} />}
        {words[stage]}
      </output>
      {isMoving && <progress className={styles['bar']} value={progress[stage]} max={3} aria-label={words[stage]} />}
      {stage === 'failed' && error !== null && <p className={styles['stage']}>{errorText(error)}</p>}
    </div>
  );
}

type RoundProps = { icon: IconName; label: string; isOff?: boolean; onClick: () => void };

/** The button stays at the ends, and keeps the focus. */
function RoundButton({ icon, label, isOff = false, onClick }: RoundProps) {
  return (
    <button type="button" className={styles['round']} aria-label={label} aria-disabled={isOff} onClick={onClick}>
      <span>
        <Icon name={icon} size={18} />
      </span>
    </button>
  );
}
