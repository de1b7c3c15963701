import { useLingui } from '@lingui/macro';
import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { type ChatItem, type ChatState, itemAt } from '../log/state';
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

/** A contact from the chat to customer service. */
export type ChatContact = keyof typeof contactWords;

export const contactIcons = { contact: 'chat', complain: 'shield', call: 'phone' } as const;

/** The button of one contact. */
export function ContactButton({ way }: { way: ChatContact }) {
  const { t } = useLingui();
  const { actions } = useChat();
  return (
    <ChatButton onClick={actions[way]}>
      <Icon name={contactIcons[way]} size={18} />
      {t(contactWords[way])}
    </ChatButton>
  );
}

/** All contacts from the bot to customer service. */
export const allContacts: readonly ChatContact[] = ['contact', 'complain', 'call'];

/** The contacts below an entry of the conversation; a reply that is no longer the last entry has only one. */
export function contactsBelow(item: ChatItem, { items }: Pick<ChatState, 'items'>): readonly ChatContact[] {
  const onlyChat = allContacts.slice(0, 1);
  if (item.kind === 'answer') return item.answers.length === 0 && item.text === null ? onlyChat : [];
  if (item.kind === 'message') return item.record === 2 && item.value === '0' ? allContacts : [];
  if (item.kind !== 'reply' || item.record !== 4) return [];
  return itemAt(items, items.length - 1) === item ? allContacts : onlyChat;
}

/** The buttons of some contacts. */
export function ContactButtons({ ways }: { ways: readonly ChatContact[] }) {
  if (ways.length === 0) return null;
  return (
    <div className={styles.ways}>
      {ways.map((way) => (
        <ContactButton key={way} way={way} />
      ))}
    </div>
  );
}
