import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';

/**
 * Says how long nothing happened, by its two largest units.
 * @param gap milliseconds
 */
export function describeGap(gap: number): MessageDescriptor {
  const days = Math.floor(gap / millisecondsInDay);
  const hours = Math.floor((gap % millisecondsInDay) / millisecondsInHour);
  const minutes = Math.floor((gap % millisecondsInHour) / millisecondsInMinute);
  const seconds = Math.floor((gap % millisecondsInMinute) / millisecondsInSecond);
  if (days > 0) return hours > 0 ? msg`${days} d ${hours} h later` : msg`${days} d later`;
  if (hours > 0) return minutes > 0 ? msg`${hours} h ${minutes} min later` : msg`${hours} h later`;
  if (minutes > 0) return seconds > 0 ? msg`${minutes} min ${seconds} s later` : msg`${minutes} min later`;
  return msg`${seconds} s later`;
}

/** Playing time as `1:05`. */
export function clockText(position: number): string {
  const seconds = Math.floor(position / millisecondsInSecond);
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}
