import type { ReactNode } from 'react';
import { Icon } from './icon';
import styles from './accordion.module.css';

type Props = {
  summary: ReactNode;
  children: ReactNode;
  defaultOpen?: boolean | undefined;
  /** Told each time it has been unfolded. */
  onOpen?: (() => void) | undefined;
};

/** Something to unfold: native details, so it opens before any script has run and is found by search in page. */
export function Accordion({ summary, children, defaultOpen = false, onOpen }: Props) {
  return (
    <details className={styles['fold']} open={defaultOpen} onToggle={(event) => event.currentTarget.open && onOpen?.()}>
      <summary className={styles['summary']}>
        <span className={styles['text']}>{summary}</span>
        <Icon name="chevron-down" size={20} />
      </summary>
      <div className={styles['body']}>{children}</div>
    </details>
  );
}
