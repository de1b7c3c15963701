import { addDays, daysBetween } from './calendar-days';
import type { Cap, Caps } from './market-rules';
import { wholeUnit } from './money';
import { percentOf } from './percent';

/** The charges of a loan. Amounts in minor units, days as `YYYY-MM-DD`. */
export type Charged = {
  /** The day of the agreement: the caps of that day apply to interest and fees. */
  agreedOn: string;
  /** The agreed loan amount. */
  borrowed: bigint;
  /** Interest, fees and late charges that the borrower has to pay. */
  charges: bigint;
  /** Days of the interest and fees in `charges`; 0 without them. */
  termDays: number;
  /** Late payments: the amount without late charges, and the due day. */
  late: readonly { outstanding: bigint; dueOn: string }[];
};

/** A charge above a cap. `benefit-and-late`: the server does not separate the two. */
export type Excess = {
  kind: 'benefit' | 'late' | 'benefit-and-late' | 'total';
  charged: bigint;
  allowed: bigint;
  /** `charged` less `allowed`. */
  by: bigint;
  /** The laws or rules that set the cap. */
  sources: readonly string[];
};

/** The cap that applies on a day (`YYYY-MM-DD`); undefined before the first one. */
export const capOn = (caps: readonly Cap[], day: string): Cap | undefined =>
  caps.reduce<Cap | undefined>((found, cap) => (cap.holdsFrom <= day ? cap : found), undefined);

/** The allowed late charges of a debt, each late day by the cap of that day; null if a day has no cap. */
function allowedLate(caps: readonly Cap[], outstanding: bigint, dueOn: string, today: string): bigint | null {
  const first = addDays(dueOn, 1);
  if (first > today) return 0n;
  if (!capOn(caps, first)) return null;
  return caps.reduce((sum, { percent, holdsFrom }, index) => {
    const next = caps[index + 1]?.holdsFrom;
    const from = holdsFrom > first ? holdsFrom : first;
    const until = next !== undefined && next <= today ? addDays(next, -1) : today;
    return sum + percentOf(outstanding, percent, Math.max(0, daysBetween(from, until) + 1));
  }, 0n);
}

/** The allowed charges for the term and for late days; null if the law has no limit for one of them. */
function allowedByDay({ agreedOn, borrowed, termDays, late }: Charged, caps: Caps, today: string) {
  const benefit = termDays > 0 ? capOn(caps.benefit, agreedOn) : null;
  const lates = late.map(({ outstanding, dueOn }) => allowedLate(caps.late, outstanding, dueOn, today));
  if (benefit === undefined || lates.includes(null)) return null;
  const forTerm = benefit === null ? 0n : percentOf(borrowed, benefit.percent, termDays);
  const lateCap = late.length > 0 ? capOn(caps.late, today) : undefined;
  return {
    kind: benefit === null ? ('late' as const) : late.length > 0 ? ('benefit-and-late' as const) : ('benefit' as const),
    allowed: lates.reduce<bigint>((sum, amount) => sum + (amount ?? 0n), forTerm),
    sources: [benefit?.source, lateCap?.source].flatMap((source) => source ?? []),
  };
}

/** Compares charges with the caps (decision 83, caps). @param today the lender's day up to which late days count */
export function findChargesAboveCaps(charged: Charged, caps: Caps, today: string): Excess[] {
  const { charges, borrowed } = charged;
  const total = capOn(caps.total, today);
  const byDay = allowedByDay(charged, caps, today);
  const limits: Pick<Excess, 'kind' | 'allowed' | 'sources'>[] = [
    ...(byDay ? [byDay] : []),
    ...(total
      ? [{ kind: 'total', allowed: percentOf(borrowed, total.percent), sources: [total.source] } as const]
      : []),
  ];
  return limits
    .filter(({ allowed }) => charges - allowed >= wholeUnit)
    .map(({ kind, allowed, sources }) => ({
      kind,
      charged: charges,
      allowed,
      by: charges - allowed,
      sources: [...new Set(sources)],
    }));
}
