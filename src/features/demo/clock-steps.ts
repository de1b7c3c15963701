const minute = 60_000;
const units: Readonly<Record<string, number>> = { m: minute, h: 60 * minute, d: 1_440 * minute };

/** ISO without milliseconds, as an address shows it best. */
const iso = (instant: number) => `${new Date(instant).toISOString().slice(0, 19)}Z`;

/**
 * Moves the virtual clock on by whole days.
 * @param literal the switch as it stands: `+3d`, `-2h`, a point in time, or empty for the real time
 * @param now virtual time, epoch milliseconds
 * @returns the switch that stands so many days later; counted in days where it was, else a point in time
 */
export function daysLater(literal: string, days: number, now: number): string {
  const [, sign = '+', count = '0', unit = 'd'] =
    /^([+-])(\d+)([mhd])$/.exec(literal) ?? (literal === '' ? ['', '+', '0', 'd'] : []);
  const isPoint = literal !== '' && !/^[+-]\d+[mhd]$/.test(literal);
  if (isPoint) return iso(now + days * (units['d'] ?? 0));
  const ms = Number(`${sign}${count}`) * (units[unit] ?? 0) + days * (units['d'] ?? 0);
  const whole = ms / (units['d'] ?? 1);
  if (whole === 0) return '';
  return Number.isInteger(whole)
    ? `${whole < 0 ? '-' : '+'}${Math.abs(whole)}d`
    : `${ms < 0 ? '-' : '+'}${Math.round(Math.abs(ms) / (units['h'] ?? 1))}h`;
}

/** The switch for a point in time. @param instant epoch milliseconds */
export const pointInTime = iso;
