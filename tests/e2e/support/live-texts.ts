import type { Page } from '@playwright/test';

/** Records each text of a page's live regions, however short it is shown; to be called before the page opens. */
export async function recordLiveTexts(page: Page): Promise<void> {
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

/** @returns the texts that live regions of the present document have shown so far */
export const liveTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => ('said' in window ? (window.said as string[]) : []));
