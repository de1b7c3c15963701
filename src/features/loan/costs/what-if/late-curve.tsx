import { plural, Trans, useLingui } from '@lingui/macro';
import { useMemo, useEffect, useRef, type PointerEvent, type MouseEvent } from 'react';
import type { LateInterestStep } from '@/domain/late-cost';
import { shareOf } from '@/domain/percent';
import { useMoney } from '@/platform/i18n/market';
import styles from './what-if.module.css';

/** The last day of the curve. */
export const maxLateDays = 120;

/** The sentence for a number of late days: "10 days late: ₹1,500 more". @param isLate counts days from today */
export function useLateWords(isLate: boolean) {
  const { t } = useLingui();
  const money = useMoney();

  function dayOf(days: number): string {
    if (isLate)
      return days === 0
        ? t({ message: 'Today', comment: 'What being late costs, if it is paid today' })
        : t`${plural(days, { one: '# day from today', other: '# days from today' })}`;
    return days === 0
      ? t({ message: 'On the due day', comment: 'What being late costs, if it is paid in time' })
      : t`${plural(days, { one: '# day late', other: '# days late' })}`;
  }

  function sentence(days: number, cost: bigint): string {
    const day = dayOf(days);
    if (cost === 0n) return t({ message: `${day}: nothing more`, comment: 'day: "On the due day", "10 days late"' });
    const amount = money(cost);
    return t({ message: `${day}: ${amount} more`, comment: 'day: "10 days late"; amount: what it costs on top' });
  }

  return { dayOf, sentence };
}

/** The units of the drawing; the style sheet stretches them to the available space. */
const sheet = { width: 1000, height: 400 } as const;

/** Height of the highest cost, as a share of the drawing; the rest is space for a dot. */
const maxCurveHeight = 0.9;

/** Path `line` and `area`, and heights from 0 to 1. @param costOf minor units, never falling @param maxDays from 1 */
export function curveShape(costOf: (days: number) => bigint, maxDays: number) {
  const highest = costOf(maxDays);
  const heightOf = (cost: bigint) => (highest <= 0n ? 0 : shareOf(cost, highest) * maxCurveHeight);
  const points = Array.from({ length: maxDays + 1 }, (_, day) => {
    const x = (day / maxDays) * sheet.width;
    const y = (1 - heightOf(costOf(day))) * sheet.height;
    return `${round(x)} ${round(y)}`;
  });
  const line = `M${points.join('L')}`;
  return { line, area: `${line}V${sheet.height}H0Z`, heightOf };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The days after which the next step of the interest begins. @param lateDays when the curve begins */
export function stepEnds(steps: readonly LateInterestStep[], lateDays: number, maxDays: number): number[] {
  return steps
    .flatMap(({ toDay }) => (toDay === null ? [] : [toDay - lateDays]))
    .filter((day) => day > 0 && day < maxDays);
}

/** A finger that moved less has tapped; CSS pixels. */
const tapTravelPx = 6;

/** Width of the thumb, as in the style sheet; half of it is outside the scale at either end. CSS pixels. */
const thumb = 28;

/**
 * Lets a finger tap and drag anywhere on a range input, for engines that only react on the thumb (WebKit on phones). If
 * the engine moves the thumb, this code does nothing. @returns props for the input, which stays uncontrolled
 */
function useDrag(max: number, onChange: (value: number) => void) {
  const press = useRef<{ x: number; value: string; isOurs: boolean } | null>(null);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  function report(input: HTMLInputElement) {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => onChange(Number(input.value)));
  }

  function follow(input: HTMLInputElement, clientX: number) {
    const { left, width } = input.getBoundingClientRect();
    const share = (clientX - left - thumb / 2) / Math.max(1, width - thumb);
    const next = String(Math.round(Math.min(1, Math.max(0, share)) * max));
    if (next === input.value) return;
    input.value = next;
    report(input);
  }

  return {
    onInput({ currentTarget }: { currentTarget: HTMLInputElement }) {
      if (press.current) press.current.isOurs = false;
      report(currentTarget);
    },
    onPointerDown({ currentTarget, clientX, isPrimary }: PointerEvent<HTMLInputElement>) {
      if (isPrimary) press.current = { x: clientX, value: currentTarget.value, isOurs: false };
    },
    onPointerMove({ currentTarget, clientX, isPrimary, buttons }: PointerEvent<HTMLInputElement>) {
      const pressed = press.current;
      if (!pressed || !isPrimary || buttons === 0) return;
      // The finger is far from its start, and the engine has not moved the thumb: it will not.
      if (!pressed.isOurs && pressed.value === currentTarget.value && Math.abs(clientX - pressed.x) > tapTravelPx)
        pressed.isOurs = true;
      if (pressed.isOurs) follow(currentTarget, clientX);
    },
    onPointerCancel() {
      press.current = null;
    },
    onClick({ currentTarget, clientX }: MouseEvent<HTMLInputElement>) {
      const pressed = press.current;
      press.current = null;
      if (pressed && pressed.value === currentTarget.value && Math.abs(clientX - pressed.x) <= tapTravelPx)
        follow(currentTarget, clientX);
    },
  };
}

