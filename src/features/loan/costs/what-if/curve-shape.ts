import type { LateInterestStep } from '@/domain/late-cost';

/** The drawing's own units: the sheet stretches them to the room there is. */
export const sheet = { width: 1000, height: 400 } as const;

export type CurveShape = {
  /** The line, as the `d` of a path. */
  line: string;
  /** The same, closed along the ground. */
  area: string;
  /** Height of a cost above the ground, as a share of the drawing: 0 to 1. */
  heightOf: (cost: bigint) => number;
};

/** Height of the highest cost, as a share of the drawing: above it is room for a dot. */
export const headroom = 0.9;

/**
 * The curve of a cost over days.
 * @param costOf minor units for whole days; never falls
 * @param maxDays the last day that is drawn, at least 1
 */
export function curveShape(costOf: (days: number) => bigint, maxDays: number): CurveShape {
  const highest = costOf(maxDays);
  const heightOf = (cost: bigint) => (highest <= 0n ? 0 : (Number((cost * 100_000n) / highest) / 100_000) * headroom);
  const points = Array.from({ length: maxDays + 1 }, (_, day) => {
    const x = (day / maxDays) * sheet.width;
    const y = (1 - heightOf(costOf(day))) * sheet.height;
    return `${round(x)} ${round(y)}`;
  });
  const line = `M${points.join('L')}`;
  return { line, area: `${line}V${sheet.height}H0Z`, heightOf };
}

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * The days of the drawing after which another step of the interest begins.
 * @param lateDays days that are late already when the drawing begins
 */
export function stepEnds(steps: readonly LateInterestStep[], lateDays: number, maxDays: number): number[] {
  return steps
    .flatMap(({ toDay }) => (toDay === null ? [] : [toDay - lateDays]))
    .filter((day) => day > 0 && day < maxDays);
}

/** The first day on which the highest cost is reached, or `null` when it is not within the drawing. */
export function reaches(costOf: (days: number) => bigint, ceiling: bigint, maxDays: number): number | null {
  const day = Array.from({ length: maxDays + 1 }, (_, index) => index).find((index) => costOf(index) >= ceiling);
  return day ?? null;
}
