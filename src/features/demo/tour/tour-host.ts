import { withSwitches } from '../demo-link';
import type { StagedWindow } from '../stage/stage-frame';
import { onStagedPage } from '../stage/stage-frame';
import { keepTour, keptTour, writeTour } from './kept-tour';

/** Where the tour shows its pages. */
export type TourHost = {
  /** Opens an address. @returns its page, as soon as there is one; rejects when none comes */
  open: (href: string, signal: AbortSignal) => Promise<Document>;
  /** The page on the screen. */
  page: () => Document | null;
  /** Whether the tour's words stand outside that page, and have to change their language by themselves. */
  isApart: boolean;
};

/** A frame that stays silent for longer shows nothing that the tour knows. */
const limitMs = 15_000;

/** The phone on the stage: its page comes and goes, the tour stays outside. */
export function createStageHost(stage: Window, frame: HTMLIFrameElement): TourHost {
  return {
    isApart: true,
    page: () => frame.contentDocument,
    open(href, signal) {
      const before = frame.contentDocument;
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => finish(null), limitMs);
        const stop = onStagedPage(stage, () => frame.contentDocument !== before && finish(frame.contentDocument));
        const giveUp = () => finish(null);

        function finish(page: Document | null): void {
          clearTimeout(timer);
          stop();
          signal.removeEventListener('abort', giveUp);
          if (page) resolve(page);
          else reject(new Error('The page did not come'));
        }

        signal.addEventListener('abort', giveUp);
        // No step in the history: going back leads out of the tour, not through it.
        frame.contentWindow?.location.replace(href);
      });
    },
  };
}

/**
 * A real phone: the page is the whole window, and its successor goes on with the tour.
 * @param arrivedAt address that this page was opened with for a stop; empty when it was not
 */
export function createPhoneHost(page: StagedWindow, arrivedAt: string): TourHost {
  let waiting = arrivedAt;
  return {
    isApart: false,
    page: () => page.document,
    open(href) {
      const tour = keptTour();
      const isKept = keepTour(tour && { ...tour, opened: href });
      if (waiting === href) {
        waiting = '';
        return Promise.resolve(page.document);
      }
      page.location.assign(isKept || !tour ? href : withSwitches(href, { tour: writeTour(tour) }));
      // The page goes; nobody waits for it here.
      return new Promise(() => undefined);
    },
  };
}
