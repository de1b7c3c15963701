import { createObservable } from '@/platform/browser/observable';

/** An event of Chromium that is not in a standard yet. */
type InstallEvent = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> };

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event && typeof event.prompt === 'function';

export type InstallOffer = ReturnType<typeof watchInstallOffer>;

/** Whether this is Safari on iPhone or iPad, which can install without an event. iPads call themselves Macs. */
export function installsByHand(device: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  const { userAgent, maxTouchPoints } = device;
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isApple && /Safari\//.test(userAgent) && !/CriOS|FxiOS|EdgiOS/.test(userAgent);
}

/** Whether the app was opened from the home screen, however much of the browser its window shows. */
export function isInstalled(page: Pick<Window, 'matchMedia'>): boolean {
  return page.matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches;
}

/** Holds the browser's offer to install the app, for a button; none for an app on the home screen. */
export function watchInstallOffer(page: Pick<Window, 'addEventListener' | 'matchMedia' | 'navigator'>) {
  const atFirst = !isInstalled(page) && installsByHand(page.navigator) ? 'by-hand' : 'none';
  // `by-hand`: on iOS the page can only explain how to do it.
  const { set, ...way } = createObservable<'none' | 'ask' | 'by-hand'>(atFirst);
  let offer: InstallEvent | undefined;

  page.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallEvent(event)) return;
    // Otherwise the browser shows its own bar on any page.
    event.preventDefault();
    offer = event;
    set('ask');
  });
  page.addEventListener('appinstalled', () => set('none'));

  return {
    /** Whether and how the app can be installed on the home screen. */
    way,
    /** Opens the browser's question; only once per offer. */
    async ask(): Promise<'accepted' | 'dismissed'> {
      if (!offer) return 'dismissed';
      const { outcome } = await offer.prompt();
      offer = undefined;
      set('none');
      return outcome;
    },
  };
}
