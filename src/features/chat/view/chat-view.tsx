import { Trans, useLingui } from '@lingui/macro';
import type { ReactNode } from 'react';
import { toLabel } from '@/platform/api/blocks';
import { useServerLanguage } from '@/platform/i18n/market';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { RatingDialog } from '@/ui/rating-dialog';
import { ServerPicture } from '@/ui/server-picture';
import { iconOf } from '@/ui/topic-icon';
import { useRating } from '@/ui/use-rating';
import type { ChatState } from '../log/state';
import { ChatContext, noActions, useChat, type ChatActions } from './chat-context';
import { Transcript } from './transcript';
import styles from './chat.module.css';

function CategoryTabs() {
  const { t } = useLingui();
  const { state, actions, readOnly } = useChat();
  const lang = useServerLanguage();
  const { session, category: selected } = state;
  const categories = session?.categories ?? [];
  if (categories.length === 0) return null;
  return (
    <fieldset className={styles.tabs} aria-label={t`Topics`}>
      {categories.map(({ id, title, icon }, index) => (
        <button
          key={`${id}-${String(index)}`}
          type="button"
          lang={lang}
          className={cx(styles.tab, index === selected && styles.selected)}
          aria-pressed={index === selected}
          disabled={readOnly}
          onClick={() => actions.chooseCategory(index)}
        >
          <span className={cx('disc', styles.icon)}>
            {/* The server's picture if it loads, otherwise ours by the words of the title. */}
            <ServerPicture
              className="light"
              src={icon ?? ''}
              size={24}
              fallback={<Icon name={iconOf(title)} size={22} />}
            />
          </span>
          {toLabel(title)}
        </button>
      ))}
    </fieldset>
  );
}

/** Asks for one to five stars when the log has the question; without a star it stays open (specification section 5). */
function Rating() {
  const { t } = useLingui();
  const { rate, closeRating } = useChat().actions;
  const { submit } = useRating({ isDue: true, send: (stars) => Promise.resolve(rate(stars)) });
  return <RatingDialog title={t`How helpful was this answer?`} onSend={submit} onClose={closeRating} />;
}

/** The same in a replay, where a dialog would block the player. */
function RatingInReplay() {
  const { t } = useLingui();
  const title = t`How helpful was this answer?`;
  return (
    <section className={cx('surface', styles.shown)} aria-label={title}>
      <strong>{title}</strong>
      <p>{t`The rating is open.`}</p>
    </section>
  );
}

type Props = {
  state: ChatState;
  /** Absent: the conversation is only shown. */
  actions?: ChatActions;
  notices?: ReactNode;
};

/**
 * The screen of the chat, rendered only from the log, so that live chat and replay look the same. Its parent needs a
 * height.
 */
export function ChatView({ state, actions, notices }: Props) {
  const readOnly = actions === undefined;
  return (
    <ChatContext value={{ state, actions: actions ?? noActions, readOnly }}>
      <div className={styles.view}>
        <CategoryTabs />
        {notices}
        {!state.isOnline && (
          <output className={styles.offline}>
            <Trans>No connection. Your messages are sent as soon as it is back.</Trans>
          </output>
        )}
        <Transcript />
        {state.rating && (readOnly ? <RatingInReplay /> : <Rating key={state.rating.qaId} />)}
      </div>
    </ChatContext>
  );
}
