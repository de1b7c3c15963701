import { WindowVirtualizer } from 'virtua';
import type { Entry } from '../library/summary';
import { EntryRow } from './entry-row';
import styles from './entry-row.module.css';

type Props = {
  entries: readonly Entry[];
  onOpen: (key: string) => void;
  onRemove: (entry: Entry) => void;
};

/** Shorter lists are drawn whole: the browser's own search finds everything in them. */
const DRAWN_WHOLE = 60;

/** The conversations, newest first. */
export function EntryList({ entries, onOpen, onRemove }: Props) {
  const row = (entry: Entry) => (
    <EntryRow key={entry.key} entry={entry} onOpen={() => onOpen(entry.key)} onRemove={() => onRemove(entry)} />
  );
  if (entries.length <= DRAWN_WHOLE) return <div className={styles['list']}>{entries.map(row)}</div>;
  return <WindowVirtualizer>{entries.map(row)}</WindowVirtualizer>;
}
