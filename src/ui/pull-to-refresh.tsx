import { useRef, type ReactNode } from 'react';
import { lazyComponent, Nothing } from './lazy-component';

/** Loaded when the page is idle, before a person can pull. */
const PullGesture = lazyComponent({
  load: () => import('./pull-gesture').then((module) => module.PullGesture),
  after: 'idle',
  failed: Nothing,
});

type Props = {
  /** Fetches the data again; a rejection shows "could not refresh". */
  onRefresh: () => Promise<unknown>;
  children: ReactNode;
};

/** Pulling the page down refreshes it. The gesture code loads when the page is idle. */
export function PullToRefresh({ onRefresh, children }: Props) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <div ref={content} className="stack">
      <PullGesture content={content} onRefresh={onRefresh} />
      {children}
    </div>
  );
}
