import type { MessageDescriptor } from '@lingui/core';
import { msg, useLingui } from '@lingui/macro';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { cx } from '@/ui/cx';
import { RadioTabs } from '@/ui/tabs';
import { useDeskTime } from '../desk';
import { isSpoken, matchesIn } from '../library/summary';
import { lanes, type LaneCell, type Lane, type LaneRow } from '../player/lanes';
import { longestGapMs } from '../player/player';
import { describeGap } from '../words';
import staff from '../../staff.module.css';
import styles from '../player.module.css';

type MarkedProps = { text: string; /** Folded. */ terms: readonly string[] };

/** A text with its search hits marked. */
export function Marked({ text, terms }: MarkedProps) {
  if (terms.length === 0) return text;
  const places = matchesIn(text, terms);
  return (
    <>
      {places.map(({ start, end }, index) => (
        <span key={start}>
          {text.slice(places[index - 1]?.end ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(places[places.length - 1]?.end ?? 0)}
    </>
  );
}

const laneNames: Record<Lane, MessageDescriptor> = {
  borrower: msg({ message: 'Borrower', comment: 'Column: what the borrower did and saw' }),
  server: msg({ message: 'Server', comment: 'Column: what the server said' }),
  wire: msg({ message: 'Wire', comment: 'Column: what went over the network' }),
};

function LaneCell({ lane, cell, terms }: { lane: Lane; cell: LaneCell; terms: readonly string[] }) {
  const { t } = useLingui();
  const { name, detail, about, isBad = false } = cell;
  return (
    <span className={cx(styles.cell, styles[lane], isBad && styles.failed)}>
      <span className="sr-only">{t(laneNames[lane])}: </span>
      <span className={styles.name}>{t(name)}</span>{' '}
      {detail !== '' && (
        <span className={styles.detail} dir="auto">
          <Marked text={detail} terms={terms} />
        </span>
      )}
      {about !== undefined && (
        <span className={styles.about} dir="auto">
          {t`About: ${about}`}
        </span>
      )}
    </span>
  );
}

type RowProps = {
  row: LaneRow;
  isWordsOnly: boolean;
  /** Real time since the row before, milliseconds. */
  gap: number;
  isCurrent: boolean;
  /** Not shown yet at the player's position. */
  isAhead: boolean;
  /** The current hit. */
  isHit: boolean;
  terms: readonly string[];
  onJump: (count: number) => void;
};

const Row = memo(function Row({ row, isWordsOnly, gap, isCurrent, isAhead, isHit, terms, onJump }: RowProps) {
  const { t } = useLingui();
  const deskTime = useDeskTime();
  return (
    <div>
      {gap > longestGapMs && <p className={styles.gap}>{t(describeGap(gap))}</p>}
      <button
        type="button"
        className={cx(styles.row, isAhead && styles.ahead, isHit && styles.hit)}
        aria-current={isCurrent ? 'step' : undefined}
        onClick={() => onJump(row.count)}
      >
        <span className={styles.time}>{deskTime(row.at).slice(11)}</span>
        {lanes.map((lane) => {
          const cell = row.cells[lane];
          // In the view of words, the wire is shown only if a message did not arrive.
          const isShown = lane !== 'wire' || !isWordsOnly || cell?.isBad === true;
          return cell && isShown && <LaneCell key={lane} lane={lane} cell={cell} terms={terms} />;
        })}
      </button>
    </div>
  );
});

type Props = {
  rows: readonly LaneRow[];
  count: number;
  /** Folded terms of the search. */
  terms: readonly string[];
  /** Number of shown events at the current hit; 0 without one. */
  hit: number;
  /** Whether to start at the player's position. */
  isPlaced: boolean;
  onJump: (count: number) => void;
};

/** Shorter logs are rendered completely, so that the browser's own search finds everything. */
const maxRendered = 80;

/** Only messages, or every event and call. */
type View = 'words' | 'all';

/** The last selected view, for the next case. */
let lastView: View = 'words';

/** The last row of an event up to this count; the first row without one. */
function placeOf(rows: readonly LaneRow[], count: number): number {
  let place = 0;
  rows.forEach((row, index) => {
    if (row.event !== null && row.count <= count) place = index;
  });
  return place;
}

function showInside(box: HTMLElement, row: Element | undefined): void {
  if (!(row instanceof HTMLElement)) return;
  // Only the list scrolls, not the page.
  const top = row.offsetTop - 40;
  const bottom = row.offsetTop + row.offsetHeight + 40;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight;
}

/** The transcript in the order of time: only messages, or three lanes with all events. */
export const LaneList = memo(function LaneList({ rows, count, terms, hit, isPlaced, onJump }: Props) {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  const virtual = useRef<VirtualizerHandle>(null);
  const [view, setView] = useState(lastView);
  const shown = useMemo(
    () => (view === 'all' ? rows : rows.filter(({ event, count: at }) => event && (isSpoken(event) || at === hit))),
    [rows, view, hit],
  );
  const isWhole = shown.length <= maxRendered;
  const current = placeOf(shown, count);
  const targetRow = hit > 0 ? placeOf(shown, hit) : current;
  const inView = useRef(isPlaced || hit > 0 ? -1 : targetRow);

  useEffect(() => {
    // Without a moment in the address the transcript starts at its beginning.
    if (inView.current === targetRow) return;
    inView.current = targetRow;
    if (!isWhole) virtual.current?.scrollToIndex(targetRow, { align: 'center' });
    else if (frame.current) showInside(frame.current, frame.current.children[targetRow]);
  }, [targetRow, isWhole]);

  const row = (given: LaneRow, index: number) => (
    <Row
      key={given.key}
      row={given}
      isWordsOnly={view === 'words'}
      gap={index === 0 ? 0 : given.at - (shown[index - 1]?.at ?? given.at)}
      isCurrent={index === current}
      isAhead={given.count > count}
      isHit={given.event !== null && given.count === hit}
      terms={terms}
      onJump={onJump}
    />
  );
  return (
    <section
      className={cx(staff['paper'], styles.transcript, view === 'words' && styles.wordsOnly)}
      aria-label={t`Transcript`}
    >
      <div className={styles.view}>
        <RadioTabs
          label={t`What the transcript shows`}
          options={[
            { value: 'words', label: t({ message: 'Words', comment: 'Tab: only what borrower and server said' }) },
            { value: 'all', label: t({ message: 'All events', comment: 'Tab: also events and the network' }) },
          ]}
          value={view}
          onChange={(chosen: View) => {
            lastView = chosen;
            setView(chosen);
          }}
        />
      </div>
      <div className={styles.head} aria-hidden="true">
        <span>{t({ message: 'Clock', comment: 'Column: time of day' })}</span>
        {lanes.map((lane) => (view === 'all' || lane !== 'wire') && <span key={lane}>{t(laneNames[lane])}</span>)}
      </div>
      <div ref={frame} className={styles.scroller}>
        {isWhole ? (
          shown.map(row)
        ) : (
          <Virtualizer ref={virtual} data={shown} scrollRef={frame}>
            {row}
          </Virtualizer>
        )}
      </div>
    </section>
  );
});
