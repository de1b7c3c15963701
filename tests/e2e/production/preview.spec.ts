import type { Page } from '@playwright/test';
import { hold } from '../support/hold-requests';
import { openedByAnother } from '../support/launch';
import { addressOfStored, age, code, codeAndAnswers, isPrerendered, painted } from '../support/preview';
import { storedRecords } from '../support/stored-records';
import { expect, test } from '../support/test';

type Place = { text: string; lang: string; x: number; y: number; width: number; height: number; color: string };

/** Every text on the page, where it stands and how it looks; `slots` alone are those that the preview fills. */
function placesOf(page: Page, only: 'slots' | 'all'): Promise<Place[]> {
  return page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
        const letters = new Range();
        letters.selectNodeContents(element);
        const { x, y, width, height } = letters.getBoundingClientRect();
        const { lang, textContent: text } = element;
        if (text === '' || width === 0 || element.querySelector('[data-slot]')) return [];
        return [{ text, lang, x, y, width, height, color: getComputedStyle(element).color }];
      }),
    only === 'slots' ? '#root [data-slot]:not(footer)' : '#root *',
  );
}

/** Every text of the page, and where its letters stand. */
const textsOf = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const nodes = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const texts: { text: string; x: number; y: number }[] = [];
    while (nodes.nextNode()) {
      const range = new Range();
      range.selectNodeContents(nodes.currentNode);
      const { x, y, width } = range.getBoundingClientRect();
      if (width > 0 && String(range) !== 'Memuat') texts.push({ text: String(range), x, y });
    }
    return texts;
  });

/** Where copies of records lie, which the script in the HTML reads. */
const copies = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('loan-web.copy.')));

/** Everything that the page keeps in localStorage. */
const keptTexts = (page: Page) => page.evaluate(() => JSON.stringify(localStorage));

/** The fields that the preview fills. */
const slots = (page: Page) => page.locator('#root [data-slot]');

/** The pages that have a preview: with which scenario, and what is seen of it. */
const pages = [
  { path: '/loanDetails', scenario: 'extension-available', shows: /^Rp1\.554\.000$/ },
  { path: '/installment', scenario: 'due-today', shows: /^Rp\d/ },
  { path: '/extension', scenario: 'extension-available', shows: /^Rp\d/ },
  { path: '/loanConfirm', scenario: 'new-loan', shows: /^Rp\d/ },
  { path: '/complaintList', scenario: 'complaint-answered', shows: /^\d{4}-\d\d-\d\d/ },
] as const;

for (const { path, scenario, shows } of pages) {
  test(`${path}: the preview appears first, and no text moves or changes`, async ({ page, openScenario }) => {
    const release = await hold(page, code);
    const opened = openScenario(scenario, path);
    await expect(slots(page).getByText(shows).first()).toBeVisible();
    expect(await isPrerendered(page)).toBe(1);
    const before = await placesOf(page, 'slots');
    release();
    await opened;
    await expect.poll(() => isPrerendered(page)).toBe(0);
    await expect.poll(() => placesOf(page, 'all')).toEqual(expect.arrayContaining(before));
  });

  test(`${path}: the stored answer appears first, and only for its borrower`, async ({ page, openScenario }) => {
    await openScenario(scenario, path);
    await expect(page.getByText(shows).first()).toBeVisible();
    await expect.poll(() => isPrerendered(page)).toBe(0);
    const fresh = await placesOf(page, 'all');
    const address = await addressOfStored(page);

    const release = await hold(page, codeAndAnswers);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(age(page)).toBeVisible();
    expect(await isPrerendered(page)).toBe(1);
    const kept = await placesOf(page, 'slots');
    const texts = fresh.map(({ text }) => text);
    const [old, ...others] = kept.filter(({ text }) => /^(?:Rp|₹)/.test(text));
    for (const { text } of kept) if (!text.startsWith('Baru diperbarui')) expect(texts).toContain(text);
    // Amounts are plainly old.
    for (const amount of old ? [old, ...others] : []) expect(fresh).not.toContainEqual(amount);

    // Somebody else opens a page on the same phone.
    await page.goto(openedByAnother(address), { waitUntil: 'commit' });
    // Whatever the page would have read has been read before this.
    expect((await storedRecords(page, 'kept-answers')).length).toBeGreaterThan(0);
    expect(await placesOf(page, 'slots')).toEqual([]);
    release();
  });
}

test('a refusal of the server removes the stored answer', async ({ page, openScenario, control }) => {
  await openScenario('due-today', '/loanDetails');
  const address = await addressOfStored(page);
  await control({ faults: 'http401' });
  const release = await hold(page, code);
  const refused = page.waitForResponse((response) => response.url().includes('loan-details'));
  await page.goto(address, { waitUntil: 'commit' });
  await refused;
  await expect.poll(() => placesOf(page, 'slots')).toEqual([]);
  release();
  await expect(page.getByText('Silakan masuk kembali')).toBeVisible();
});

