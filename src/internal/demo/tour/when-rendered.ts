import skeletonStyles from '@/ui/skeleton.module.css';

/** A page that takes longer is shown as it is. */
const limitMs = 20_000;

/** So long a page has to stand as it is before it counts: dialogs and late parts come a moment after the data. */
const calmMs = 250;

const frameMs = 50;

/** What nobody wants to look at: the place of data that is not there yet, and what lies over the page. */
const inTheWay = ['.skeletons', '.boot', `.${skeletonStyles['sheen'] ?? 'none'}`, 'dialog[open]'].join(',');

/** @returns whether a page is a picture: its heading stands there, no skeleton, and nothing lies over it */
function isPicture(page: Document): boolean {
  const seen = Array.from(page.querySelectorAll(inTheWay)).filter((one) => !one.closest('details:not([open])'));
  return page.querySelector('h1') !== null && seen.length === 0;
}

/**
 * Resolves once a page can be looked at: rendered, with the part that the tour is about, and calm.
 * @param hasPart whether what the tour is about is there; called again and again, so it may clear the way itself
 */
export function whenRendered(page: Document, hasPart: () => boolean, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const begun = performance.now();
    let calmSince: number | null = null;
    const timer = setInterval(look, frameMs);

    function look(): void {
      const now = performance.now();
      // Both are asked each time: clearing the way must not wait for the picture.
      const isThere = hasPart();
      calmSince = isThere && isPicture(page) ? (calmSince ?? now) : null;
      const isCalm = calmSince !== null && now - calmSince >= calmMs;
      if (!signal.aborted && !isCalm && now - begun < limitMs) return;
      clearInterval(timer);
      resolve();
    }

    look();
  });
}
