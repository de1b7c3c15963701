import { useLingui } from '@lingui/macro';
import { type ReactElement, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { lazyComponent, PartNotice } from '@/ui/lazy-component';
import { prefersReducedMotion } from '@/ui/reduced-motion';
import { LoadingText, Skeleton } from '@/ui/skeleton';
import { toArray, type ChatItem } from '../log/state';
import { BotBubble } from './bubble';
import { useChat } from './chat-context';
import { ChatItemView } from './chat-item-view';
import styles from './chat.module.css';

/** Distance from the end, in px, that still counts as at the end. */
const nearEndPx = 48;

/** Milliseconds after opening during which the list jumps to its end, because its rows are still being measured. */
const settlingMs = 800;

/**
 * Keeps a scrolling frame at the end of its growing content until the person scrolls back, and again when they return
 * to the end. Small steps are smooth, unless reduced motion is set; long ones jump. A control with keyboard focus stays
 * in view until it is pressed. If a focused control is removed, the next Tab would begin at the top of the page, so the
 * frame takes the focus, and arrow keys scroll it.
 * @param onChange receives whether the end is followed
 * @returns `afterRender`, to be called after each rendering, and `stop`
 */
function followEnd(frame: HTMLElement, content: HTMLElement, onChange: (follows: boolean) => void) {
  const opened = performance.now();
  let follows = true;
  let lastTop = 0;
  let lastFocused: Element | null = null;
  let isByKeyboard = false;

  function noteFocus({ target }: FocusEvent): void {
    lastFocused = target instanceof Element && target !== frame ? target : null;
    isByKeyboard = lastFocused?.matches(':focus-visible') === true;
  }

  function noteUse(): void {
    isByKeyboard = false;
  }

  function toEnd(isSmooth: boolean): void {
    if (!follows) return;
    const top = frame.scrollHeight - frame.clientHeight;
    const roomAbove =
      isByKeyboard && lastFocused
        ? lastFocused.getBoundingClientRect().top - frame.getBoundingClientRect().top
        : Infinity;
    if (roomAbove < top - frame.scrollTop) return;
    const isStep = top - frame.scrollTop < frame.clientHeight;
    if (isSmooth && isStep && !prefersReducedMotion() && 'scrollBehavior' in frame.style)
      frame.scrollTo({ top, behavior: 'smooth' });
    else Object.assign(frame, { scrollTop: top });
  }

  function onScroll(): void {
    const { scrollTop, scrollHeight, clientHeight } = frame;
    // While scrolling down, only reaching the end changes the state; scrolling up stops following.
    if (scrollHeight - clientHeight - scrollTop <= nearEndPx) follows = true;
    else if (scrollTop < lastTop) follows = false;
    lastTop = scrollTop;
    onChange(follows);
  }

  toEnd(false);
  lastTop = frame.scrollTop;
  frame.tabIndex = 0;
  const listening = new AbortController();
  const { signal } = listening;
  frame.addEventListener('scroll', onScroll, { passive: true, signal });
  frame.addEventListener('focusin', noteFocus, { signal });
  frame.addEventListener('focusout', noteUse, { signal });
  frame.addEventListener('click', noteUse, { signal });
  const observer =
    typeof ResizeObserver === 'undefined'
      ? null
      : new ResizeObserver(() => {
          // A frame that grows, for example because a strip above it has gone, moves its content: no one has scrolled.
          lastTop = frame.scrollTop;
          toEnd(performance.now() - opened > settlingMs);
        });
  observer?.observe(content);
  observer?.observe(frame);
  return {
    afterRender(): void {
      if (lastFocused === null || lastFocused.isConnected) return;
      const { activeElement, body } = document;
      // A closing dialog returns the focus without a related target.
      if (activeElement?.closest('dialog')) return;
      lastFocused = null;
      if (activeElement === body) frame.focus({ preventScroll: true });
    },
    stop(): void {
      observer?.disconnect();
      listening.abort();
    },
  };
}

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

/** Shorter conversations are rendered whole, for the browser's search and for screen readers. */
export const maxRendered = 80;

type EntriesProps = {
  data: readonly ChatItem[];
  scrollRef: RefObject<HTMLDivElement | null>;
  bufferSize: number;
  children: (item: ChatItem) => ReactElement;
};

/** Renders only the entries near the screen; the latest ones while its code is missing. */
export const LongTranscript = lazyComponent<EntriesProps>({
  load: () => import('virtua').then((module) => module.Virtualizer<ChatItem>),
  pending: LatestEntries,
  failed: (props) => (
    <>
      <PartNotice {...props} />
      <LatestEntries {...props} />
    </>
  ),
});

function LatestEntries({ data, children }: EntriesProps) {
  return data.slice(-maxRendered).map(children);
}

/** The conversation, scrolled to its end. New messages are announced only while the end is on screen. */
export function Transcript() {
  const { t } = useLingui();
  const { state } = useChat();
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [isAtEnd, setIsAtEnd] = useState(true);
  // The conversation may become long.
  LongTranscript.usePreload();
  const items = useMemo(() => toArray(state.items), [state.items]);
  const following = useRef<ReturnType<typeof followEnd> | null>(null);
  useLayoutEffect(() => {
    if (!frame.current || !content.current) return undefined;
    const followed = followEnd(frame.current, content.current, setIsAtEnd);
    following.current = followed;
    return () => followed.stop();
  }, []);
  useLayoutEffect(() => following.current?.afterRender());
  const renderItem = (item: ChatItem) => <ChatItemView key={item.key} item={item} />;

  return (
    <div
      ref={frame}
      className={styles.log}
      role="log"
      aria-label={t`Conversation`}
      aria-live={isAtEnd ? 'polite' : 'off'}
    >
      <div ref={content} className={styles.content}>
        {items.length <= maxRendered ? (
          items.map(renderItem)
        ) : (
          <LongTranscript data={items} scrollRef={frame} bufferSize={400}>
            {renderItem}
          </LongTranscript>
        )}
        {state.list.status === 'loading' && <TypingBubble />}
      </div>
    </div>
  );
}
