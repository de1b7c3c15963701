import { findings } from '../support/axe';
import { switchTo } from '../support/language';
import { sitePages } from '../support/site-pages';
import { expect, test } from '../support/test';

// The recorder of the tests wants to run in every frame, and is refused in this one: so is anybody else.
test.use({ viewport: { width: 1280, height: 900 }, expectedComplaints: [/^Blocked script execution in '\S+\/documents\//] });

/** The pages begin in the first one. */
const languages = ['id', 'en', 'zh'];

// Every page in every language on the narrowest phone: the matrix of demo/access. A desktop is no matter of languages.
for (const [turn, { path }] of sitePages.entries()) {
  test(`${path} says something else in each language, and is accessible on a desktop`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'id');
    const texts = new Set<string>();
    for (const [at, language] of languages.entries()) {
      if (at > 0) await switchTo(page, language);
      texts.add(await page.locator('main').innerText());
      if (at === turn % languages.length) expect(await findings(page)).toEqual([]);
    }
    expect(texts.size).toBe(languages.length);
  });
}
