import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';
import styles from './icon-button.module.css';

type Props = {
  icon: IconName;
  /** Accessible name: what the button does. */
  label: string;
  onClick: () => void;
  /** It opens a dialog or a sheet. */
  opensDialog?: boolean | undefined;
  /** Short visible text beside the icon; it must be part of the label. */
  children?: ReactNode | undefined;
};

/** A 44 px button that shows an icon; its name is for screen readers. */
export function IconButton({ icon, label, onClick, opensDialog = false, children }: Props) {
  return (
    <button
      type="button"
      className={styles['button']}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      aria-label={label}
      onClick={onClick}
    >
      <Icon name={icon} />
      {children}
    </button>
  );
}
