import type { Page } from '@playwright/test';
import type { FontSet } from '../../support/fonts';
import { expect, test } from '../support/test';

const sentences = { Latin: 'Rp5.000.000', Chinese: '立即还款', Hindi: 'ऋण चुकाएँ' };

/** The fonts that a page of ours really renders sentences with, by script. */
async function renderedWith(page: Page): Promise<Record<string, string[]>> {
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
  const found: Record<string, string[]> = {};
  for (const name of Object.keys(sentences)) {
    const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector: `#${name}` });
    const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
    // A space between the words may be anybody's.
    const most = Math.max(...fonts.map(({ glyphCount }) => glyphCount));
    found[name] = fonts.filter(({ glyphCount }) => glyphCount === most).map(({ familyName }) => familyName);
  }
  return found;
}

const latin: Readonly<Record<FontSet, string>> = { narrow: 'Roboto', wide: 'DejaVu Sans' };

// Ten megabytes of letters would be in the recording.
test.use({ trace: 'off' });

for (const set of ['narrow', 'wide'] as const) {
  test.describe(`${set} letters`, () => {
    test.use({ fonts: set });

    test('render every page', async ({ page }) => {
      await page.goto('/User?clientType=web');
      expect(await renderedWith(page)).toEqual({
        Latin: [latin[set]],
        Chinese: ['ZCOOL XiaoWei'],
        Hindi: ['Noto Sans Devanagari'],
      });
    });
  });
}
