import { useEffect } from 'react';

/** The app's icon is marked when so few days are left, and until it is paid. */
const soon = 3;

/** What a browser that marks the icons of installed apps has, and others have not. */
type Badging = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

/** Whether the page runs as an app that was installed. */
function isInstalled(page: Partial<Pick<Window, 'matchMedia'>>): boolean {
  return ['standalone', 'fullscreen', 'minimal-ui'].some(
    (mode) => page.matchMedia?.(`(display-mode: ${mode})`).matches === true,
  );
}

/** A dot on the icon of an installed app while a payment is due soon or late; nothing where the platform has none. */
export function useDueBadge(days: number | null): void {
  const isDue = days !== null && days <= soon;
  useEffect(() => {
    const badging: Badging = navigator;
    if (!isInstalled(window)) return;
    // A dot is an extra: a platform that refuses it changes nothing for anybody.
    if (isDue) void badging.setAppBadge?.().catch(() => undefined);
    else void badging.clearAppBadge?.().catch(() => undefined);
  }, [isDue]);
}
