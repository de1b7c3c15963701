import { Plural, useLingui } from '@lingui/macro';
import {
  type ReactNode,
  type RefCallback,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import { IconButton } from '@/ui/button';
import { cx } from '@/ui/cx';
import { Icon, type IconName } from '@/ui/icon';
import { useDesk, useDeskTime } from '../desk';
import { excerptFor, searchTermsOf, type Entry, type ConversationOutcome } from '../library/summary';
import { newCase } from '../storage/support-cases';
import { differingWords, incompleteWords, outcomeNames } from '../words';
import { Marked } from './lane-list';
import staff from '../../staff.module.css';
import styles from '../desk.module.css';

type Props = {
  /** Key of the case to compare. */
  chosen: string | null;
  /** Key of the row to focus; null for none. */
  sought: string | null;
  soughtRef: RefCallback<HTMLElement>;
  scrollerRef: RefObject<WindowVirtualizerHandle | null>;
};

/** Shorter lists are rendered completely, so that the browser's own search finds everything. */
const maxRendered = 60;

/** The conversations, newest first. */
export function EntryList({ chosen, sought, soughtRef, scrollerRef }: Props) {
  const { shown, filters } = useDesk();
  const terms = useMemo(() => searchTermsOf(filters.query), [filters.query]);
  const row = (entry: Entry) => (
    <EntryRow
      key={entry.key}
      entry={entry}
      terms={terms}
      faceRef={entry.key === sought ? soughtRef : undefined}
      isChosen={entry.key === chosen}
    />
  );
  if (shown.length <= maxRendered) return <div>{shown.map(row)}</div>;
  return (
    <WindowVirtualizer ref={scrollerRef} data={shown}>
      {row}
    </WindowVirtualizer>
  );
}

function focused(): string | undefined {
  return document.activeElement instanceof HTMLElement ? document.activeElement.dataset['case'] : undefined;
}

/** Moves the focus between rows, also to one that is not rendered yet. @param from key of the row to focus first */
export function useRowFocus(entries: readonly Entry[], from: string | undefined) {
  const placeOf = (key: string | undefined) => entries.findIndex((entry) => entry.key === key);
  const [wanted, setWanted] = useState(() => (placeOf(from) === -1 ? undefined : from));
  const scrollerRef = useRef<WindowVirtualizerHandle>(null);
  const place = placeOf(wanted);
  const soughtRef = useCallback((row: HTMLElement | null) => {
    let next = 0;
    function take(): void {
      row?.focus();
      if (document.activeElement === row) setWanted(undefined);
      // A row is hidden until it is measured, and cannot be focused.
      else next = requestAnimationFrame(take);
    }
    take();
    return () => cancelAnimationFrame(next);
  }, []);

  // An existing row has the focus now.
  useEffect(() => {
    if (place !== -1 && focused() !== wanted) scrollerRef.current?.scrollToIndex(place, { align: 'center' });
  }, [place, wanted]);

  return {
    sought: entries[place]?.key ?? null,
    soughtRef,
    scrollerRef,
    /** @returns key of the focused row */
    focused,
    /** Focuses the next or previous row; the first if none has the focus. */
    move: (by: 1 | -1) => {
      const here = placeOf(focused());
      setWanted(entries[here === -1 ? 0 : here + by]?.key);
    },
    toFirst: () => setWanted(entries[0]?.key),
  };
}

const outcomeTones: Record<ConversationOutcome, string | undefined> = {
  resolved: 'success',
  'not-resolved': 'error',
  'handed-off': 'info',
  open: undefined,
};

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <span className={cx(styles.fact, icon === 'warning' && staff['wrong'])}>
      <Icon name={icon} size={16} />
      {children}
    </span>
  );
}

type EntryRowProps = {
  entry: Entry;
  /** Folded terms of the search. */
  terms: readonly string[];
  /** Selected for a comparison. */
  isChosen: boolean;
  /** Called with the button that opens it. */
  faceRef?: RefCallback<HTMLElement> | undefined;
};

function EntryRow({ entry, terms, isChosen, faceRef }: EntryRowProps) {
  const { t } = useLingui();
  const { library, open } = useDesk();
  const { isDone, notes } = library.cases.get(entry.id) ?? newCase;
  const deskTime = useDeskTime();
  const { key, orderNo, startedAt, count, orderName, outcome, rating, failures, isIncomplete, differsFrom, source } =
    entry;
  const order = orderNo || t`No loan`;
  const words = excerptFor(entry, terms);
  return (
    <article className={cx(staff['paper'], styles.entry, isDone && styles.done, isChosen && styles.chosen)}>
      <button
        ref={faceRef}
        type="button"
        className={styles.face}
        data-case={key}
        onClick={() => open({ session: key })}
      >
        <span className={styles.top}>
          <span className={styles.excerpt} dir="auto">
            {words === '' ? t`No words yet` : <Marked text={words} terms={terms} />}
          </span>
          {isChosen && (
            <span className={cx('pill', staff['state'])} data-tone="info">
              {t({ message: 'To compare', comment: 'A conversation that is chosen for a comparison' })}
            </span>
          )}
          {isDone && (
            <span className={cx('pill', staff['state'])} data-tone="success">
              {t({ message: 'Done', comment: 'A case that an agent has done' })}
            </span>
          )}
          <span className={cx('pill', staff['state'])} data-tone={outcomeTones[outcome]}>
            {t(outcomeNames[outcome])}
          </span>
        </span>
        <span className={styles.facts}>
          <span>{deskTime(startedAt)}</span>
          {orderName && <span>{orderName}</span>}
          <span>{order}</span>
          <span>
            <Plural value={count} one="# event" other="# events" />
          </span>
          {rating > 0 && <Fact icon="star">{t`${rating} of 5 stars`}</Fact>}
          {failures > 0 && (
            <Fact icon="warning">
              <Plural value={failures} one="# failed send" other="# failed sends" />
            </Fact>
          )}
          {isIncomplete && <Fact icon="warning">{t(incompleteWords)}</Fact>}
          {differsFrom !== '' && <Fact icon="warning">{t(differingWords)}</Fact>}
          {notes !== '' && (
            <Fact icon="edit">{t({ message: 'Note', comment: 'An agent noted something about this case' })}</Fact>
          )}
          {source === 'imported' && (
            <span className={cx('pill', staff['state'])}>
              {t({ message: 'Imported', comment: 'A conversation that came from a file' })}
            </span>
          )}
        </span>
      </button>
      {source === 'imported' && (
        <IconButton
          icon="trash"
          label={t`Remove the imported conversation about ${order}`}
          onClick={() => void library.remove(entry)}
        />
      )}
    </article>
  );
}
