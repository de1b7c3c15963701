import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepTicking } from '@/platform/browser/page-events';
import { useServices } from '@/platform/services';

/** A value that is made at the first rendering of a component and never changes. */
export function useOnce<T>(make: () => T): T {
  const [value, setValue] = useState(make);
  void setValue;
  return value;
}

/** Calls back once, when that time has passed. @param ms milliseconds; `false`: not now */
export function useTimeout(ms: number | false, done: () => void): void {
  const end = useEffectEvent(done);
  useEffect(() => {
    if (ms === false) return undefined;
    const timer = setTimeout(() => end(), ms);
    return () => clearTimeout(timer);
  }, [ms]);
}

/** Whether that time has passed since the first rendering. @param ms milliseconds; always the same */
export function useHasPassed(ms: number): boolean {
  const [hasPassed, setHasPassed] = useState(false);
  useTimeout(ms, () => setHasPassed(true));
  return hasPassed;
}

/** Whether a value has been true since the component was first rendered. */
export function useOnceTrue(value: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(value);
  if (value && !wasTrue) setWasTrue(true);
  return wasTrue;
}

/** Renders again after each delay (milliseconds; a stable function), and when the page becomes visible. */
export function useRerender(delayOf: (now: number) => number): void {
  const { clock } = useServices();
  const [, rerender] = useState({});

  useEffect(
    () =>
      keepTicking(() => {
        rerender({});
        return delayOf(clock.now());
      }),
    [clock, delayOf],
  );
}

/** @returns a function that tells whether the component is on screen: work that it began may end later */
export function useIsHere(): () => boolean {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return () => here.current;
}
