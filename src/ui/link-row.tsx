import type { MouseEvent, ReactNode } from 'react';
import { Icon, type IconName } from './icon';
import styles from './link-row.module.css';

type Props = {
  icon: IconName;
  /** Where the line leads, for what reads links; the tap itself is `onClick`. */
  href?: string | undefined;
  onClick: () => void;
  /** A line that leads away, but learns its address only from the tap. */
  isLink?: boolean | undefined;
  children: ReactNode;
};

/** A line that leads somewhere else. */
export function LinkRow({ icon, href, onClick, isLink = false, children }: Props) {
  const content = (
    <>
      <Icon name={icon} size={20} />
      <span className={styles['text']}>{children}</span>
      <Icon name="chevron-right" size={18} />
    </>
  );
  if (href === undefined) {
    return (
      <button type="button" role={isLink ? 'link' : undefined} className={styles['row']} onClick={onClick}>
        {content}
      </button>
    );
  }
  function follow(event: MouseEvent) {
    event.preventDefault();
    onClick();
  }
  return (
    <a className={styles['row']} href={href} onClick={follow}>
      {content}
    </a>
  );
}
