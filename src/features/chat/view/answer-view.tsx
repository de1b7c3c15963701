import { Trans, useLingui } from '@lingui/macro';
import { useServerLanguage } from '@/platform/i18n/market';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { LongText } from '@/ui/long-text';
import { LazyDistressSupport } from '../distress/lazy-distress-support';
import { humanActionCode, type ChatChoice } from '../log/events';
import type { ChatItem } from '../log/state';
import { BotBubble } from './bubble';
import { useChat } from './chat-context';
import { ChatButton, ContactButton } from './ways';
import styles from './chat.module.css';

type Props = { item: Extract<ChatItem, { kind: 'answer' }> };

/** The bot's text and the next questions; questions only below the latest list. */
export function AnswerView({ item }: Props) {
  const { state } = useChat();
  const isLeaf = item.answers.length === 0;
  const lang = useServerLanguage();
  return (
    <BotBubble below={state.list.key === item.key && <Below item={item} />}>
      {item.text === null ? (
        isLeaf ? (
          <Trans>There is nothing more about this here. Please choose another topic, or write to us.</Trans>
        ) : (
          <Trans>What would you like to know?</Trans>
        )
      ) : (
        <span lang={lang}>
          <LongText text={item.text} />
        </span>
      )}
    </BotBubble>
  );
}

function Below({ item }: Props) {
  const { t } = useLingui();
  const { state, actions } = useChat();
  const lang = useServerLanguage();
  return (
    <>
      {item.answers.length > 0 && (
        <ul className={cx('surface divided', styles['list'])} aria-label={t`Questions`}>
          {item.answers.map((choice, index) => (
            <li key={`${choice.id}-${String(index)}`} lang={lang}>
              <Question choice={choice} />
            </li>
          ))}
        </ul>
      )}
      {state.feedback?.key === item.key && (
        <fieldset className={styles['ways']} aria-label={t`Did this help?`}>
          <ChatButton onClick={() => actions.giveFeedback(true)}>
            {t({ message: 'Resolved', comment: 'Feedback: the answer solved it' })}
          </ChatButton>
          <ChatButton onClick={() => actions.giveFeedback(false)}>
            {t({ message: 'Not resolved', comment: 'Feedback: the answer did not help' })}
          </ChatButton>
        </fieldset>
      )}
      {item.answers.length === 0 && <LazyDistressSupport to="answer" text={item.asked} />}
      {item.answers.length === 0 && item.text === null && <ContactButton way="contact" />}
      {state.trail.length > 1 && <WayBack />}
    </>
  );
}

function Question({ choice: { id, title: whole, alias, actionType } }: { choice: ChatChoice }) {
  const { actions, readOnly } = useChat();
  const title = whole || alias;
  return (
    <button
      type="button"
      className={cx('row', styles['question'])}
      disabled={readOnly}
      onClick={() => actions.ask({ id, title, actionType })}
    >
      <span className="grow">{title}</span>
      <Icon name={actionType === humanActionCode ? 'chat' : 'chevron-right'} size={18} />
    </button>
  );
}

/** The steps above the current list. */
function WayBack() {
  const { t } = useLingui();
  const { state, actions, readOnly } = useChat();
  return (
    <nav aria-label={t`Back to`}>
      <ol className={styles['ways']}>
        {state.trail.slice(0, -1).map((step) => (
          <li key={step.id}>
            <button
              type="button"
              className={cx('row hint', styles['step'])}
              disabled={readOnly}
              onClick={() => actions.ask({ ...step, actionType: null })}
            >
              <Icon name="back" size={14} />
              {step.title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
