import { Trans, useLingui } from '@lingui/macro';
import { Icon } from '@/ui/icon';
import type { MessageItem } from '../log/state';
import type { ChatActions } from './chat-actions';
import styles from './delivery-line.module.css';

type Props = { message: MessageItem; isOnline: boolean; actions: ChatActions; readOnly: boolean };

/** What has become of a message, and the way on where it did not go out. */
export function DeliveryLine({ message, isOnline, actions, readOnly }: Props) {
  const { id, delivery, trouble } = message;
  const isStuck = delivery === 'failed' || delivery === 'unknown';
  return (
    <div className={isStuck ? styles['stuck'] : styles['line']}>
      <span className={styles['state']}>
        {delivery === 'sent' && <Icon name="check" size={14} />}
        {delivery === 'queued' && <Icon name="clock" size={14} />}
        {isStuck && <Icon name="warning" size={14} />}
        <DeliveryText delivery={delivery} isOnline={isOnline} />
      </span>
      {trouble !== '' && delivery === 'failed' && <span className={styles['trouble']}>{trouble}</span>}
      {isStuck && !readOnly && (
        <span className={styles['ways']}>
          <button type="button" className={styles['way']} onClick={() => actions.retryMessage(id)}>
            {delivery === 'unknown' ? <Trans>Send again</Trans> : <Trans>Try again</Trans>}
          </button>
          {delivery === 'failed' && <CancelButton onCancel={() => actions.cancelMessage(id)} />}
        </span>
      )}
      {delivery === 'queued' && !isOnline && !readOnly && <CancelButton onCancel={() => actions.cancelMessage(id)} />}
    </div>
  );
}

function CancelButton({ onCancel }: { onCancel: () => void }) {
  return (
    <button type="button" className={styles['way']} onClick={onCancel}>
      <Trans comment="Button: a chat message that did not go out is not to be sent any more">Do not send</Trans>
    </button>
  );
}

function DeliveryText({ delivery, isOnline }: { delivery: MessageItem['delivery']; isOnline: boolean }) {
  const { t } = useLingui();
  switch (delivery) {
    case 'queued':
      return isOnline
        ? t({ message: 'Queued', comment: 'State of a chat message: it waits for its turn' })
        : t`Waiting for a connection`;
    case 'sending':
      return t`Sending…`;
    case 'sent':
      return t({ message: 'Sent', comment: 'State of a chat message' });
    case 'failed':
      return t({ message: 'Not sent', comment: 'State of a chat message: sending failed' });
    case 'unknown':
      return t`We do not know whether this arrived.`;
    case 'cancelled':
      break;
  }
  return t({ message: 'Taken back', comment: 'State of a chat message that the person decided not to send' });
}
