import { useSyncExternalStore } from 'react';

type Target = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** Calls back at each event of this type. @returns stops it */
function listen(target: Target, type: string, listener: () => void): () => void {
  const call = () => listener();
  target.addEventListener(type, call);
  return () => target.removeEventListener(type, call);
}

/** Calls back when the page is shown again, and when it is hidden. @returns stops it */
export const onVisibilityChange = (
  listener: (isVisible: boolean) => void,
  page: Target & Pick<Document, 'visibilityState'> = document,
) => listen(page, 'visibilitychange', () => listener(page.visibilityState === 'visible'));

/** Calls back right before a webview may be killed: when the page is hidden or left. @returns stops it */
export function onPageHide(listener: () => void): () => void {
  const stops = [onVisibilityChange((isVisible) => !isVisible && listener()), listen(window, 'pagehide', listener)];
  return () => stops.forEach((stop) => stop());
}

/** Calls back when another window was used before this one: both may have been visible. @returns stops it */
export const onWindowFocus = (listener: () => void) => listen(window, 'focus', listener);

/** Calls back when the device reports that its network is back. @returns stops it */
export const onOnline = (listener: () => void) => listen(window, 'online', listener);

function onNetworkChange(listener: () => void): () => void {
  const stops = [onOnline(listener), listen(window, 'offline', listener)];
  return () => stops.forEach((stop) => stop());
}

/** Whether the device reports a network. Only `false` is reliable: webviews often report one that is not there. */
export const useOnline = () =>
  useSyncExternalStore(
    onNetworkChange,
    () => navigator.onLine,
    () => true,
  );

/** Calls `tick` now, after the ms that it returns (`null`: never), and when shown or hidden. @returns stops it */
export function keepTicking(tick: () => number | null): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function run(): void {
    clearTimeout(timer);
    const ms = tick();
    if (ms !== null) timer = setTimeout(run, ms);
  }
  const stop = onVisibilityChange(run);
  run();
  return () => {
    clearTimeout(timer);
    stop();
  };
}
