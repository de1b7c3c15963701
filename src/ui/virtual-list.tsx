import { createContext, use, useEffect, useRef, type ReactNode } from 'react';
import {
  WindowVirtualizer,
  type CacheSnapshot,
  type CustomItemComponentProps,
  type WindowVirtualizerHandle,
} from 'virtua';
import styles from './card.module.css';

/** The entries of a list, by their position from 0. */
export type EntriesProps = {
  /** Identifies the list: its scroll position is restored when the person comes back. */
  name: string;
  count: number;
  keyOf: (index: number) => string;
  renderEntry: (index: number) => ReactNode;
  /** Height of an entry that has not been rendered yet, px. */
  usualHeight: number;
};

/** Measured heights of lists that were on screen, by name; the scroll position is restored from them. */
const lastSeen = new Map<string, { count: number; cache: CacheSnapshot }>();

const CountContext = createContext(0);

/** A list that renders only the entries near the screen, with their position and the total for screen readers. */
export function VirtualList({ name, count, keyOf, renderEntry, usualHeight }: EntriesProps) {
  const handle = useRef<WindowVirtualizerHandle>(null);
  const seen = lastSeen.get(name);

  useEffect(() => {
    const list = handle.current;
    return () => {
      if (list) lastSeen.set(name, { count, cache: list.cache });
    };
  }, [name, count]);

  return (
    <CountContext value={count}>
      <WindowVirtualizer
        ref={handle}
        as="ul"
        item={Entry}
        data={Array.from({ length: count }, (_, index) => index)}
        itemSize={usualHeight}
        {...(seen?.count === count ? { cache: seen.cache } : {})}
      >
        {(index) => (
          <div key={keyOf(index)} className={styles.entry}>
            {renderEntry(index)}
          </div>
        )}
      </WindowVirtualizer>
    </CountContext>
  );
}

function Entry({ style, index, children, ref }: CustomItemComponentProps) {
  const count = use(CountContext);
  return (
    <li ref={ref} style={style} aria-posinset={index + 1} aria-setsize={count}>
      {children}
    </li>
  );
}
