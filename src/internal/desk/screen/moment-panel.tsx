import type { MessageDescriptor } from '@lingui/core';
import { Plural, msg, useLingui } from '@lingui/macro';
import { memo } from 'react';
import type { ChatEvent } from '@/features/chat/log/events';
import { itemAt, type ChatState, type Delivery } from '@/features/chat/log/state';
import { messageWords } from '@/features/chat/log/words';
import { Accordion } from '@/ui/accordion';
import { Card } from '@/ui/card';
import { CopyButton } from '@/ui/copy-button';
import { cx } from '@/ui/cx';
import { Rows, type Row } from '@/ui/rows';
import { CodeBlock } from '../../code-block';
import { useDeskTime } from '../desk';
import { longestGapMs } from '../player/player';
import { describeGap, eventName } from '../words';
import staff from '../../staff.module.css';

const deliveryNames: Record<Delivery, MessageDescriptor> = {
  queued: msg({ message: 'Waiting:', comment: 'Before a chat message that has not been sent yet' }),
  storing: msg({ message: 'Waiting:', comment: 'Before a chat message that has not been sent yet' }),
  unsaved: msg({ message: 'Waiting:', comment: 'Before a chat message that has not been sent yet' }),
  sending: msg({ message: 'Being sent:', comment: 'Before a chat message' }),
  sent: msg({ message: 'Sent:', comment: 'Before a chat message' }),
  refused: msg({ message: 'Failed:', comment: 'Before a chat message that could not be sent' }),
  full: msg({ message: 'Failed:', comment: 'Before a chat message that could not be sent' }),
  unknown: msg({ message: 'Unclear:', comment: 'Before a chat message that may or may not have arrived' }),
  cancelled: msg({ message: 'Cancelled:', comment: 'Before a chat message' }),
};

type Props = {
  state: ChatState;
  /** The last event shown. */
  event: ChatEvent | undefined;
  /** Real time before it, milliseconds. */
  gap: number;
};

/** The state of the chat at this moment, beside its screen. Rendered per event, not per frame of the player. */
export const MomentPanel = memo(function MomentPanel({ state, event, gap }: Props) {
  const { t } = useLingui();
  const deskTime = useDeskTime();
  const { session, category, trail, isOnline } = state;
  const none = t({ message: 'None', comment: 'There is nothing of that kind' });
  const pending = state.unsettled.flatMap(({ index }) => {
    const item = itemAt(state.items, index);
    return item?.kind === 'message' ? [item] : [];
  });
  const rows: Row[] = [
    { label: t`Time`, value: event ? deskTime(event.at) : none },
    {
      label: t`Loan number`,
      value: session
        ? [session.orderNo, session.orderName, session.orderStatus].filter(Boolean).join(' · ') || none
        : none,
    },
    {
      label: t({ message: 'Category', comment: 'The chat’s open category' }),
      value: (category === null ? undefined : session?.categories[category]?.title) ?? none,
    },
    { label: t`Questions so far`, value: trail.map(({ title }) => title).join(' › ') || none },
    {
      label: t`Network`,
      value: (
        <span className={cx('pill', staff['state'])} data-tone={isOnline ? 'success' : 'error'}>
          {isOnline
            ? t({ message: 'Online', comment: 'State of the network' })
            : t({ message: 'Offline', comment: 'State of the network' })}
        </span>
      ),
    },
    {
      label: t`Pending sends`,
      value: pending.length === 0 ? none : <Plural value={pending.length} one="# message" other="# messages" />,
    },
  ];
  const raw = event ? JSON.stringify(event, null, 2) : '';

  return (
    <Card title={t`As of this moment`}>
      <Rows rows={rows} />
      {pending.length > 0 && (
        <ul className={staff['sunken']}>
          {pending.map((message) => (
            <li key={message.id}>
              <strong>{t(deliveryNames[message.delivery])}</strong> {messageWords(message, t)}
            </li>
          ))}
        </ul>
      )}
      {event && (
        <>
          <div className="ends">
            <h3>{t(eventName(event))}</h3>
            <CopyButton text={raw} label={t`event`} />
          </div>
          {gap > longestGapMs && <p className="hint">{t(describeGap(gap))}</p>}
          <Accordion summary={t`Event as recorded`}>
            <CodeBlock label={t`Event as recorded`} text={raw} />
          </Accordion>
        </>
      )}
      {!event && <p>{t`This conversation has no events.`}</p>}
    </Card>
  );
});
