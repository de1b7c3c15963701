import { createContext, use, useEffect, useRef, type ReactNode } from 'react';
import {
  WindowVirtualizer,
  type CacheSnapshot,
  type CustomItemComponentProps,
  type WindowVirtualizerHandle,
} from 'virtua';
import styles from './long-list.module.css';

// Methods: a list of anything takes the props of a list of something.
export type ListProps<Item> = {
  /** Tells this list from others: whoever comes back to it finds the same place. */
  name: string;
  items: readonly Item[];
  keyOf(item: Item, index: number): string;
  renderItem(item: Item): ReactNode;
  /** Height of an entry that has not been rendered yet, px. */
  usualHeight: number;
};

/** Measured heights of the lists that were last on screen, by name: whoever comes back from an entry finds the same place. */
const lastSeen = new Map<string, { count: number; cache: CacheSnapshot }>();

const CountContext = createContext(0);

/**
 * A list of thousands: only what is near the screen is rendered. Each entry says which of how many it is, because a screen
 * reader cannot count what is not there.
 */
export function VirtualList({ name, items, keyOf, renderItem, usualHeight }: ListProps<unknown>) {
  const handle = useRef<WindowVirtualizerHandle>(null);
  const count = items.length;
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
        data={items}
        itemSize={usualHeight}
        {...(seen?.count === count ? { cache: seen.cache } : {})}
      >
        {(item, index) => (
          <div key={keyOf(item, index)} className={styles['entry']}>
            {renderItem(item)}
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
