import { onStagedPage } from './stage-frame';

export type StageHost = ReturnType<typeof createStageHost>;

/** A frame without a message for this long has an unknown page. */
export const pageTimeoutMs = 15_000;

/** The phone on the stage: its pages change, the tour stays outside. */
export function createStageHost(stage: Window, frame: HTMLIFrameElement) {
  return {
    page: () => frame.contentDocument,
    /** Opens an address. @returns its page as soon as it is rendered; rejects if it is not */
    open(href: string, signal: AbortSignal): Promise<Document> {
      const before = frame.contentDocument;
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => finish(null), pageTimeoutMs);
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
        // `replace` adds no entry to the history: going back leaves the tour.
        frame.contentWindow?.location.replace(href);
      });
    },
  };
}
