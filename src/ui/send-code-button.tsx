import { useLingui } from '@lingui/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { keepTicking } from '@/platform/browser/visibility';
import { keepInTab, readTab } from '@/platform/storage/tab-memory';
import { Button } from './button';
import { remainingParts, untilNextTick } from './countdown';

type Props = {
  wait: ResendWait;
  /** What it does: "Get code". */
  label: string;
  busy?: boolean | undefined;
  /** Also called while waiting, with `false`: a tap then needs an answer, too. */
  onSend: (mayStart: boolean) => void;
};

/** What a screen reader has heard last: it is told at 60, 30 and 10 seconds, not at each. */
const lastSpoken = (secondsLeft: number) =>
  [60, 30, 10].reduce((spoken, step) => (secondsLeft <= step ? step : spoken), secondsLeft);

/** Asks for an SMS code; shows the seconds until it may be asked again (specification section 4, SMS timer). */
export function SendCodeButton({ wait: { secondsLeft, isWaiting, isOver }, label, busy, onSend }: Props) {
  const { t } = useLingui();
  const spoken = lastSpoken(secondsLeft);
  return (
    <>
      <Button variant="quiet" busy={busy} aria-disabled={isWaiting || undefined} onClick={() => onSend(!isWaiting)}>
        {isWaiting
          ? t({ message: `${secondsLeft} s`, comment: 'Button: seconds until a code may be asked for again' })
          : label}
      </Button>
      <output className="sr-only">
        {isWaiting && t`${spoken} seconds left`}
        {isOver && t`You can ask for a new code now`}
      </output>
    </>
  );
}

type Options = {
  /** Under which name the end of the wait is kept in the session storage: one per purpose. */
  storageKey: string;
  /** The clock to believe, epoch ms. */
  now: () => number;
  /** Milliseconds of a clock that a person cannot set. */
  monotonic?: () => number;
};

export type ResendWait = {
  /** Whole seconds left, rounded up; 0 when another code may be sent. */
  secondsLeft: number;
  isWaiting: boolean;
  /** There was a wait, and it has ended. */
  isOver: boolean;
  start: () => void;
};

/** How long a wait lasts (specification section 9). */
const seconds = 60;

/** Where storage is blocked, the wait lasts as long as the page. */
const readEnd = (key: string) => Number(readTab(key) ?? 0) || 0;

/** The wait between two SMS codes, right after a reload, in the background, and when the clock is set back. */
export function useResendWait({ storageKey, now, monotonic = () => performance.now() }: Options): ResendWait {
  const [end, setEnd] = useState(() => readEnd(storageKey));
  const [latest, setLatest] = useState(() => monotonic() + seconds * 1000);
  const left = (time: number) =>
    Math.min(remainingParts(end, time).total, remainingParts(latest, monotonic()).total, seconds);
  const [secondsLeft, setSecondsLeft] = useState(() => left(now()));
  const tick = useEffectEvent((until: number) => {
    const time = now();
    const next = left(time);
    setSecondsLeft(next);
    return next > 0 ? Math.min(untilNextTick(until, time), 1_000) : null;
  });

  useEffect(() => keepTicking(() => tick(end)), [end]);

  return {
    secondsLeft,
    isWaiting: secondsLeft > 0,
    isOver: end > 0 && secondsLeft === 0,
    start() {
      const next = now() + seconds * 1000;
      keepInTab(storageKey, String(next));
      setEnd(next);
      setLatest(monotonic() + seconds * 1000);
      setSecondsLeft(seconds);
    },
  };
}
