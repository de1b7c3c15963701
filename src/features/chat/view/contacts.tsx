import { useLingui } from '@lingui/macro';
import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import type { ChatContact } from '../log/state';
import { contactWords } from '../log/words';
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

export const contactIcons = { contact: 'chat', complain: 'shield', call: 'phone' } as const;

/** The button of one contact. */
export function ContactButton({ contact }: { contact: ChatContact }) {
  const { t } = useLingui();
  const { actions } = useChat();
  return (
    <ChatButton onClick={actions[contact]}>
      <Icon name={contactIcons[contact]} size={18} />
      {t(contactWords[contact])}
    </ChatButton>
  );
}

/** The buttons of some contacts. */
export function ContactButtons({ contacts }: { contacts: readonly ChatContact[] }) {
  if (contacts.length === 0) return null;
  return (
    <div className={styles.buttons}>
      {contacts.map((contact) => (
        <ContactButton key={contact} contact={contact} />
      ))}
    </div>
  );
}
