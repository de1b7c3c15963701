import { createContext, use, useEffect, useRef } from 'react';
import {
  WindowVirtualizer,
  type CacheSnapshot,
  type CustomItemComponentProps,
  type WindowVirtualizerHandle,
} from 'virtua';
import { ListItem, type ItemsProps } from './list-item';
import styles from './complaint-items.module.css';

/** Measured heights of the list that was last on screen: whoever comes back from a complaint finds the same place. */
let lastSeen: { count: number; cache: CacheSnapshot } | null = null;

const CountContext = createContext(0);

/** Height of an entry that has not been rendered yet, px. */
const usualHeight = 132;

/**
 * A list of thousands: only what is near the screen is rendered. Each entry says which of how many it is, because a screen
 * reader cannot count what is not there.
 */
export function LongList({ items, newId, renderLink }: ItemsProps) {
  const handle = useRef<WindowVirtualizerHandle>(null);
  const count = items.length;
  const cache = lastSeen?.count === count ? lastSeen.cache : undefined;

  useEffect(() => {
    const list = handle.current;
    return () => {
      if (list) lastSeen = { count, cache: list.cache };
    };
  }, [count]);

  return (
    <CountContext value={count}>
      <WindowVirtualizer
        ref={handle}
        as="ul"
        item={Entry}
        data={items}
        itemSize={usualHeight}
        {...(cache ? { cache } : {})}
      >
        {(item, index) => (
          <div key={`${item.id}-${String(index)}`} className={styles['entry']}>
            <ListItem item={item} isNew={item.id === newId} renderLink={renderLink} />
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
