/** Calls back when the page is shown again, and when it is hidden. @returns stops it */
export function onVisibilityChange(
  listener: (isVisible: boolean) => void,
  page: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'> = document,
): () => void {
  const listen = () => listener(page.visibilityState === 'visible');
  page.addEventListener('visibilitychange', listen);
  return () => page.removeEventListener('visibilitychange', listen);
}

/** Calls back right before a webview may be killed: when the page is hidden or left. @returns stops it */
export function onPageHide(listener: () => void): () => void {
  const stop = onVisibilityChange((isVisible) => !isVisible && listener());
  window.addEventListener('pagehide', listener);
  return () => {
    stop();
    window.removeEventListener('pagehide', listener);
  };
}

/** Calls back when another window was used before this one: both may have been visible. @returns stops it */
export function onWindowFocus(listener: () => void): () => void {
  window.addEventListener('focus', listener);
  return () => window.removeEventListener('focus', listener);
}

/** Calls `tick` now, after the milliseconds it returns (`null`: never), and when shown. @returns stops it */
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
