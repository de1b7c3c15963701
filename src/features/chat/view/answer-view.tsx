import { Trans, useLingui } from '@lingui/macro';
import { useServerLanguage } from '@/platform/i18n/market';
import { Button } from '@/ui/button';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { LongText } from '@/ui/long-text';
import { hasOrder, LazyDistressSupport } from '../distress/lazy-distress-support';
import { humanAction, type ChatChoice } from '../log/events';
import type { ChatItem, ChatState, Step } from '../log/state';
import { BotBubble } from './bubble';
import type { ChatActions } from './chat-actions';
import { WayButton } from './ways';
import styles from './chat.module.css';

type Props = { item: Extract<ChatItem, { kind: 'answer' }>; state: ChatState; actions: ChatActions; readOnly: boolean };

/** The bot's words and the next questions; questions only below the latest list. */
export function AnswerView({ item, state, actions, readOnly }: Props) {
  const isPresent = state.list.key === item.key;
  const isLeaf = item.answers.length === 0;
  const lang = useServerLanguage();
  return (
    <BotBubble below={isPresent && <Below item={item} state={state} actions={actions} readOnly={readOnly} />}>
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

function Below({ item, state, actions, readOnly }: Props) {
  const { t } = useLingui();
  const lang = useServerLanguage();
  return (
    <>
      {item.answers.length > 0 && (
        <ul className={cx('surface divided', styles['list'])} aria-label={t`Questions`}>
          {item.answers.map((choice, index) => (
            <li key={`${choice.id}-${String(index)}`} lang={lang}>
              <Question choice={choice} readOnly={readOnly} onAsk={actions.ask} />
            </li>
          ))}
        </ul>
      )}
      {state.feedback?.key === item.key && (
        <fieldset className={styles['ways']} aria-label={t`Did this help?`}>
          <Button variant="secondary" disabled={readOnly} onClick={() => actions.giveFeedback(true)}>
            {t({ message: 'Resolved', comment: 'Feedback: the answer solved it' })}
          </Button>
          <Button variant="secondary" disabled={readOnly} onClick={() => actions.giveFeedback(false)}>
            {t({ message: 'Not resolved', comment: 'Feedback: the answer did not help' })}
          </Button>
        </fieldset>
      )}
      {item.answers.length === 0 && (
        <LazyDistressSupport
          to="answer"
          text={item.asked}
          actions={actions}
          readOnly={readOnly}
          marketId={state.session?.marketId}
          hasOrder={hasOrder(state)}
        />
      )}
      {item.answers.length === 0 && item.text === null && (
        <WayButton way="contact" actions={actions} readOnly={readOnly} />
      )}
      {state.trail.length > 1 && (
        <WayBack
          steps={state.trail.slice(0, -1)}
          readOnly={readOnly}
          onGo={(step) => actions.ask({ ...step, actionType: null })}
        />
      )}
    </>
  );
}

function Question({ choice, readOnly, onAsk }: { choice: ChatChoice; readOnly: boolean; onAsk: ChatActions['ask'] }) {
  const title = choice.title || choice.alias;
  return (
    <button
      type="button"
      className={cx('row', styles['question'])}
      disabled={readOnly}
      onClick={() => onAsk({ id: choice.id, title, actionType: choice.actionType })}
    >
      <span>{title}</span>
      <Icon name={choice.actionType === humanAction ? 'chat' : 'chevron-right'} size={18} />
    </button>
  );
}

function WayBack({ steps, readOnly, onGo }: { steps: readonly Step[]; readOnly: boolean; onGo: (step: Step) => void }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Back to`}>
      <ol className={styles['ways']}>
        {steps.map((step) => (
          <li key={step.id}>
            <button
              type="button"
              className={cx('row hint', styles['step'])}
              disabled={readOnly}
              onClick={() => onGo(step)}
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
