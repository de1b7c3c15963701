import { Trans } from '@lingui/macro';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import type { OutboxEntry } from '../outbox/outbox';
import styles from './outbox-list.module.css';

type Props = { entry: Pick<OutboxEntry, 'state' | 'error'> };

/** What is going on with a complaint that waits; a change is announced. */
export function OutboxState({ entry: { state, error } }: Props) {
  return (
    <output className={cx(styles['state'], state === 'failed' && styles['failed'])}>
      {state === 'sending' || state === 'checking' ? (
        <span className="spinner" aria-hidden="true" />
      ) : (
        <Icon name={state === 'failed' ? 'warning' : 'clock'} size={18} />
      )}
      <span>
        {state === 'waiting' && <Trans>Will be sent when you are online</Trans>}
        {state === 'sending' && <Trans comment="A complaint is on its way">Sending…</Trans>}
        {state === 'checking' && <Trans>We are checking whether it has arrived</Trans>}
        {state === 'failed' && (error === undefined || error === '' ? <Trans>It could not be sent</Trans> : error)}
      </span>
    </output>
  );
}
