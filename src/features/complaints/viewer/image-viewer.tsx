import { Trans, useLingui } from '@lingui/macro';
import { useRef, type KeyboardEvent, useState } from 'react';
import { CloseButton } from '@/ui/button';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { useModal } from '@/ui/use-modal';
import { useGestures, type View } from './gestures';
import styles from './image-viewer.module.css';

type ViewerImage = { src: string; alt: string };

function ViewedImage({ image, view }: { image: ViewerImage; view: View }) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  if (state === 'failed') {
    return (
      <p className={cx('row', styles.failed)} role="alert">
        <Icon name="warning" />
        <Trans>This picture cannot be shown.</Trans>
      </p>
    );
  }
  return (
    <>
      {state === 'loading' && <span className="spinner" />}
      <img
        className={styles.image}
        style={{ transform: `translate3d(${view.x}px, ${view.y}px, 0) scale(${view.scale})` }}
        src={image.src}
        alt={image.alt}
        draggable={false}
        referrerPolicy="no-referrer"
        onLoad={() => setState('shown')}
        onError={() => setState('failed')}
      />
    </>
  );
}

type Props = {
  /** Allowed addresses: our own blobs, or checked ones. At least one. */
  images: readonly ViewerImage[];
  index: number;
  onIndexChange: (index: number) => void;
  onClose: () => void;
};

/** Pictures over the whole screen, to enlarge and turn. Mounted means open; the focus returns to its opener. */
export function ImageViewer({ images, index, onIndexChange, onClose }: Props) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const gestures = useGestures(stage, turn);
  const count = images.length;
  const image = images[index];
  const isLarge = gestures.view.scale > 1;
  useModal(dialog, onClose, onClose);

  function turn(step: -1 | 1): void {
    if (!images[index + step]) return;
    gestures.reset();
    onIndexChange(index + step);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'ArrowRight') turn(1);
    if (event.key === 'ArrowLeft') turn(-1);
    if (event.key === (isLarge ? '-' : '+')) gestures.toggle();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={t`Picture viewer`}
      aria-modal="true"
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <div className={styles.bar}>
        <output className={styles.count}>
          <Trans comment="Which of several pictures is shown">
            Picture {index + 1} of {count}
          </Trans>
        </output>
        <button type="button" className={styles.zoom} aria-pressed={isLarge} onClick={gestures.toggle}>
          <Trans comment="Button: shows the picture larger; pressed again, whole">Enlarge</Trans>
        </button>
        <CloseButton onClose={onClose} />
      </div>
      <div ref={stage} className={styles.stage} {...gestures.handlers}>
        {image && <ViewedImage key={image.src} image={image} view={gestures.view} />}
      </div>
      {count > 1 && (
        <div className={styles.turn}>
          {/* Each button stays at the first and the last picture, and keeps the focus. */}
          {([-1, 1] as const).map((step) => (
            <button
              key={step}
              type="button"
              className={cx(styles.arrow, step < 0 && styles.mirrored)}
              aria-label={step < 0 ? t`Previous picture` : t`Next picture`}
              aria-disabled={!images[index + step]}
              onClick={() => turn(step)}
            >
              <Icon name="chevron-right" size={28} />
            </button>
          ))}
        </div>
      )}
    </dialog>
  );
}
