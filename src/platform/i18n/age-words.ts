import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/macro';
import { millisecondsInMinute, minutesInHour } from 'date-fns/constants';
import type { Clock } from '@/domain/clock';
import { formatDate } from './format-date';

const onDate = (date: string) =>
  msg({ message: `Updated on ${date}`, comment: 'When this page was read from the server' });
const justNow = (time: string) => msg`Updated just now, ${time}`;
const minutesAgo = (minutes: number, time: string) =>
  msg`${plural(minutes, { one: `Updated ${minutes} minute ago, ${time}`, other: `Updated ${minutes} minutes ago, ${time}` })}`;
const hoursAgo = (hours: number, time: string) =>
  msg`${plural(hours, { one: `Updated ${hours} hour ago, ${time}`, other: `Updated ${hours} hours ago, ${time}` })}`;
const daysAgo = (days: number, date: string) =>
  msg`${plural(days, { one: `Updated ${days} day ago, ${date}`, other: `Updated ${days} days ago, ${date}` })}`;

/** Every message that `ageOf` may return, with any values. */
export const ageWords: readonly MessageDescriptor[] = [
  onDate(''),
  justNow(''),
  minutesAgo(1, ''),
  hoursAgo(1, ''),
  daysAgo(1, ''),
];

/** How long ago data was read (epoch milliseconds), as a message; only date and time if the phone's clock is wrong. */
export function ageOf(readAt: number, clock: Pick<Clock, 'since'>, utcOffset: string): MessageDescriptor {
  const passed = clock.since(readAt);
  const minutes = Math.floor((passed ?? -1) / millisecondsInMinute);
  if (minutes < 0) return onDate(formatDate(readAt, utcOffset));
  const time = formatDate(readAt, utcOffset, 'time');
  if (minutes === 0) return justNow(time);
  const hours = Math.floor(minutes / minutesInHour);
  if (hours === 0) return minutesAgo(minutes, time);
  const days = Math.floor(hours / 24);
  return days === 0 ? hoursAgo(hours, time) : daysAgo(days, formatDate(readAt, utcOffset));
}
