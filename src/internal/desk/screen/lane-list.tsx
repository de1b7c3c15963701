import type { MessageDescriptor } from '@lingui/core';
import { Trans, msg, useLingui } from '@lingui/macro';
import { memo, useEffect, useRef } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { cx } from '@/ui/cx';
import { placesOf, markOf } from '../library/summary';
import { lanes, type Cell, type Lane, type LaneRow } from '../player/lanes';
import { LONGEST_GAP } from '../player/player';
import { describeGap } from '../words';
import { useDeskTime } from './support-shell';
import styles from './lane-list.module.css';

type MarkedProps = { text: string; /** Folded. */ terms: readonly string[] };

/** A text with its search hits marked. */
function Marked({ text, terms }: MarkedProps) {
  if (terms.length === 0) return text;
  const places = placesOf(text, terms);
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

function LaneCell({ lane, cell, terms }: { lane: Lane; cell: Cell; terms: readonly string[] }) {
  const { t } = useLingui();
  const { name, detail, about, isBad = false } = cell;
  return (
    <span className={cx(styles['cell'], styles[lane], isBad && styles['bad'])}>
      <span className="sr-only">{t(laneNames[lane])}: </span>
      <span className={styles['name']}>{t(name)}</span>{' '}
      {detail !== '' && (
        <span className={styles['detail']} dir="auto">
          <Marked text={detail} terms={terms} />
        </span>
      )}
      {about !== undefined && (
        <span className={styles['about']} dir="auto">
          <Trans>About: {about}</Trans>
        </span>
      )}
    </span>
  );
}

type RowProps = {
  row: LaneRow;
  /** Real time since the row before, milliseconds. */
  gap: number;
  isCurrent: boolean;
  /** Not yet shown. */
  isAhead: boolean;
  /** The present hit. */
  isHit: boolean;
  terms: readonly string[];
  onJump: (count: number) => void;
};

/** One moment; a tap moves the player to it. */
const Row = memo(function Row({ row, gap, isCurrent, isAhead, isHit, terms, onJump }: RowProps) {
  const { t } = useLingui();
  const deskTime = useDeskTime();
  const mark = row.event ? markOf(row.event) : null;
  return (
    <div>
      {gap > LONGEST_GAP && <p className={styles['gap']}>{t(describeGap(gap))}</p>}
      <button
        type="button"
        className={cx(styles['row'], isAhead && styles['ahead'], isHit && styles['hit'], mark !== null && styles[mark])}
        aria-current={isCurrent ? 'step' : undefined}
        onClick={() => onJump(row.count)}
      >
        <span className={styles['time']}>{deskTime(row.at).slice(11)}</span>
        {lanes.map((lane) => {
          const cell = row.cells[lane];
          return cell && <LaneCell key={lane} lane={lane} cell={cell} terms={terms} />;
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
  /** Number of shown events at the present hit; 0 without one. */
  hit: number;
  /** Whether to start at the player's position. */
  isPlaced: boolean;
  onJump: (count: number) => void;
};

/** Shorter logs are rendered completely, so that the browser's own search finds everything. */
const maxRendered = 80;

/** The last row at this count that is an event. */
function placeOf(rows: readonly LaneRow[], count: number): number {
  return rows.findIndex((row) => row.event !== null && row.count === count);
}

function showInside(box: HTMLElement, row: Element | undefined): void {
  if (!(row instanceof HTMLElement)) return;
  // Only the list scrolls, not the page.
  const top = row.offsetTop - 40;
  const bottom = row.offsetTop + row.offsetHeight + 40;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight;
}

/** The whole transcript: three lanes on one clock. The present moment is marked and in view. */
export const LaneList = memo(function LaneList({ rows, count, terms, hit, isPlaced, onJump }: Props) {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  const virtual = useRef<VirtualizerHandle>(null);
  const isWhole = rows.length <= maxRendered;
  const wanted = placeOf(rows, hit > 0 ? hit : count);
  const shown = useRef(isPlaced || hit > 0 ? -1 : wanted);

  useEffect(() => {
    // Without a moment in the address the transcript starts at its beginning.
    if (shown.current === wanted) return;
    shown.current = wanted;
    if (!isWhole) virtual.current?.scrollToIndex(wanted, { align: 'center' });
    else if (frame.current) showInside(frame.current, frame.current.children[wanted]);
  }, [wanted, isWhole]);

  const row = (given: LaneRow, index: number) => (
    <Row
      key={given.key}
      row={given}
      gap={index === 0 ? 0 : given.at - (rows[index - 1]?.at ?? given.at)}
      isCurrent={given.event !== null && given.count === count}
      isAhead={given.count > count}
      isHit={given.event !== null && given.count === hit}
      terms={terms}
      onJump={onJump}
    />
  );
  return (
    <section className={styles['card']} aria-label={t`All events`}>
      <div className={styles['head']} aria-hidden="true">
        <span>
          <Trans comment="Column: time of day">Clock</Trans>
        </span>
        {lanes.map((lane) => (
          <span key={lane}>{t(laneNames[lane])}</span>
        ))}
      </div>
      <div ref={frame} className={styles['frame']}>
        {isWhole ? (
          rows.map(row)
        ) : (
          <Virtualizer ref={virtual} data={rows} scrollRef={frame}>
            {row}
          </Virtualizer>
        )}
      </div>
    </section>
  );
});