type Props = {
  /** The cost of further late days, minor units; stable while the loan does not change. */
  costOf: (days: number) => bigint;
  days: number;
  onSelect: (days: number) => void;
  /** Days after which the next step of the interest begins. */
  marks: readonly number[];
  /** Whether the curve ends because the charges have reached their cap. */
  hasCeiling: boolean;
  /** Whether the payment is late already; then days count from today. */
  isLate: boolean;
};

/** The cost of being late by day: a curve to tap and drag, which a screen reader reads like a slider. */
export function LateCurve({ costOf, days, onSelect, marks, hasCeiling, isLate }: Props) {
  const { t } = useLingui();
  const { sentence } = useLateWords(isLate);
  const shape = useMemo(() => curveShape(costOf, maxLateDays), [costOf]);
  const drag = useDrag(maxLateDays, onSelect);
  const cost = costOf(days);
  const top = (1 - maxCurveHeight) * sheet.height;
  return (
    <>
      <p className={styles.figure}>{sentence(days, cost)}</p>
      <div className={styles.chart}>
        <div className={styles.plot} aria-hidden="true">
          <svg viewBox={`0 0 ${sheet.width} ${sheet.height}`} preserveAspectRatio="none" className={styles.drawing}>
            <path d={shape.area} className={styles.area} />
            {marks.map((day) => {
              const x = (day / maxLateDays) * sheet.width;
              return <line key={day} x1={x} x2={x} y1="0" y2={sheet.height} className={styles.mark} />;
            })}
            {hasCeiling && <line x1="0" x2={sheet.width} y1={top} y2={top} className={styles.ceiling} />}
            <path d={shape.line} className={styles.line} />
          </svg>
          <span
            className={styles.dot}
            style={{ left: `${(100 * days) / maxLateDays}%`, bottom: `${100 * shape.heightOf(cost)}%` }}
          />
        </div>
        <input
          type="range"
          className={styles.range}
          min={0}
          max={maxLateDays}
          step={1}
          // Uncontrolled, because the engine moves the thumb: it follows the finger even while the page is busy.
          defaultValue={days}
          aria-label={
            isLate
              ? t({ message: 'Days from today', comment: 'Label of a slider' })
              : t({ message: 'Days late', comment: 'Label of a slider' })
          }
          aria-valuetext={sentence(days, cost)}
          {...drag}
        />
      </div>
      <div className={styles.axis} aria-hidden="true">
        {[0, ...marks, maxLateDays].map((day) => (
          <span key={day} style={{ left: `${(day / maxLateDays) * 100}%` }} className="tabular">
            {day}
          </span>
        ))}
      </div>
      <p className={styles.unit} aria-hidden="true">
        {isLate ? (
          <Trans comment="Below the axis of a curve">days from today</Trans>
        ) : (
          <Trans comment="Below the axis of a curve">days after the due day</Trans>
        )}
      </p>
    </>
  );
}
