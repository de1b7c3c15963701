import type { Page } from '@playwright/test';

/** Remembers what passes by in a page's live regions, however short it is there; to be called before it opens. */
export async function rememberWhatPasses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('output, [role="alert"]')) {
        const text = region.textContent ?? '';
        if (text !== '' && !said.includes(text)) said.push(text);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** @returns everything that the present document has said in passing so far */
export const saidInPassing = (page: Page): Promise<string[]> =>
  page.evaluate(() => ('said' in window ? (window.said as string[]) : []));
