import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/macro';
import { millisecondsInSecond, minutesInHour, secondsInDay, secondsInHour, secondsInMinute } from 'date-fns/constants';
import { useEffect, useEffectEvent, useState } from 'react';
import { keepTicking } from '@/platform/browser/page-events';

type Props = {
  /** End, epoch ms. */
  until: number;
  /** The current time, epoch ms. */
  now: () => number;
  /** Called once per `until`, also when it has already passed. */
  onEnd?: (() => void) | undefined;
};

/** The time left, updated each second, also right after the page slept. Announced only at 60, 30, 10 and 0 seconds. */
export function Countdown({ until, now, onEnd }: Props) {
  const { t, i18n } = useLingui();
  const [parts, setParts] = useState(() => remainingParts(until, now()));
  const [said, setSaid] = useState('');

  const readNow = useEffectEvent(() => now());
  const arrive = useEffectEvent((next: RemainingParts, before: number) => {
    setParts(next);
    const { total } = next;
    if (lastAnnounced(total) < lastAnnounced(before)) setSaid(total === 0 ? t`Expired` : t`${total} seconds left`);
    if (total === 0) onEnd?.();
  });

  useEffect(() => {
    let before = 0;
    let isOver = false;
    return keepTicking(() => {
      if (isOver) return null;
      const time = readNow();
      const next = remainingParts(until, time);
      isOver = next.total === 0;
      arrive(next, before);
      before = next.total;
      return isOver ? null : untilNextTick(until, time);
    });
  }, [until]);

  const text = inWords(parts, i18n);
  return (
    <>
      {/* A shorter text gets a new element, because a layout shift would be counted if the old one moved. */}
      <span key={text.length} role="timer" className="tabular">
        {text}
      </span>
      <output className="sr-only">{said}</output>
    </>
  );
}

const units = ['day', 'hour', 'minute', 'second'] as const;

/** "1 day 2 hours": the largest unit that is not zero, and the next one. */
function inWords(parts: RemainingParts, i18n: I18n): string {
  const largest = parts.total === 0 ? 3 : units.findIndex((unit) => parts[unit] > 0);
  return units
    .slice(largest, largest + 2)
    .filter((unit, place) => place === 0 || parts[unit] > 0)
    .map((unit) => i18n.number(parts[unit], { style: 'unit', unit, unitDisplay: 'long' }))
    .join(' ');
}

type RemainingParts = ReturnType<typeof remainingParts>;

/** Splits a time (epoch ms); `total` in seconds, rounded up: 0 is over. All zero if passed or not a number. */
export function remainingParts(until: number, now: number) {
  const left = until - now;
  const total = Number.isFinite(left) ? Math.max(0, Math.ceil(left / millisecondsInSecond)) : 0;
  return {
    total,
    day: Math.floor(total / secondsInDay),
    hour: Math.floor(total / secondsInHour) % 24,
    minute: Math.floor(total / secondsInMinute) % minutesInHour,
    second: total % secondsInMinute,
  };
}

/** Ms until the number of seconds changes, so that ticks follow the clock however late a timer fires. */
export function untilNextTick(until: number, now: number): number {
  return ((until - now - 1) % 1000) + 1;
}

/** Which of 60, 30, 10 and 0 seconds was announced last; before all of them Infinity. */
export const lastAnnounced = (secondsLeft: number): number =>
  [60, 30, 10, 0].reduce((last, step) => (secondsLeft <= step ? step : last), Infinity);
