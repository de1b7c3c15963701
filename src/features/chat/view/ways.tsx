import { useLingui } from '@lingui/macro';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import type { ChatActions } from './chat-actions';
import styles from './chat.module.css';

/** A way from the chat to customer service: in writing with this conversation, as a new complaint, or by telephone. */
type Way = 'contact' | 'complain' | 'call';

export type WayProps = { actions: ChatActions; readOnly: boolean };

const icons = { contact: 'chat', complain: 'shield', call: 'phone' } as const;

/** The button of one way. */
export function WayButton({ way, actions, readOnly }: WayProps & { way: Way }) {
  const { t } = useLingui();
  const names = {
    contact: t({ message: 'Write to customer service', comment: 'Button in the chat; the conversation goes along' }),
    complain: t`File a complaint`,
    call: t({ message: 'Call us', comment: 'Button: to the telephone numbers of customer service' }),
  };
  return (
    <Button variant="secondary" disabled={readOnly} onClick={actions[way]}>
      <Icon name={icons[way]} size={18} />
      {names[way]}
    </Button>
  );
}

/** The three ways from the bot to customer service. */
export function Ways(props: WayProps) {
  return (
    <div className={styles['ways']}>
      <WayButton way="contact" {...props} />
      <WayButton way="complain" {...props} />
      <WayButton way="call" {...props} />
    </div>
  );
}
