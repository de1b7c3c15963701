import type { ReactNode } from 'react';
import { keepNumbersTogether } from '@/platform/i18n/whole-figures';
import { RetryButton } from './button';
import { cx } from './cx';
import { Icon } from './icon';
import styles from './notice.module.css';

type Props = {
  kind: keyof typeof icons;
  title?: string | undefined;
  children: ReactNode;
  action?: ReactNode;
  /** Loads the missing data again; its button replaces the action. */
  onRetry?: (() => unknown) | undefined;
  retrying?: boolean | undefined;
};

const icons = { info: 'info', warning: 'warning', success: 'check', error: 'warning' } as const;

/** A message in the flow of the page, beside the thing that it is about. Errors are announced when they appear. */
export function Notice({ kind, title, children, onRetry, retrying, ...rest }: Props) {
  const action = onRetry ? <RetryButton retrying={retrying} onRetry={onRetry} /> : rest.action;
  return (
    <div className={styles.notice} data-tone={kind} role={kind === 'error' ? 'alert' : undefined}>
      <span className={styles.icon}>
        <Icon name={icons[kind]} size={20} />
      </span>
      <div className={cx('grow', styles.text)}>
        {title && <p className={styles.title}>{keepNumbersTogether(title)}</p>}
        <div>{keepNumbersTogether(children)}</div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
