import { Trans, useLingui } from '@lingui/macro';
import { type ReactNode, useState } from 'react';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { isImageAddress } from '@/ui/product-logo';
import { RatingDialog } from '@/ui/rating-dialog';
import { iconOf } from '@/ui/topic-icon';
import { useRating } from '@/ui/use-rating';
import type { ChatCategory } from '../log/events';
import type { ChatState } from '../log/state';
import type { ChatActions } from './chat-actions';
import { Transcript } from './transcript';
import styles from './chat.module.css';

type CategoryTabsProps = {
  categories: readonly ChatCategory[];
  /** Its index in `categories`; `null`: none is open. */
  selected: number | null;
  onSelect: (index: number) => void;
  readOnly: boolean;
};

/** The categories, each with a picture; the open one is pressed. */
function CategoryTabs({ categories, selected, onSelect, readOnly }: CategoryTabsProps) {
  const { t } = useLingui();
  if (categories.length === 0) return null;
  return (
    <fieldset className={styles['tabs']} aria-label={t`Topics`}>
      {categories.map(({ id, title, icon }, index) => (
        <button
          key={`${id}-${String(index)}`}
          type="button"
          className={cx(styles['tab'], index === selected && styles['selected'])}
          aria-pressed={index === selected}
          disabled={readOnly}
          onClick={() => onSelect(index)}
        >
          <span className={cx('disc', styles['icon'])}>
            <CategoryIcon address={icon ?? ''} title={title} />
          </span>
          {title}
        </button>
      ))}
    </fieldset>
  );
}

/** The server's picture if it loads, else ours by the words of the title. */
function CategoryIcon({ address, title }: { address: string; title: string }) {
  const [failed, setFailed] = useState('');
  if (address === failed || !isImageAddress(address)) return <Icon name={iconOf(title)} size={22} />;
  return (
    <img
      className="light"
      src={address}
      width={24}
      height={24}
      alt=""
      referrerPolicy="no-referrer"
      onError={() => setFailed(address)}
    />
  );
}

type RatingProps = Pick<ChatActions, 'rate' | 'closeRating'>;

/** Asks for one to five stars when the log says so; without a star it stays open (specification section 5). */
function Rating({ rate, closeRating }: RatingProps) {
  const { t } = useLingui();
  const { submit } = useRating({ isDue: true, leadsToStore: true, send: (stars) => Promise.resolve(rate(stars)) });
  return (
    <RatingDialog
      title={t`How helpful was this answer?`}
      starsLabel={t`Your rating`}
      closeLabel={t`Not now`}
      sendLabel={t({ message: 'Submit', comment: 'Button: send the rating' })}
      missingText={t({ message: 'Please choose', comment: 'Below the stars, when none has been tapped' })}
      onSend={submit}
      onClose={closeRating}
    />
  );
}

/** The same in a replay, where a dialog would block the player. */
function RatingInReplay() {
  const { t } = useLingui();
  const title = t`How helpful was this answer?`;
  return (
    <section className={cx('surface', styles['shown'])} aria-label={title}>
      <strong>{title}</strong>
      <p>
        <Trans>The rating is open.</Trans>
      </p>
    </section>
  );
}

type Props = {
  state: ChatState;
  actions: ChatActions;
  /** Read only: buttons do nothing, and the rating is part of the page. */
  readOnly?: boolean;
  /** Shown between the tabs and the conversation. */
  notices?: ReactNode;
};

/**
 * The screen of the chat, rendered only from the state of the log: live chat and replay show the same. It fills its
 * parent, which needs a height.
 */
export function ChatView({ state, actions, readOnly = false, notices }: Props) {
  return (
    <div className={styles['view']}>
      <CategoryTabs
        categories={state.session?.categories ?? []}
        selected={state.category}
        onSelect={actions.chooseCategory}
        readOnly={readOnly}
      />
      {notices}
      {!state.isOnline && (
        <output className={styles['offline']}>
          <Trans>No connection. Your messages are sent as soon as it is back.</Trans>
        </output>
      )}
      <Transcript state={state} actions={actions} readOnly={readOnly} />
      {state.rating && (readOnly ? <RatingInReplay /> : <Rating key={state.rating.qaId} {...actions} />)}
    </div>
  );
}
