import { useLingui } from '@lingui/macro';
import type { ReactNode } from 'react';
import { cx } from '@/ui/cx';
import styles from './chat.module.css';

/** The bot's picture: a speech bubble with a headset, in the colours of the brand. Decorative. */
function BotAvatar() {
  return (
    <svg width="36" height="36" viewBox="0 0 48 48" fill="none" aria-hidden="true">
      <circle cx="24" cy="24" r="24" fill="var(--art-brand)" />
      <path
        d="M10.5 25v-3.5a13.5 13.5 0 0 1 27 0V25"
        stroke="var(--color-text)"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <path
        d="M14 16.5h20a4 4 0 0 1 4 4v11a4 4 0 0 1-4 4h-6.2L24 39.5l-3.8-4H14a4 4 0 0 1-4-4v-11a4 4 0 0 1 4-4Z"
        fill="var(--color-surface)"
        stroke="var(--color-text)"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <circle cx="18.5" cy="24.5" r="2.1" fill="var(--color-text)" />
      <circle cx="29.5" cy="24.5" r="2.1" fill="var(--color-text)" />
      <path d="M19.5 29.5c2.6 2.4 6.4 2.4 9 0" stroke="var(--color-text)" strokeWidth="2" strokeLinecap="round" />
      <path
        d="M6.5 24.5a2.5 2.5 0 0 1 5 0v4a2.5 2.5 0 0 1-5 0ZM36.5 24.5a2.5 2.5 0 0 1 5 0v4a2.5 2.5 0 0 1-5 0Z"
        fill="var(--art-accent)"
        stroke="var(--color-text)"
        strokeWidth="1.6"
      />
    </svg>
  );
}

type Props = { children: ReactNode; /** Shown below the bubble. */ below?: ReactNode };

/** A text of the bot, beside its picture. */
export function BotBubble({ children, below }: Props) {
  const { t } = useLingui();
  return (
    <div className={styles.bot}>
      <BotAvatar />
      <div className={cx('stack-2', styles.said)}>
        <span className="sr-only">
          {t({ message: 'Assistant:', comment: 'For screen readers, before what the chatbot says' })}
        </span>
        <div className={cx('surface', styles.bubble)}>{children}</div>
        {below}
      </div>
    </div>
  );
}

/** A text of the borrower. */
export function OwnBubble({ children, below }: Props) {
  const { t } = useLingui();
  return (
    <div className={styles.own}>
      <span className="sr-only">
        {t({ message: 'You:', comment: 'For screen readers, before what the person said' })}
      </span>
      <div className={styles.bubble}>{children}</div>
      {below}
    </div>
  );
}
