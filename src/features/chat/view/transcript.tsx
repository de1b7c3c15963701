import { useLingui } from '@lingui/macro';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Virtualizer } from 'virtua';
import { LoadingText, Skeleton } from '@/ui/skeleton';
import { toArray } from '../log/item-list';
import type { ChatState } from '../log/state';
import { BotBubble } from './bubble';
import type { ChatActions } from './chat-actions';
import { ChatItemView } from './chat-item-view';
import { followEnd } from './follow-end';
import { keepFocus } from './keep-focus';
import styles from './transcript.module.css';

/** Stands where the bot's next words are going to stand. */
function TypingBubble() {
  return (
    <>
      <LoadingText />
      <div aria-hidden="true">
        <BotBubble
          below={
            <>
              <Skeleton height={44} width="100%" radius={14} />
              <Skeleton height={44} width="100%" radius={14} />
              <Skeleton height={44} width="100%" radius={14} />
            </>
          }
        >
          <Skeleton height={18} width={180} />
        </BotBubble>
      </div>
    </>
  );
}

type Props = { state: ChatState; actions: ChatActions; readOnly: boolean };

/**
 * Shorter conversations are rendered whole: they are found by the browser's own search, and read by
 * a screen reader at once.
 */
const maxRendered = 80;

/**
 * The conversation, oldest first, kept at its end. What comes in is announced while the end is on the screen; scrolling
 * back is not: a long list then renders old entries, which are no news.
 */
export function Transcript({ state, actions, readOnly }: Props) {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const items = useMemo(() => toArray(state.items), [state.items]);
  useLayoutEffect(
    () => (frame.current && content.current ? followEnd(frame.current, content.current, setIsAtEnd) : undefined),
    [],
  );
  const focus = useRef<ReturnType<typeof keepFocus> | null>(null);
  useLayoutEffect(() => {
    if (!frame.current) return undefined;
    const kept = keepFocus(frame.current);
    focus.current = kept;
    return kept.stop;
  }, []);
  useLayoutEffect(() => focus.current?.look());
  const view = (item: (typeof items)[number]) => (
    <ChatItemView key={item.key} item={item} state={state} actions={actions} readOnly={readOnly} />
  );

  return (
    <div
      ref={frame}
      className={styles['frame']}
      role="log"
      aria-label={t`Conversation`}
      aria-live={isAtEnd ? 'polite' : 'off'}
    >
      <div ref={content} className={styles['content']}>
        {items.length <= maxRendered ? (
          items.map(view)
        ) : (
          <Virtualizer data={items} scrollRef={frame} bufferSize={400}>
            {view}
          </Virtualizer>
        )}
        {state.list.status === 'loading' && <TypingBubble />}
      </div>
    </div>
  );
}
