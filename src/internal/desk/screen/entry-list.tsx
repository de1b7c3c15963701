import { useCallback, useEffect, useRef, useState, type RefCallback, type RefObject } from 'react';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import type { Entry } from '../library/summary';
import type { CaseState } from '../storage/support-cases';
import { EntryRow } from './entry-row';
import entryRowStyles from './entry-row.module.css';

type Props = {
  entries: readonly Entry[];
  cases: ReadonlyMap<string, CaseState>;
  /** Key of the one that is to be compared. */
  chosen: string | null;
  /** Key of the row that is to get the focus; null where none waits for it. */
  sought: string | null;
  /** Told that row. */
  soughtRef: RefCallback<HTMLElement>;
  scrollerRef: RefObject<WindowVirtualizerHandle | null>;
  onOpen: (key: string) => void;
  onRemove: (entry: Entry) => void;
};

/** Shorter lists are rendered whole: the browser's own search finds everything in them. */
const maxRendered = 60;

/** The conversations, newest first. */
export function EntryList({ entries, cases, chosen, sought, soughtRef, scrollerRef, onOpen, onRemove }: Props) {
  const row = (entry: Entry) => (
    <EntryRow
      key={entry.key}
      entry={entry}
      faceRef={entry.key === sought ? soughtRef : undefined}
      state={cases.get(entry.id)}
      isChosen={entry.key === chosen}
      onOpen={() => onOpen(entry.key)}
      onRemove={() => onRemove(entry)}
    />
  );
  if (entries.length <= maxRendered) return <div className={entryRowStyles['list']}>{entries.map(row)}</div>;
  return (
    <WindowVirtualizer ref={scrollerRef} data={entries}>
      {row}
    </WindowVirtualizer>
  );
}

/** Key of the row that has the focus. */
function focused(): string | undefined {
  return document.activeElement instanceof HTMLElement ? document.activeElement.dataset['case'] : undefined;
}

type RowFocus = Pick<Props, 'sought' | 'soughtRef' | 'scrollerRef'> & {
  /** @returns key of the row that has the focus */
  focused: () => string | undefined;
  /** Moves the focus to the next row, or the one before; to the first where none has it. */
  move: (by: 1 | -1) => void;
  toFirst: () => void;
};

/**
 * Moves the focus from row to row; one that is not rendered yet gets it as soon as it is.
 * @param from key of the row that gets the focus at first, where it is among them
 */
export function useRowFocus(entries: readonly Entry[], from: string | undefined): RowFocus {
  const placeOf = (key: string | undefined) => entries.findIndex((entry) => entry.key === key);
  const [wanted, setWanted] = useState(() => (placeOf(from) === -1 ? undefined : from));
  const scrollerRef = useRef<WindowVirtualizerHandle>(null);
  const place = placeOf(wanted);
  const soughtRef = useCallback((row: HTMLElement | null) => {
    let next = 0;
    function take(): void {
      row?.focus();
      if (document.activeElement === row) setWanted(undefined);
      // A row that was not measured yet is hidden, and takes no focus.
      else next = requestAnimationFrame(take);
    }
    take();
    return () => cancelAnimationFrame(next);
  }, []);

  // A row that is there has the focus by now.
  useEffect(() => {
    if (place !== -1 && focused() !== wanted) scrollerRef.current?.scrollToIndex(place, { align: 'center' });
  }, [place, wanted]);

  return {
    sought: entries[place]?.key ?? null,
    soughtRef,
    scrollerRef,
    focused,
    move: (by) => {
      const here = placeOf(focused());
      setWanted(entries[here === -1 ? 0 : here + by]?.key);
    },
    toFirst: () => setWanted(entries[0]?.key),
  };
}
