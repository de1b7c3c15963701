import { plural, useLingui } from '@lingui/macro';
import { millisecondsInSecond, minutesInHour, secondsInDay, secondsInHour, secondsInMinute } from 'date-fns/constants';
import { useEffect, useEffectEvent, useState } from 'react';
import { keepTicking } from '@/platform/browser/visibility';

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
  const { t } = useLingui();
  const [parts, setParts] = useState(() => remainingParts(until, now()));
  const [said, setSaid] = useState('');
  const format = useWords();

  const readNow = useEffectEvent(() => now());
  const arrive = useEffectEvent((next: RemainingParts, before: number) => {
    setParts(next);
    const { total } = next;
    if (isAnnounced(before, total)) setSaid(total === 0 ? t`Expired` : t`${total} seconds left`);
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

  const text = format(parts);
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

/** "1 day 2 hours": the largest unit that is not zero, and the next one. */
function useWords(): (parts: RemainingParts) => string {
  const { t } = useLingui();
  return ({ total, days, hours, minutes, seconds }) => {
    const counts = [days, hours, minutes, seconds];
    const units = [
      t`${plural(days, { one: `${days} day`, other: `${days} days` })}`,
      t`${plural(hours, { one: `${hours} hour`, other: `${hours} hours` })}`,
      t`${plural(minutes, { one: `${minutes} minute`, other: `${minutes} minutes` })}`,
      t`${plural(seconds, { one: `${seconds} second`, other: `${seconds} seconds` })}`,
    ];
    const largest = total === 0 ? 3 : counts.findIndex(Boolean);
    return units.slice(largest, counts[largest + 1] ? largest + 2 : largest + 1).join(' ');
  };
}

type RemainingParts = ReturnType<typeof remainingParts>;

/**
 * Splits the time from `now` to `until` (epoch ms); `total` is in whole seconds, rounded up, so that 0 means over. All
 * are zero if it has passed or is not a number.
 */
export function remainingParts(until: number, now: number) {
  const left = until - now;
  const total = Number.isFinite(left) ? Math.max(0, Math.ceil(left / millisecondsInSecond)) : 0;
  return {
    total,
    days: Math.floor(total / secondsInDay),
    hours: Math.floor(total / secondsInHour) % 24,
    minutes: Math.floor(total / secondsInMinute) % minutesInHour,
    seconds: total % secondsInMinute,
  };
}

/** Ms until the number of seconds changes, so that ticks follow the clock however late a timer fires. */
export function untilNextTick(until: number, now: number): number {
  return ((until - now - 1) % 1000) + 1;
}

/** Whether the time left is announced: it comes to, or jumps past, 60, 30, 10 or 0 seconds. */
export function isAnnounced(before: number, after: number): boolean {
  return [60, 30, 10, 0].some((step) => after <= step && before > step);
}
