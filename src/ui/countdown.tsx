import { useLingui } from '@lingui/macro';
import { secondsInDay, secondsInHour, secondsInMinute } from 'date-fns/constants';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { isAnnounced, remainingParts, untilNextTick, type RemainingParts } from './remaining';

type Props = {
  /** End, epoch ms. */
  until: number;
  /** The clock to believe, epoch ms. */
  now: () => number;
  /** Called once per `until`, also when it has already passed. */
  onEnd?: (() => void) | undefined;
  /** Other wording than "1d 02h 03m 04s". */
  format?: ((parts: RemainingParts) => ReactNode) | undefined;
};

/** Time left, each second, right also after the page slept. Spoken at 60, 30 and 10 seconds and at the end only. */
export function Countdown({ until, now, onEnd, format }: Props) {
  const { t } = useLingui();
  const [parts, setParts] = useState(() => remainingParts(until, now()));
  const [said, setSaid] = useState('');
  const standard = useStandardFormat();

  const readNow = useEffectEvent(() => now());
  const arrive = useEffectEvent((next: RemainingParts, before: number) => {
    setParts(next);
    const { total } = next;
    if (isAnnounced(before, total)) setSaid(total === 0 ? t`Time is up` : t`${total} seconds left`);
    if (total === 0) onEnd?.();
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let before = 0;
    let over = false;
    function tick() {
      if (over) return;
      clearTimeout(timer);
      const time = readNow();
      const next = remainingParts(until, time);
      over = next.total === 0;
      arrive(next, before);
      before = next.total;
      if (!over) timer = setTimeout(tick, untilNextTick(until, time));
    }
    tick();
    // Timers sleep in the background.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [until]);

  const text = (format ?? standard)(parts);
  return (
    <>
      {/* A shorter text is a new one, not the old one moved. */}
      <span key={typeof text === 'string' ? text.length : undefined} role="timer" className="tabular">
        {text}
      </span>
      <output className="sr-only">{said}</output>
    </>
  );
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}

/** "1d 02h 03m 04s", from the largest unit that is not zero. */
function useStandardFormat(): (parts: RemainingParts) => string {
  const { t } = useLingui();
  return ({ total, days, hours, minutes, seconds }) => {
    const [hour, minute, second] = [twoDigits(hours), twoDigits(minutes), twoDigits(seconds)];
    const units = [
      total >= secondsInDay && t({ message: `${days}d`, comment: 'Countdown: days, as short as possible' }),
      total >= secondsInHour && t({ message: `${hour}h`, comment: 'Countdown: hours, as short as possible' }),
      total >= secondsInMinute && t({ message: `${minute}m`, comment: 'Countdown: minutes, as short as possible' }),
      t({ message: `${second}s`, comment: 'Countdown: seconds, as short as possible' }),
    ];
    return units.filter(Boolean).join(' ');
  };
}
