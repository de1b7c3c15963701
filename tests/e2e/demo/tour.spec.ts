import type { Page } from '@playwright/test';
import { findings } from '../support/axe';
import { expect, test } from '../support/test';

const words: Record<string, { first: string; over: string; stop: RegExp }> = {
  en: { first: 'A first loan, before it is taken', over: 'That was the tour', stop: /^Stop (\d+) of (\d+)/ },
  id: { first: 'Pinjaman pertama, sebelum diambil', over: 'Tur selesai', stop: /^Perhentian (\d+) dari (\d+)/ },
};

const screens = {
  desktop: { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 },
  phone: { viewport: { width: 360, height: 740 } },
};

// The agreement of the Indian offer stands in a sandbox; Playwright's own script is turned away there.
test.use({ expectedComplaints: [/^Blocked script execution in '[^']*' because the document's frame is sandboxed/] });

/** What the app shows: in its frame on the stage, the page itself on a phone. */
const appOf = (page: Page, screen: string) => (screen === 'desktop' ? page.frameLocator('iframe') : page);

for (const [screen, size] of Object.entries(screens)) {
  test.describe(screen, () => {
    test.use(size);

    for (const [language, { first, over, stop }] of Object.entries(words)) {
      // Once from end to end; on the other screen, and in the other language, when everything is looked at.
      const tag = screen === 'phone' && language === 'id' ? [] : '@full';
      test(`the tour plays to its end in ${language}, and points at what it speaks of`, { tag }, async ({ page }) => {
        test.setTimeout(120_000);
        const pointed = new Set<string>();
        page.on('console', (message) => message.text().startsWith('points at ') && pointed.add(message.text()));
        // Each page says what is pointed at in it: at eight times the speed nobody could ask in time.
        await page.addInitScript(() => {
          new MutationObserver(() => {
            const at = document.querySelector('[data-tour-point]')?.getAttribute('data-tour-point');
            if (at) console.debug(`points at ${at}`);
          }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-tour-point'] });
        });
        await page.goto(`/?tour=${language},8x`);
        await expect(page.getByRole('heading', { name: first })).toBeVisible();
        expect(page.url()).not.toContain('tour=');
        await expect(page.getByText(over)).toBeVisible({ timeout: 110_000 });
        const [, at, count] = stop.exec(await page.getByText(stop).innerText()) ?? [];
        expect(at).toBe(count);
        // The chat speaks for itself.
        expect(pointed.size).toBe(Number(count) - 1);
      });
    }

    test('the tour pauses for whoever touches the app, and goes on', async ({ page }) => {
      await page.goto('/?tour=id,1x,4');
      const app = appOf(page, screen);
      await expect(app.locator('[data-tour-point="3"]')).toBeVisible();
      await app.locator('h1').click();
      await expect(page.getByText('Dijeda: silakan coba aplikasinya')).toBeVisible();
      // The presenter's own way: the page is theirs.
      await app.getByRole('button', { name: 'Bayar sekarang' }).click();
      await expect(app.getByRole('heading', { name: 'Detail Tagihan' })).toBeVisible();
      await page.getByRole('button', { name: 'Lanjutkan tur' }).click();
      await expect(app.locator('[data-tour-point="3"]')).toBeVisible();
      await page.getByRole('button', { name: 'Akhiri tur' }).click();
      await expect(page.getByRole('button', { name: 'Akhiri tur' })).toBeHidden();
      await expect(app.locator('[data-tour-point]')).toHaveCount(0);
    });
  });
}

test.describe('on a phone', () => {
  test("the bar of the tour leaves the page's own action free, survives a reload, and is accessible", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/?tour=id,1x,4');
    await expect(page.locator('[data-tour-point="3"]')).toBeVisible();
    const action = page.getByRole('button', { name: 'Bayar sekarang' });
    const bar = page.getByRole('region', { name: 'Tur terpandu' });
    const [button, tour] = [await action.boundingBox(), await bar.boundingBox()];
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(tour?.y ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.reload();
    await expect(page.locator('[data-tour-point="3"]')).toBeVisible();
    await page.getByRole('button', { name: 'Jeda tur' }).click();
    expect(await findings(page)).toEqual([]);
  });
});

test.describe('on the stage', () => {
  test.use(screens.desktop);

  test('the tour is started from the panel and led by keys, while the meter of the contract grows', async ({
    page,
    openScenario,
  }) => {
    await openScenario('due-today', '/loanDetails');
    // What had the focus, in turn: the dialog of the picture takes it away again.
    await page.evaluate(() => {
      const labels: (string | null)[] = [];
      Object.assign(window, { focused: labels });
      document.addEventListener('focusin', ({ target }) => labels.push((target as Element).getAttribute('aria-label')));
    });
    const meter = page.getByRole('meter').first();
    const before = Number(await meter.getAttribute('value'));
    await page.getByRole('radio', { name: 'English' }).check({ force: true });
    await page.getByRole('button', { name: 'Putar tur' }).click();
    await expect(page.getByRole('heading', { name: 'A first loan, before it is taken' })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { focused: (string | null)[] }).focused))
      .toContain('Pause the tour');
    await expect(page.frameLocator('iframe').locator('[data-tour-point="0"]')).toBeVisible();
    // The agreement of the Indian offer has taken the focus, as a dialog does.
    await page.getByRole('button', { name: 'Pause the tour' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('heading', { name: 'Sent off, under review' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('heading', { name: 'The clock moves on: paid out' })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('heading', { name: 'Sent off, under review' })).toBeVisible();
    await expect.poll(async () => Number(await meter.getAttribute('value'))).toBeGreaterThan(before);
    await page.keyboard.press('Space');
    await expect(page.getByText('Paused')).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Play the tour' })).toBeVisible();
  });

  test('the meter names what strayed, and what has not been called yet', async ({ page, openScenario }) => {
    await openScenario('due-today', '/loanDetails', { faults: 'truncated' });
    await page.getByRole('tab', { name: 'Permintaan' }).click();
    const contract = page.getByRole('region', { name: 'Kontrak' });
    await expect(contract.getByText('The answer is no JSON').first()).toBeVisible();
    await contract.getByText('Per bagian').click();
    await expect(contract.getByRole('row', { name: /Pinjaman/ })).toBeVisible();
    await contract.getByText(/panggilan belum dijawab/).click();
    await expect(contract.getByText('qa-record')).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await contract.getByRole('button', { name: 'Hitung dari awal' }).click();
    await expect(contract.getByText('The answer is no JSON')).toHaveCount(0);
  });
});
