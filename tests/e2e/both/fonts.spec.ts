import type { Page } from '@playwright/test';
import { type FontSet, fontStyle, giveFonts } from '../../support/fonts';
import { expect, test } from '../support/test';

const sentences = { Latin: 'Rp5.000.000', Chinese: '立即还款', Hindi: 'ऋण चुकाएँ' };

/** The fonts that a page of ours really renders sentences with, in each script, and whether the page brought them. */
async function renderedWith(page: Page): Promise<Record<string, { family: string; isOfPage: boolean }[]>> {
  await page.evaluate((texts) => {
    for (const [name, text] of Object.entries(texts)) {
      // Beside what React renders, which may replace it.
      if (!document.getElementById(name))
        document.body.append(Object.assign(document.createElement('p'), { id: name, textContent: text }));
    }
  }, sentences);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument');
  const found: Record<string, { family: string; isOfPage: boolean }[]> = {};
  for (const name of Object.keys(sentences)) {
    const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector: `#${name}` });
    const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
    // A space between the words may be anybody's.
    const most = Math.max(...fonts.map(({ glyphCount }) => glyphCount));
    found[name] = fonts
      .filter(({ glyphCount }) => glyphCount === most)
      .map(({ familyName, isCustomFont }) => ({ family: familyName, isOfPage: isCustomFont }));
  }
  return found;
}

const families: Readonly<Record<FontSet, Record<string, string>>> = {
  narrow: { Latin: 'Roboto', Chinese: 'ZCOOL XiaoWei', Hindi: 'Noto Sans Devanagari' },
  wide: { Latin: 'DejaVu Sans', Chinese: 'ZCOOL XiaoWei', Hindi: 'Noto Sans Devanagari' },
};

const expected = (set: FontSet, isOfPage: unknown) =>
  Object.fromEntries(Object.entries(families[set]).map(([name, family]) => [name, [{ family, isOfPage }]]));

// Ten megabytes of letters would be in the recording.
test.use({ trace: 'off' });

for (const set of ['narrow', 'wide'] as const) {
  test.describe(`${set} letters`, () => {
    test.use({ fonts: set });

    test('are what a page is rendered with, whatever the machine has', async ({ page }) => {
      await page.goto('/User?clientType=web');
      expect(await renderedWith(page)).toEqual(expected(set, expect.any(Boolean)));
    });
  });
}

test('fonts come with the page where the system takes none, and can be changed', async ({ page, context }) => {
  await giveFonts(context, 'narrow', true);
  await page.goto('/User?clientType=web');
  expect(await renderedWith(page)).toEqual(expected('narrow', true));
  const width = () =>
    page
      .locator('#Latin')
      .evaluate((line) => Object.assign(line, { style: 'width: fit-content' }).getBoundingClientRect().width);
  const narrow = await width();
  await page.evaluate((style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, fontStyle('wide'));
  // A new font face is decoded after the style is applied.
  await expect.poll(() => renderedWith(page)).toEqual(expected('wide', true));
  expect((await width()) / narrow).toBeGreaterThan(1.1);
});
