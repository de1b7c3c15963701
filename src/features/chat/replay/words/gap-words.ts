import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Says how long nothing happened, by its two largest units.
 * @param gap milliseconds
 */
export function describeGap(gap: number): MessageDescriptor {
  const days = Math.floor(gap / DAY);
  const hours = Math.floor((gap % DAY) / HOUR);
  const minutes = Math.floor((gap % HOUR) / MINUTE);
  const seconds = Math.floor((gap % MINUTE) / SECOND);
  if (days > 0) return hours > 0 ? msg`${days} d ${hours} h later` : msg`${days} d later`;
  if (hours > 0) return minutes > 0 ? msg`${hours} h ${minutes} min later` : msg`${hours} h later`;
  if (minutes > 0) return seconds > 0 ? msg`${minutes} min ${seconds} s later` : msg`${minutes} min later`;
  return msg`${seconds} s later`;
}

/** Playing time as `1:05`. */
export function clockText(position: number): string {
  const seconds = Math.floor(position / SECOND);
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}
