import { Trans } from '@lingui/macro';
import { useState } from 'react';
import { Icon } from '@/ui/icon';
import styles from './image-viewer.module.css';
import type { View } from './zoom';

export type ViewerImage = { src: string; alt: string };

type Props = { image: ViewerImage; view: View };

/** The picture on the stage; while it comes, a sign of it, and a sentence when it does not come. */
export function ViewedImage({ image, view }: Props) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  if (state === 'failed') {
    return (
      <p className={styles['failed']} role="alert">
        <Icon name="warning" />
        <Trans>This picture cannot be shown.</Trans>
      </p>
    );
  }
  return (
    <>
      {state === 'loading' && <span className="spinner" />}
      <img
        className={styles['image']}
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
