import { onStagedPage } from '../stage/stage-frame';

/** Where the tour shows its pages. */
export type TourHost = {
  /** Opens an address. @returns its page, as soon as there is one; rejects when none comes */
  open: (href: string, signal: AbortSignal) => Promise<Document>;
  /** The page on the screen. */
  page: () => Document | null;
};

/** A frame that stays silent for longer shows nothing that the tour knows. */
const limitMs = 15_000;

/** The phone on the stage: its page comes and goes, the tour stays outside. */
export function createStageHost(stage: Window, frame: HTMLIFrameElement): TourHost {
  return {
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
