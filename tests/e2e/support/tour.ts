import type { Page } from '@playwright/test';

/** What was seen of a tour, by stop: the same complaint once. */
export type TourRecord = {
  /** Stops whose page was shown, counted from 1. */
  seen: number[];
  /** What no one should have to look at, as `stop: what`. */
  faults: string[];
  /** Seconds of the tour's own time at which the cable was out and the code counted on; null before. */
  wowAt: number | null;
};

declare global {
  interface Window {
    tourRecord?: TourRecord;
  }
}

/**
 * Looks at the stage at every frame that the browser renders: at eight times the speed no one could ask from
 * outside. While the phone is not busy there is a picture: no skeleton, no dialog, what the stop is about inside the
 * window, and its frame whole.
 */
export async function watchTour(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window.parent !== window) return;
    const record = { seen: [] as number[], faults: [] as string[], wowAt: null as number | null };
    window.tourRecord = record;
    const once = <T>(list: T[], value: T) => void (list.includes(value) || list.push(value));

    const isSeen = (element: Element, view: Window) => {
      const { top, bottom, width, height } = element.getBoundingClientRect();
      return width * height > 0 && bottom > 0 && top < view.innerHeight && !element.closest('details:not([open])');
    };

    function coverFaults(app: Document, view: Window): string[] {
      const all = Array.from(app.querySelectorAll('span[aria-hidden], div[aria-hidden], .boot, .skeletons'));
      // What the light of a skeleton is known by; its class name is made by the build.
      const isSkeleton = (one: Element) =>
        one.matches('.boot, .skeletons') || view.getComputedStyle(one, '::after').animationDuration === '1.6s';
      // In a conversation that is played, an answer is being typed.
      const skeleton = all.find((one) => isSkeleton(one) && isSeen(one, view) && !one.closest('[role=log]'));
      return [
        ...(skeleton ? [`a skeleton: ${skeleton.outerHTML.slice(0, 120)}`] : []),
        ...(app.querySelector('dialog[open]') ? ['a dialog'] : []),
      ];
    }

    const frameFaults = (app: Document, { innerWidth, innerHeight }: Window): string[] => {
      const frame = app.querySelector('[data-tour-frame]')?.getBoundingClientRect();
      const point = app.querySelector('[data-tour-point]')?.getBoundingClientRect();
      if (!frame || !point) return ['nothing is pointed at'];
      const isWhole = Math.min(frame.left, frame.top) >= 0 && frame.right <= innerWidth + 0.5;
      const isInside = Math.min(point.left, point.top) >= 0 && point.right <= innerWidth;
      // At the edge of the window the frame stays inside of it; of a part that is higher than half of it,
      // it holds what can be seen.
      const edge = 7;
      const isBeside = frame.left > point.left + edge || frame.right < point.right - edge;
      const isOff = frame.top > point.top + edge || frame.bottom < point.bottom - edge;
      const tells = (what: string) => `${what}: ${JSON.stringify([frame, point])}`;
      return [
        ...(isWhole && frame.bottom <= innerHeight && frame.height >= 24 ? [] : [tells('a frame that is cut')]),
        ...(isInside && point.top <= innerHeight - 24 ? [] : [tells('a part outside')]),
        ...(isBeside || (isOff && point.height <= innerHeight / 2) ? [tells('a frame beside its part')] : []),
      ];
    };

    const faultsOf = (app: Document, view: Window) => [...coverFaults(app, view), ...frameFaults(app, view)];

    function look(): void {
      requestAnimationFrame(look);
      // The phone comes after the stage around it: only then its own frame lies where it is seen.
      document.querySelector('iframe')?.contentWindow?.requestAnimationFrame(note);
    }

    function note(): void {
      const progress = document.querySelector('progress');
      const frame = document.querySelector('iframe');
      const app = frame?.contentDocument;
      const view = frame?.contentWindow;
      if (document.querySelector('[aria-busy="true"]') || !progress || !app || !view) return;
      // "Stop 3 of 13": some languages name the whole first, the stop is never more than it.
      const stop = Math.min(
        ...((progress.getAttribute('aria-valuetext') ?? '').match(/\d+/g)?.map(Number) ?? [Number.NaN]),
      );
      once(record.seen, stop);
      for (const fault of faultsOf(app, view)) once(record.faults, `${stop}: ${fault}`);
      const isOffline = new URL(view.location.href).searchParams.get('faults') === 'offline';
      const timer = app.querySelector('[role="timer"]');
      if (record.wowAt === null && isOffline && timer && isSeen(timer, view)) record.wowAt = progress.value;
    }
    requestAnimationFrame(look);
  });
}

/** @returns what `watchTour` has noted so far */
export async function recordOf(page: Page): Promise<TourRecord> {
  return page.evaluate(() => window.tourRecord ?? { seen: [], faults: ['no record'], wowAt: null });
}
