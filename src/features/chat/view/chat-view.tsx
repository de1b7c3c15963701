import { Trans } from '@lingui/macro';
import type { ReactNode } from 'react';
import type { ChatState } from '../log/state';
import { CategoryTabs } from './category-tabs';
import type { ChatActions } from './chat-actions';
import { Rating } from './rating';
import { Transcript } from './transcript';
import styles from './chat-view.module.css';

type Props = {
  state: ChatState;
  actions: ChatActions;
  /** Only looked at: nothing answers a tap, and the rating stands in the page instead of over it. */
  readOnly?: boolean;
  /** Stands between the tabs and the conversation. */
  notices?: ReactNode;
};

/**
 * The chatbot's screen, rendered from the log's state alone: the live chat and its replay are the same picture. It
 * fills its parent, which has to have a height.
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
      {state.rating && (
        <Rating key={state.rating.qaId} readOnly={readOnly} onRate={actions.rate} onClose={actions.closeRating} />
      )}
    </div>
  );
}
