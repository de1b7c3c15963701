import { fetchAnew } from './fetch-chunk';

/** Whether a part of the app was asked for and did not come. */
export type MissingChunks = { wasAny: () => boolean };

/**
 * Style sheets that did not come. One that is still on its way looks the same, and must be left alone:
 * the bundler waits for it.
 */
const failedSheets = new Set<HTMLLinkElement>();

/** Addresses of code that did not come. */
const failedScripts = new Set<string>();

/** Style sheets that are asked for again. */
const mending = new Set<Promise<void>>();

/**
 * A part of the app that does not load must not reload the page by itself: offline that ends on the browser's own error
 * page, with whatever was typed gone. The bundler's event is taken over, so that the router
 * shows its error page instead.
 * @param target the window
 */
export function guardAgainstMissingChunks(target: Pick<Window, 'addEventListener'>): MissingChunks {
  let wasAny = false;
  target.addEventListener('vite:preloadError', (event) => {
    event.preventDefault();
    wasAny = true;
  });
  // Such an event does not bubble.
  target.addEventListener(
    'error',
    ({ target: link }) => {
      if (!(link instanceof HTMLLinkElement)) return;
      if (link.rel === 'stylesheet') failedSheets.add(link);
      if (link.rel === 'modulepreload') failedScripts.add(link.href);
    },
    true,
  );
  return { wasAny: () => wasAny };
}

function askAgain(link: HTMLLinkElement): Promise<void> {
  failedSheets.delete(link);
  const asked = new Promise<void>((resolve, reject) => {
    const again = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: link.href });
    again.addEventListener('load', () => resolve());
    again.addEventListener('error', reject);
    link.replaceWith(again);
  }).finally(() => mending.delete(asked));
  mending.add(asked);
  return asked;
}

/** Asks once more for code that did not come. Never rejects: the import tells whether it has come. */
export const mendScripts = (): Promise<void> => fetchAnew(failedScripts);

/**
 * Asks once more for style sheets that did not come with their part, which the bundler asks for only once.
 * @throws where one of them does not come now either
 */
export async function mendStyles(): Promise<void> {
  for (const link of failedSheets) void askAgain(link).catch(() => undefined);
  await Promise.all(mending);
}
