import { useLingui } from '@lingui/macro';
import type { ReactNode } from 'react';
import { Button } from './button';
import { EmptyArt, ErrorArt, MissingArt, OfflineArt } from './illustrations';
import styles from './state-views.module.css';

type EmptyProps = {
  title: string;
  /** What to do next. */
  text?: ReactNode;
  action?: ReactNode;
  /** A picture in place of the usual one. */
  illustration?: ReactNode;
};

/** Nothing here, and what to do next. */
export function EmptyState({ title, text, action, illustration }: EmptyProps) {
  return (
    <div className={styles['state']}>
      {illustration ?? <EmptyArt />}
      <h2 className={styles['title']}>{title}</h2>
      {text && <p className={styles['text']}>{text}</p>}
      {action && <div className={styles['actions']}>{action}</div>}
    </div>
  );
}

type ErrorProps = {
  title: string;
  /** What happened and what still works. */
  text: ReactNode;
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
  /** A way to reach a person. */
  help?: ReactNode;
  /** `missing`: the address leads nowhere. */
  kind?: 'error' | 'offline' | 'missing' | undefined;
};

const art = { error: ErrorArt, offline: OfflineArt, missing: MissingArt };

/** What went wrong, a way to try again and a way to help. Announced when it appears. */
export function ErrorState({ title, text, onRetry, retrying = false, help, kind = 'error' }: ErrorProps) {
  const { t } = useLingui();
  const Art = art[kind];
  return (
    <div className={styles['state']}>
      <Art />
      <div role="alert">
        <h2 className={styles['title']}>{title}</h2>
        <p className={styles['text']}>{text}</p>
      </div>
      {(onRetry ?? help) && (
        <div className={styles['actions']}>
          {onRetry && (
            <Button busy={retrying} busyLabel={t`Trying again…`} onClick={onRetry}>
              {t`Try again`}
            </Button>
          )}
          {help}
        </div>
      )}
    </div>
  );
}
