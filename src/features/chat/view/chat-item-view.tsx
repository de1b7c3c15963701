import { Trans, useLingui } from '@lingui/macro';
import { toLabel } from '@/platform/api/blocks';
import { useServerLanguage } from '@/platform/i18n/market';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { lazyComponent } from '@/ui/lazy-component';
import { LongText } from '@/ui/long-text';
import type { DistressSupportProps } from '../distress/distress-support';
import { humanActionCode, type ChatChoice } from '../log/events';
import { contactsBelow, stuckStates, unsentStates, type ChatItem, type MessageItem } from '../log/state';
import { deliveryWords, feedbackWords, notResolvedWords, refusalHint, wordsOf } from '../log/words';
import { BotBubble, OwnBubble } from './bubble';
import { useChat } from './chat-context';
import { ChatButton, ContactButtons } from './contacts';
import styles from './chat.module.css';

/** The buttons to customer service are shown without waiting for it. */
function ContactsMeanwhile({ contacts }: DistressSupportProps) {
  return contacts && <ContactButtons contacts={contacts} />;
}

/** Loaded after the chat, because few people need it. If it fails, the other buttons below each answer remain. */
export const LazyDistressSupport = lazyComponent({
  load: () => import('../distress/distress-support').then((module) => module.DistressSupport),
  catalogs: ['insights'],
  pending: ContactsMeanwhile,
  failed: ContactsMeanwhile,
});

function ServerText({ text }: { text: string }) {
  return (
    <span lang={useServerLanguage()}>
      <LongText text={text} />
    </span>
  );
}

/** The next questions, only below the latest list, and the steps above them. */
function Questions({ item }: { item: Extract<ChatItem, { kind: 'answer' }> }) {
  const { t } = useLingui();
  const { state, actions, readOnly } = useChat();
  const lang = useServerLanguage();
  return (
    <>
      {item.answers.length > 0 && (
        <ul className={cx('surface divided', styles.list)} aria-label={t`Questions`}>
          {item.answers.map((choice, index) => (
            <li key={`${choice.id}-${String(index)}`} lang={lang}>
              <Question choice={choice} />
            </li>
          ))}
        </ul>
      )}
      {state.feedback?.key === item.key && (
        <fieldset className={styles.buttons} aria-label={t`Did this help?`}>
          <ChatButton onClick={() => actions.giveFeedback(true)}>{t(feedbackWords.resolved)}</ChatButton>
          <ChatButton onClick={() => actions.giveFeedback(false)}>{t(feedbackWords['not-resolved'])}</ChatButton>
        </fieldset>
      )}
      {item.answers.length === 0 && <LazyDistressSupport to="answer" text={item.asked} />}
      <ContactButtons contacts={contactsBelow(item, state)} />
      {state.trail.length > 1 && (
        <nav aria-label={t`Back to`}>
          <ol className={styles.buttons}>
            {state.trail.slice(0, -1).map((step) => (
              <li key={step.id} lang={lang}>
                <button
                  type="button"
                  className={cx('row hint', styles.step)}
                  disabled={readOnly}
                  onClick={() => actions.ask({ ...step, actionType: null })}
                >
                  <Icon name="back" size={14} />
                  {toLabel(step.title)}
                </button>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </>
  );
}

function Question({ choice: { id, title: whole, alias, actionType } }: { choice: ChatChoice }) {
  const { actions, readOnly } = useChat();
  const title = whole || alias;
  return (
    <button
      type="button"
      className={cx('row', styles.question)}
      disabled={readOnly}
      onClick={() => actions.ask({ id, title, actionType })}
    >
      <span className="grow">{toLabel(title)}</span>
      <Icon name={actionType === humanActionCode ? 'chat' : 'chevron-right'} size={18} />
    </button>
  );
}

function DeliveryLine({ message: { id, delivery, trouble } }: { message: MessageItem }) {
  const { t } = useLingui();
  const { state, actions, readOnly } = useChat();
  const lang = useServerLanguage();
  const isStuck = stuckStates.includes(delivery);
  const canCancel = unsentStates.includes(delivery) && (isStuck || !state.isOnline);
  return (
    <div className={cx(styles.delivery, isStuck && styles.stuck)}>
      <span className={styles.state}>
        {delivery === 'sent' && <Icon name="check" size={14} />}
        {delivery === 'queued' && <Icon name="clock" size={14} />}
        {isStuck && <Icon name="warning" size={14} />}
        {t(deliveryWords(delivery, state.isOnline))}
      </span>
      {delivery === 'refused' && (
        <span lang={trouble === '' ? undefined : lang}>{trouble === '' ? t(refusalHint) : trouble}</span>
      )}
      {!readOnly && (
        <span>
          {isStuck && (
            <button type="button" className={styles.again} onClick={() => actions.retryMessage(id)}>
              {delivery === 'unknown' ? <Trans>Send again</Trans> : <Trans>Try again</Trans>}
            </button>
          )}
          {canCancel && (
            <button type="button" className={styles.again} onClick={() => actions.cancelMessage(id)}>
              <Trans comment="Button: a chat message that did not go out is not to be sent any more">Do not send</Trans>
            </button>
          )}
        </span>
      )}
    </div>
  );
}

function BelowBot({ item }: { item: ChatItem }) {
  const { t } = useLingui();
  const { state, actions } = useChat();
  if (item.kind === 'reply') {
    const contacts = contactsBelow(item, state);
    return contacts.length > 0 && <LazyDistressSupport to="answer" text={item.asked} contacts={contacts} />;
  }
  if (state.list.key !== item.key) return null;
  if (item.kind === 'answer') return <Questions item={item} />;
  return <ChatButton onClick={actions.retryList}>{t`Try again`}</ChatButton>;
}

/** One entry of the conversation. Markup of the server is shown as text. */
export function ChatItemView({ item }: { item: ChatItem }) {
  const { t } = useLingui();
  const { state } = useChat();
  const { from, text, isOfServer } = wordsOf(item, state.session, t);
  const words = isOfServer ? <ServerText text={text} /> : text;
  if (from === 'note') return <p className={styles.note}>{words}</p>;
  if (from === 'bot') return <BotBubble below={<BelowBot item={item} />}>{words}</BotBubble>;
  const message = item.kind === 'message' ? item : null;
  const contacts = contactsBelow(item, state);
  return (
    <>
      <OwnBubble below={message && <DeliveryLine message={message} />}>{words}</OwnBubble>
      {/* The answer to "not resolved", also before its record has arrived. */}
      {contacts.length > 0 && (
        <BotBubble below={<ContactButtons contacts={contacts} />}>{t(notResolvedWords)}</BotBubble>
      )}
      {(!message || message.record === 4) && <LazyDistressSupport to="message" text={text} />}
    </>
  );
}
