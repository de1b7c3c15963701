import type { Page } from '@playwright/test';
import { findings } from '../support/axe';
import { switchTo } from '../support/language';
import { sitePages } from '../support/site-pages';
import { expect, test } from '../support/test';

// The recorder of the tests wants to run in every frame, and is refused in this one: so is anybody else.
test.use({ expectedComplaints: [/^Blocked script execution in '\S+\/documents\//] });

/** Text that a page of the present language shows in its main part. */
function mainText(page: Page): Promise<string> {
  return page.locator('main').innerText();
}

for (const { path } of sitePages) {
  // The frame holds the text that /privacyPolicy has as well, which is looked at there.
  test(`${path} is accessible in every language, at 320 px and on a desktop`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const texts = new Set<string>();
    for (const language of ['en', 'id', 'zh']) {
      await switchTo(page, language);
      expect(await findings(page, 'iframe')).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      texts.add(await mainText(page));
    }
    expect(texts.size).toBe(3);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await findings(page, 'iframe')).toEqual([]);
  });
}
