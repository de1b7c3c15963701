import { useLingui } from '@lingui/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { keepTicking } from '@/platform/browser/page-events';
import { personalPrefix, readTab, storeInTab } from '@/platform/storage/tab-memory';
import { Button } from './button';
import { lastAnnounced, remainingParts, untilNextTick } from './countdown';

type Props = {
  wait: ReturnType<typeof useResendWait>;
  label: string;
  busy?: boolean | undefined;
  /** Also called while waiting, with `false`, so that the caller can explain it. */
  onSend: (mayStart: boolean) => void;
};

/** Requests an SMS code; shows the seconds until the next request (specification section 4, SMS timer). */
export function SendCodeButton({ wait: { secondsLeft, isWaiting, isOver }, label, busy, onSend }: Props) {
  const { t } = useLingui();
  const spoken = lastAnnounced(secondsLeft);
  return (
    <>
      <Button variant="quiet" busy={busy} aria-disabled={isWaiting || undefined} onClick={() => onSend(!isWaiting)}>
        {isWaiting
          ? t({ message: `Resend in ${secondsLeft} s`, comment: 'Button: seconds until a code may be asked for again' })
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
  /** Name of the end of the wait in the session storage: one per purpose. */
  storageKey: string;
  /** The current time, epoch ms. */
  now: () => number;
  /** A clock that a person cannot set, milliseconds. */
  monotonic?: () => number;
};

/** How long a wait lasts, seconds (specification section 9). */
const waitSeconds = 60;

/** If storage is blocked, the wait lasts as long as the page. */
const readEnd = (key: string) => Number(readTab(personalPrefix + key) ?? 0) || 0;

/** The wait between two SMS codes; right after a reload, in the background, and when the clock is set back. */
export function useResendWait({ storageKey, now, monotonic = () => performance.now() }: Options) {
  const [end, setEnd] = useState(() => readEnd(storageKey));
  const [latest, setLatest] = useState(() => monotonic() + waitSeconds * 1000);
  const left = (time: number) =>
    Math.min(remainingParts(end, time).total, remainingParts(latest, monotonic()).total, waitSeconds);
  const [secondsLeft, setSecondsLeft] = useState(() => left(now()));
  const tick = useEffectEvent((until: number) => {
    const time = now();
    const next = left(time);
    setSecondsLeft(next);
    return next > 0 ? Math.min(untilNextTick(until, time), 1_000) : null;
  });

  useEffect(() => keepTicking(() => tick(end)), [end]);

  return {
    /** Whole seconds left, rounded up; 0 when another code may be sent. */
    secondsLeft,
    isWaiting: secondsLeft > 0,
    /** A wait has ended. */
    isOver: end > 0 && secondsLeft === 0,
    start(): void {
      const next = now() + waitSeconds * 1000;
      storeInTab(personalPrefix + storageKey, String(next));
      setEnd(next);
      setLatest(monotonic() + waitSeconds * 1000);
      setSecondsLeft(waitSeconds);
    },
  };
}
