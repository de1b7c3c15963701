import { Trans } from '@lingui/macro';
import type { MouseEvent } from 'react';
import styles from './paper.module.css';

type Props = {
  /** An address that has passed the address policy (decision 17, server addresses). */
  src: string;
  title: string;
  /** Opens the same address outside of the frame, for pages that refuse to be framed. */
  onOpenOutside: () => void;
};

/** Another page inside ours, without scripts and forms (decision 18, sandboxed frames). It may refuse to be framed. */
export function SandboxedFrame({ src, title, onOpenOutside }: Props) {
  function open(event: MouseEvent) {
    event.preventDefault();
    onOpenOutside();
  }
  return (
    <div>
      <iframe className={styles['frame']} title={title} sandbox="" referrerPolicy="no-referrer" src={src} />
      <p className={styles['fallback']}>
        <a href={src} target="_blank" rel="noopener noreferrer" onClick={open}>
          <Trans>Nothing to see? Open it in a page of its own</Trans>
        </a>
      </p>
    </div>
  );
}
