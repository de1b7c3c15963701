import styles from '@/ui/skeleton.module.css';

/** A page that takes longer is shown as it is. */
const limitMs = 20_000;

/** A page must not change for this long: dialogs and lazily loaded parts appear a moment after the data. */
const calmMs = 250;

const frameMs = 50;

/** Skeletons, and layers over the page. */
const inTheWay = ['.skeletons', '.boot', `.${styles.sheen ?? 'none'}`, 'dialog[open]'].join(',');

/** @returns whether a page is ready to look at: it has its heading, no skeleton, and no layer over it */
function isPicture(page: Document): boolean {
  const covers = Array.from(page.querySelectorAll(inTheWay)).filter((one) => !one.closest('details:not([open])'));
  return page.querySelector('h1') !== null && covers.length === 0;
}

/** Resolves once a page is rendered, has the part, and is stable. @param hasPart called often: it may open the way */
export function whenRendered(page: Document, hasPart: () => boolean, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const begun = performance.now();
    let calmSince: number | null = null;
    const timer = setInterval(look, frameMs);

    function look(): void {
      const now = performance.now();
      // Both are called each time: opening the way must not wait for the page.
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
