import { Trans, useLingui } from '@lingui/macro';
import { useErrorText } from '@/platform/i18n/error-message';
import { cx } from '@/ui/cx';
import { Icon, type IconName } from '@/ui/icon';
import type { Evidence, EvidenceItem } from '../images/evidence';
import styles from './form.module.css';

type Props = {
  item: EvidenceItem;
  /** From 1. */
  number: number;
  isLast: boolean;
  evidence: Pick<Evidence, 'cancel' | 'retry' | 'move'>;
  onShow: () => void;
  onRemove: () => void;
};

/** One picture: its progress, and its buttons. */
export function EvidenceTile({ item, number, isLast, evidence, onShow, onRemove }: Props) {
  const { t } = useLingui();
  const { id, stage, preview } = item;
  return (
    <li className="stack-2">
      <div className={styles.frame}>
        {preview === '' ? (
          isMoving(stage) && <span className="spinner" />
        ) : (
          <button type="button" className={styles.show} aria-label={t`Show picture ${number}`} onClick={onShow}>
            <img className={cx(styles.image, stage !== 'done' && styles.pale)} src={preview} alt="" />
          </button>
        )}
        <span className={styles.corner}>
          {isMoving(stage) ? (
            <RoundButton icon="close" label={t`Cancel picture ${number}`} onClick={() => evidence.cancel(id)} />
          ) : (
            <RoundButton icon="trash" label={t`Remove picture ${number}`} onClick={onRemove} />
          )}
        </span>
      </div>
      <StageLine item={item} />
      {(stage === 'failed' || stage === 'waiting') && (
        <button
          type="button"
          className={cx('row', styles.retry)}
          aria-label={t`Upload picture ${number} again`}
          onClick={() => evidence.retry(id)}
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
            onClick={() => evidence.move(id, -1)}
          />
          <span className="hint" aria-hidden="true">
            {number}
          </span>
          <RoundButton
            icon="chevron-right"
            label={t`Move picture ${number} later`}
            isOff={isLast}
            onClick={() => evidence.move(id, 1)}
          />
        </div>
      )}
    </li>
  );
}

const isMoving = (stage: EvidenceItem['stage']) => stage === 'preparing' || stage === 'uploading';

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
  return (
    <div>
      <output className={cx('row', styles.stage, styles[stage])}>
        {stage === 'done' && <Icon name="check" size={16} />}
        {words[stage]}
      </output>
      {isMoving(stage) && (
        <progress className={styles.bar} value={stage === 'preparing' ? 1 : 2} max={3} aria-label={words[stage]} />
      )}
      {stage === 'failed' && error !== null && <p className={styles.stage}>{errorText(error)}</p>}
    </div>
  );
}

type RoundProps = { icon: IconName; label: string; isOff?: boolean; onClick: () => void };

/** The button stays at the ends, and keeps the focus. */
function RoundButton({ icon, label, isOff = false, onClick }: RoundProps) {
  return (
    <button type="button" className={styles.round} aria-label={label} aria-disabled={isOff} onClick={onClick}>
      <span>
        <Icon name={icon} size={18} />
      </span>
    </button>
  );
}