test('a page from the back-forward cache hides the data of a former borrower', async ({ page, openScenario }) => {
  const release = await hold(page, code);
  const opened = openScenario('due-today', '/loanDetails').catch(() => undefined);
  await expect(slots(page).getByText(/^Rp/)).toBeVisible();
  // The application of another page has taken somebody else in; then this one comes back from the cache.
  const reloaded = page.waitForEvent('framenavigated');
  const isHidden = await page.evaluate(() => {
    localStorage.setItem('loan-web.owners', JSON.stringify({ current: 'u:another', leaving: [] }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    return document.documentElement.hidden;
  });
  expect(isHidden).toBe(true);
  await reloaded;
  release();
  await opened;
});

test('a second borrower sees a preview of their own loan', async ({ page, openScenario }) => {
  await page.addInitScript(() =>
    localStorage.setItem('loan-web.owners', JSON.stringify({ current: 'u:another', leaving: [] })),
  );
  const release = await hold(page, code);
  const opened = openScenario('due-today', '/loanDetails').catch(() => undefined);
  await expect(slots(page).getByText(/^Rp/)).toBeVisible();
  release();
  await opened;
});

test('its borrower alone sees a complaint draft early, and it does not move', async ({ page, openScenario }) => {
  await openScenario('due-today', '/complainPageNext', { orderNo: '00123', problemType: '2' });
  await page.getByRole('textbox').fill('They called\n  my boss 5 times');
  await expect(page.getByText('Tersimpan di ponsel ini')).toBeVisible();
  const address = page.url();

  const release = await hold(page, codeAndAnswers);
  await page.goto(address, { waitUntil: 'commit' });
  const early = page.locator('textarea[data-slot="text"]');
  await expect(early).toBeVisible();
  await expect(early).toHaveValue('They called\n  my boss 5 times');
  const before = await early.boundingBox();
  release();
  const field = page.getByRole('textbox');
  await expect(field).toBeEditable();
  await expect(field).toHaveValue('They called\n  my boss 5 times');
  await expect.poll(() => field.boundingBox()).toEqual(before);

  // Somebody else opens a page on the same phone.
  await hold(page, codeAndAnswers);
  await page.goto(openedByAnother(address), { waitUntil: 'commit' });
  await expect(page.locator('[data-slot="waiting"]')).toBeVisible();
  await painted(page);
  await expect(early).toBeHidden();
});

const talks = [
  { shows: 'Bagaimana cara membayar tagihan?', talk: async () => {} },
  {
    shows: 'Belum Terselesaikan',
    talk: async (page: Page) => {
      await page.getByRole('button', { name: 'Setelah membayar' }).click();
      await page.getByRole('button', { name: 'Di mana bukti bayar saya?' }).click();
    },
  },
  {
    shows: 'Hubungi lewat telepon',
    talk: async (page: Page) => {
      await page.getByRole('textbox').fill('halo\n  apa kabar');
      await page.keyboard.press('Enter');
    },
  },
];

for (const { shows, talk } of talks)
  test(`the last screen of the chat appears early, and does not move: ${shows}`, async ({ page, openScenario }) => {
    await openScenario('due-today', '/intelligentCustomerService', { orderNo: '00123' });
    await talk(page);
    await expect.poll(() => keptTexts(page)).toContain(shows);
    const address = page.url();
    const release = await hold(page, codeAndAnswers);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(slots(page).getByText(shows)).toBeVisible();
    const before = await textsOf(page);
    release();
    await expect(page.getByRole('textbox')).toBeEditable();
    const after = await textsOf(page);
    expect(after.map(({ text }) => text)).toEqual(before.map(({ text }) => text));
    const moved = after.map(({ x, y }, index) => Math.hypot(x - (before[index]?.x ?? 0), y - (before[index]?.y ?? 0)));
    expect(Math.max(...moved)).toBeLessThan(1);
  });

test('no code of the application runs before the stored answer is painted', async ({ page, openScenario }) => {
  await openScenario('due-today', '/loanDetails');
  await addressOfStored(page);
  await page.addInitScript(() => {
    const paint = new Promise<void>((resolve) => Object.assign(window, { paint: resolve }));
    Object.defineProperty(window, 'previewPainted', { get: () => paint, set() {} });
  });
  await page.reload({ waitUntil: 'networkidle' });
  expect(await isPrerendered(page)).toBe(1);
  await page.evaluate('paint()');
  await expect.poll(() => isPrerendered(page)).toBe(0);
});

test('a database that never answers does not delay the stored answer', async ({ page, openScenario }) => {
  await openScenario('due-today', '/loanDetails');
  await expect.poll(() => copies(page)).not.toEqual([]);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest;
  });
  const release = await hold(page, codeAndAnswers);
  await page.reload({ waitUntil: 'commit' });
  await expect(slots(page).getByText('Rp1.554.000').first()).toBeVisible();
  expect(await isPrerendered(page)).toBe(1);
  release();
  await expect.poll(() => isPrerendered(page)).toBe(0);
  await expect(page.getByText('Rp1.554.000').first()).toBeVisible();
});
