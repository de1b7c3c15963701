import { createContext, use, useEffect, useRef } from 'react';
import {
  WindowVirtualizer,
  type CacheSnapshot,
  type CustomItemComponentProps,
  type WindowVirtualizerHandle,
} from 'virtua';
import { RecordItem, type ItemsProps } from './record-item';
import styles from './record-item.module.css';

/** Measured heights of the list that was last on screen: whoever comes back from a receipt finds the same place. */
let lastSeen: { count: number; cache: CacheSnapshot } | null = null;

const CountContext = createContext(0);

/** Height of an entry that has not been rendered yet, px. */
const usualHeight = 128;

/**
 * A list of thousands: only what is near the screen is rendered. Each entry says which of how many it is, because a screen
 * reader cannot count what is not there.
 */
export function LongList({ entries, renderLink }: ItemsProps) {
  const handle = useRef<WindowVirtualizerHandle>(null);
  const count = entries.length;
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
        item={Place}
        data={entries}
        itemSize={usualHeight}
        {...(cache ? { cache } : {})}
      >
        {(entry) => (
          <div key={entry.receipt.id} className={styles['entry']}>
            <RecordItem entry={entry} renderLink={renderLink} />
          </div>
        )}
      </WindowVirtualizer>
    </CountContext>
  );
}

function Place({ style, index, children, ref }: CustomItemComponentProps) {
  const count = use(CountContext);
  return (
    <li ref={ref} style={style} aria-posinset={index + 1} aria-setsize={count}>
      {children}
    </li>
  );
}
