import { useLingui } from '@lingui/macro';
import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { useChat } from './chat-context';
import styles from './chat.module.css';

/** A button of the conversation; disabled if the conversation is only shown. */
export function ChatButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  const { readOnly } = useChat();
  return (
    <Button variant="secondary" disabled={readOnly} onClick={onClick}>
      {children}
    </Button>
  );
}

/**
 * A contact from the chat to customer service: in writing with this conversation, as a new complaint, or by telephone.
 */
export type ChatContact = 'contact' | 'complain' | 'call';

const icons = { contact: 'chat', complain: 'shield', call: 'phone' } as const;

/** The button of one contact. */
export function ContactButton({ way }: { way: ChatContact }) {
  const { t } = useLingui();
  const { actions } = useChat();
  const names = {
    contact: t({ message: 'Write to customer service', comment: 'Button in the chat; the conversation goes along' }),
    complain: t`File a complaint`,
    call: t({ message: 'Call us', comment: 'Button: to the telephone numbers of customer service' }),
  };
  return (
    <ChatButton onClick={actions[way]}>
      <Icon name={icons[way]} size={18} />
      {names[way]}
    </ChatButton>
  );
}

/** All contacts from the bot to customer service. */
export const allContacts: readonly ChatContact[] = ['contact', 'complain', 'call'];

/** The buttons of some contacts. */
export function ContactButtons({ ways }: { ways: readonly ChatContact[] }) {
  if (ways.length === 0) return null;
  return (
    <div className={styles['ways']}>
      {ways.map((way) => (
        <ContactButton key={way} way={way} />
      ))}
    </div>
  );
}
