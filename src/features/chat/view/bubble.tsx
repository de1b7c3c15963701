import { useLingui } from '@lingui/macro';
import type { ReactNode } from 'react';
import { BotAvatar } from './bot-avatar';
import styles from './bubble.module.css';

type Props = { children: ReactNode; /** Stands below the bubble. */ below?: ReactNode };

/** Words of the bot, beside its face. */
export function BotBubble({ children, below }: Props) {
  const { t } = useLingui();
  return (
    <div className={styles['bot']}>
      <BotAvatar />
      <div className={styles['said']}>
        <span className="sr-only">
          {t({ message: 'Assistant:', comment: 'For screen readers, before what the chatbot says' })}
        </span>
        <div className={styles['botBubble']}>{children}</div>
        {below}
      </div>
    </div>
  );
}

/** Words of the person. */
export function OwnBubble({ children, below }: Props) {
  const { t } = useLingui();
  return (
    <div className={styles['own']}>
      <span className="sr-only">
        {t({ message: 'You:', comment: 'For screen readers, before what the person said' })}
      </span>
      <div className={styles['ownBubble']}>{children}</div>
      {below}
    </div>
  );
}

/** Something that happened, between the words. */
export function ChatNote({ children }: { children: ReactNode }) {
  return <p className={styles['note']}>{children}</p>;
}
