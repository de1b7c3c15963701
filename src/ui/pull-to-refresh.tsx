import { useRef, type ReactNode } from 'react';
import { whenLoadedAndIdle } from '@/platform/browser/after-paint';
import { lazyComponent, Nothing } from './lazy-component';

/** No finger pulls at a page that is not there yet. */
const PullGesture = lazyComponent({
  load: () => import('./pull-gesture').then((part) => part.PullGesture),
  after: whenLoadedAndIdle,
  missing: Nothing,
});

type Props = {
  /** Fetches anew; a rejection is told as "could not refresh". */
  onRefresh: () => Promise<unknown>;
  children: ReactNode;
};

/**
 * Pulling the page down refreshes it, from when the page has come to rest: what hears the finger is
 * no part of the first load.
 */
export function PullToRefresh({ onRefresh, children }: Props) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <div ref={content} className="stack">
      <PullGesture content={content} onRefresh={onRefresh} />
      {children}
    </div>
  );
}
