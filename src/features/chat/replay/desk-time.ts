import { type DateForm, formatDate } from '@/i18n/format-date';

/** The offset of the clock of this computer at a moment, e.g. `+07:00`. */
function localOffset(epochMs: number): string {
  const minutes = -new Date(epochMs).getTimezoneOffset();
  const two = (part: number) => String(part).padStart(2, '0');
  const ahead = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(ahead / 60))}:${two(ahead % 60)}`;
}

/** Shows a point in time, epoch milliseconds, on the clock of this computer: an agent compares conversations of all markets. */
export function deskTime(epochMs: number, form?: DateForm): string {
  return formatDate(epochMs, localOffset(epochMs), form);
}
