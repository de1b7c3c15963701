import { Plural, Trans, useLingui } from '@lingui/macro';
import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { policy } from '@/config/policy';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { cx } from '@/ui/cx';
import { Outline } from '@/ui/icon';
import { Notice } from '@/ui/notice';
import { type RefusedFile, maxImages, type Evidence, type EvidenceState } from '../images/evidence';
import type { ImageProblem } from '../images/inspect-image';
import { ImageViewer } from '../viewer/lazy-image-viewer';
import { EvidenceTile } from './evidence-tile';
import styles from './form.module.css';

const cameraIcon =
  'M5 7.5h2.8L9.3 5h5.4l1.5 2.5H19a1.5 1.5 0 0 1 1.5 1.5v8.5A1.5 1.5 0 0 1 19 19H5a1.5 1.5 0 0 1-1.5-1.5V9A1.5 1.5 0 0 1 5 7.5ZM12 9.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7Z';

type FileNoticesProps = { refused: readonly RefusedFile[]; leftOut: number; onDismiss: () => void };

function FileNotices({ refused, leftOut, onDismiss }: FileNoticesProps) {
  const { t } = useLingui();
  if (refused.length === 0 && leftOut === 0) return null;
  const reasons: Record<ImageProblem, string> = {
    empty: t`is empty. Please pick it again, or another one.`,
    'not-image': t`is not a picture that we can use. Please pick a JPEG, PNG or WebP.`,
    'too-large': t`is too large. Please pick one below 25 MB, or take a screenshot of it.`,
    'too-many-pixels': t`has more pixels than can be opened here (120 megapixels). Please take a screenshot of it, and pick that.`,
    heic: t`is a HEIC picture that this phone cannot open here. Please take a screenshot of it, and pick that.`,
    broken: t`is damaged and cannot be opened. Please pick another one.`,
    blank: t`could not be made smaller on this phone. Please pick another one, or take a screenshot of it.`,
  };
  return (
    <Notice
      kind="error"
      title={t`Not everything could be added`}
      action={
        <Button variant="secondary" onClick={onDismiss}>
          <Trans comment="Button: takes a message away that was read">Understood</Trans>
        </Button>
      }
    >
      <ul className="stack-2">
        {refused.map(({ id, name, problem }) => (
          <li key={id}>
            <strong>{name === '' ? <Trans>Picture without a name</Trans> : name}</strong> {reasons[problem]}
          </li>
        ))}
        {leftOut > 0 && (
          <li>
            <Trans>A complaint takes up to 9 pictures.</Trans>{' '}
            <Plural value={leftOut} one="# picture was left out." other="# pictures were left out." />
          </li>
        )}
      </ul>
    </Notice>
  );
}

type Props = {
  evidence: Evidence;
  state: EvidenceState;
  /** The complaint is about a payment: the photo of its receipt is asked for. */
  isReceipt: boolean;
  /** It is first on the page, and has the focus. */
  isFirst: boolean;
};

/** Pictures as evidence: up to nine, each with its own progress. */
export function EvidenceCard({ evidence, state: { items, refused, leftOut }, isReceipt, isFirst }: Props) {
  const { t } = useLingui();
  const [shown, setShown] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const count = items.length;
  const label = isReceipt && count === 0 ? t`Add a photo of the receipt` : t`Add pictures`;
  const pictures = items.filter(({ preview }) => preview !== '');
  const index = pictures.findIndex(({ id }) => id === shown);

  useEffect(() => {
    if (isFirst) picker.current?.focus();
  }, [isFirst]);

  function pick({ target }: ChangeEvent<HTMLInputElement>): void {
    const files = [...(target.files ?? [])];
    // Without a reset, picking the same file again is no change event.
    target.value = '';
    if (files.length > 0) evidence.add(files);
  }

  function remove(id: string): void {
    evidence.remove(id);
    // The focused button is removed with its picture.
    picker.current?.focus();
  }

  return (
    <Card
      title={isReceipt ? t`Photo of your receipt` : t`Evidence (optional)`}
      action={
        <span className="hint">
          <span aria-hidden="true">
            {count}/{maxImages}
          </span>
          <span className="sr-only">{t`${count} of ${maxImages} pictures`}</span>
        </span>
      }
    >
      <div className="stack">
        <p className="hint">
          {isReceipt
            ? t`From the counter or the bank; a screenshot will do. We make it smaller and remove where it was taken.`
            : t`Photos or screenshots. We make them smaller and remove where they were taken.`}
        </p>
        <FileNotices refused={refused} leftOut={leftOut} onDismiss={() => evidence.forgetRefused()} />
        {count > 0 && (
          <ol className={styles.tiles} aria-label={t`Pictures`}>
            {items.map((item, at) => (
              <EvidenceTile
                key={item.id}
                item={item}
                number={at + 1}
                isLast={at === count - 1}
                evidence={evidence}
                onShow={() => setShown(item.id)}
                onRemove={() => remove(item.id)}
              />
            ))}
          </ol>
        )}
        {/* Opens gallery or camera. It stays with nine pictures: more are refused with a message. */}
        <label className={styles.picker}>
          <input
            ref={picker}
            type="file"
            accept="image/*"
            multiple={policy.evidencePicks === 'several'}
            className="cover"
            aria-label={label}
            onChange={pick}
          />
          <span className={cx('row', styles.face)} aria-hidden="true">
            <Outline path={cameraIcon} />
            {label}
          </span>
        </label>
      </div>
      {index >= 0 && (
        <ImageViewer
          images={pictures.map(({ preview }, at) => ({ src: preview, alt: t`Picture ${at + 1}` }))}
          index={index}
          onIndexChange={(next) => setShown(pictures[next]?.id ?? null)}
          onClose={() => setShown(null)}
        />
      )}
    </Card>
  );
}
