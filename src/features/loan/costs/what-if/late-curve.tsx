import { Trans, useLingui } from '@lingui/macro';
import { memo, useMemo, type CSSProperties } from 'react';
import { curveShape, headroom, sheet, type CurveShape } from './curve-shape';
import { maxLateDays, useDays, type LateDays } from './late-days';
import { useLateWords } from './late-words';
import { useDrag } from './use-drag';
import styles from './late-curve.module.css';

/** As wide as in the style sheet. */
const thumb = 28;

type Props = {
  /** What so many further days cost, minor units; stable as long as the loan is. */
  costOf: (days: number) => bigint;
  days: LateDays;
  /** Days after which another step of the interest begins. */
  marks: readonly number[];
  /** Whether the drawing ends at a ceiling. */
  hasCeiling: boolean;
  /** Whether it is late already: then days count from today. */
  isLate: boolean;
};

/** What being late costs, day by day: a curve that can be tapped and dragged, and read aloud like any other slider. */
export function LateCurve({ costOf, days, marks, hasCeiling, isLate }: Props) {
  const shape = useMemo(() => curveShape(costOf, maxLateDays), [costOf]);
  return (
    <>
      <LiveFigure costOf={costOf} days={days} isLate={isLate} />
      <div className={styles['chart']}>
        <div className={styles['plot']} aria-hidden="true">
          <Drawing shape={shape} marks={marks} hasCeiling={hasCeiling} />
          <Dot shape={shape} costOf={costOf} days={days} />
        </div>
        <DayRange costOf={costOf} days={days} isLate={isLate} />
      </div>
      <div className={styles['axis']} aria-hidden="true">
        {[0, ...marks, maxLateDays].map((day) => (
          <span key={day} style={{ left: `${(day / maxLateDays) * 100}%` }} className="tabular">
            {day}
          </span>
        ))}
      </div>
      <p className={styles['unit']} aria-hidden="true">
        {isLate ? (
          <Trans comment="Below the axis of a curve">days from today</Trans>
        ) : (
          <Trans comment="Below the axis of a curve">days after the due day</Trans>
        )}
      </p>
    </>
  );
}

const Drawing = memo(function Drawing({
  shape,
  marks,
  hasCeiling,
}: { shape: CurveShape } & Pick<Props, 'marks' | 'hasCeiling'>) {
  const top = (1 - headroom) * sheet.height;
  return (
    <svg viewBox={`0 0 ${sheet.width} ${sheet.height}`} preserveAspectRatio="none" className={styles['drawing']}>
      <path d={shape.area} className={styles['area']} />
      {marks.map((day) => (
        <line
          key={day}
          x1={(day / maxLateDays) * sheet.width}
          x2={(day / maxLateDays) * sheet.width}
          y1="0"
          y2={sheet.height}
          className={styles['mark']}
        />
      ))}
      {hasCeiling && <line x1="0" x2={sheet.width} y1={top} y2={top} className={styles['ceiling']} />}
      <path d={shape.line} className={styles['line']} />
    </svg>
  );
});

function Dot({ shape, costOf, days }: { shape: CurveShape } & Pick<Props, 'costOf' | 'days'>) {
  const day = useDays(days);
  const place: CSSProperties = {
    left: `${(day / maxLateDays) * 100}%`,
    bottom: `${shape.heightOf(costOf(day)) * 100}%`,
  };
  return <span className={styles['dot']} style={place} />;
}

function LiveFigure({ costOf, days, isLate }: Pick<Props, 'costOf' | 'days' | 'isLate'>) {
  const day = useDays(days);
  const { sentence } = useLateWords(isLate);
  return <p className={styles['figure']}>{sentence(day, costOf(day))}</p>;
}

function DayRange({ costOf, days, isLate }: Pick<Props, 'costOf' | 'days' | 'isLate'>) {
  const { t } = useLingui();
  const day = useDays(days);
  const { sentence } = useLateWords(isLate);
  const drag = useDrag({ max: maxLateDays, thumb, onChange: days.set });
  return (
    <input
      type="range"
      className={styles['range']}
      min={0}
      max={maxLateDays}
      step={1}
      // The engine moves the thumb: it follows the finger even while the page is busy.
      defaultValue={day}
      aria-label={
        isLate
          ? t({ message: 'Days from today', comment: 'Label of a slider' })
          : t({ message: 'Days late', comment: 'Label of a slider' })
      }
      aria-valuetext={sentence(day, costOf(day))}
      {...drag}
    />
  );
}
