import { createObservable, type Observable } from '@/platform/browser/observable';

/** Chromium's own event; no standard has it yet. */
type InstallEvent = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> };

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event && typeof event.prompt === 'function';

/** `by-hand`: on iOS the page can only explain how to do it. */
type InstallWay = 'none' | 'ask' | 'by-hand';

/** Whether, and how, the app can be put on the home screen. */
export type InstallOffer = {
  way: Observable<InstallWay>;
  /** Opens the browser's own question; only once per offer. */
  ask: () => Promise<'accepted' | 'dismissed'>;
};

/** Whether this is Safari on iPhone or iPad, which can install without an event. iPads call themselves Macs. */
export function installsByHand({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isApple && /Safari\//.test(userAgent) && !/CriOS|FxiOS|EdgiOS/.test(userAgent);
}

/** Whether the app was opened from the home screen, however much of the browser its window shows. */
export function isInstalled(page: Pick<Window, 'matchMedia'>): boolean {
  return page.matchMedia('(display-mode: standalone), (display-mode: fullscreen), (display-mode: minimal-ui)').matches;
}

/**
 * Keeps the browser's offer to install the app for our own button.
 * @param page the window; an app on the home screen gets no offer
 */
export function watchInstallOffer(page: Pick<Window, 'addEventListener' | 'matchMedia' | 'navigator'>): InstallOffer {
  const way = createObservable<InstallWay>(!isInstalled(page) && installsByHand(page.navigator) ? 'by-hand' : 'none');
  let offer: InstallEvent | undefined;

  page.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallEvent(event)) return;
    // The browser would otherwise show its own bar, wherever the person is.
    event.preventDefault();
    offer = event;
    way.set('ask');
  });
  page.addEventListener('appinstalled', () => way.set('none'));

  return {
    way,
    async ask() {
      if (!offer) return 'dismissed';
      const { outcome } = await offer.prompt();
      offer = undefined;
      way.set('none');
      return outcome;
    },
  };
}
