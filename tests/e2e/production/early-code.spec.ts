import type { Page } from '@playwright/test';
import { changeData } from '../support/change-data';
import { hold } from '../support/hold-requests';
import { age, atBank, code, isPrerendered, makesCode, number, painted } from '../support/preview';
import { storedRecords } from '../support/stored-records';
import { expect, test } from '../support/test';
import { Wire } from '../support/wire';

const details = '/v3/loan-details/loan-details';

type Open = (scenario: string, path: string, inputs: Record<string, string>) => Promise<void>;

const isPaidButton = (page: Page) => page.getByRole('button', { name: 'TELAH MEMBAYAR' });
const payments = async (page: Page) =>
  (await storedRecords(page, 'payments')).flatMap(({ data }) => (data as { payments: object[] }).payments);

/** Waits for the code in the HTML. @returns its number */
async function shownEarly(page: Page): Promise<string> {
  await expect(number(page)).toHaveText(/\d/);
  expect(await isPrerendered(page)).toBe(1);
  return (await number(page).textContent()) ?? '';
}

/** The application has taken the page over, with this code. */
async function expectTaken(page: Page, shown: string): Promise<void> {
  await expect(isPaidButton(page)).toBeVisible();
  expect(await isPrerendered(page)).toBe(0);
  await expect(number(page)).toHaveText(shown);
}

/** Opens the page of a code, and holds its application back. @returns lets the application come */
async function openHeld(page: Page, open: Open, inputs: Record<string, string> = {}): Promise<() => Promise<void>> {
  const release = await hold(page, code);
  const opened = open('due-today', '/that', { ...atBank, ...inputs });
  return async () => {
    release();
    await opened;
  };
}

/** Loads the page again, and holds its application back. @returns lets the application come */
async function reloadHeld(page: Page, wire: Wire): Promise<() => void> {
  wire.forget();
  const release = await hold(page, code);
  await page.reload({ waitUntil: 'commit' });
  return release;
}

/** Whatever the script would have read, and asked after it, has been read before this. */
async function settled(page: Page): Promise<void> {
  await painted(page);
  if (await page.evaluate(() => 'databases' in indexedDB)) await storedRecords(page, 'payments');
  await painted(page);
}

/** The lender has answered about the loan, and the page has not asked for a code. @returns what `begin` gives */
async function expectNoneEarly<T>(page: Page, wire: Wire, begin: () => Promise<T>): Promise<T> {
  const answered = page.waitForResponse(
    (response) => response.url().includes(details) && response.request().method() === 'POST',
  );
  const begun = await begin();
  await answered;
  await settled(page);
  expect(wire.to(makesCode)).toEqual([]);
  return begun;
}

/** A code can be paid, and was asked for once. */
async function expectAskedOnce(page: Page, wire: Wire): Promise<void> {
  await expect(isPaidButton(page)).toBeVisible();
  expect(wire.to(makesCode)).toHaveLength(1);
}

test('a code comes before the application, once, and stays as it is', async ({ page, openScenario, launch, wire }) => {
  const come = await openHeld(page, openScenario);
  const shown = await shownEarly(page);
  await expect(age(page)).toBeHidden();
  const before = await number(page).boundingBox();
  // It is stored by the moment at which it is shown, and no secret with it.
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).toContain(shown.replaceAll(' ', ''));
  expect(kept).not.toContain(launch.token);
  await page.evaluate((text) => {
    new MutationObserver(() => {
      if (!document.body.textContent.includes(text)) document.documentElement.dataset['flickered'] = '';
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, shown);
  await come();
  await expectTaken(page, shown);
  await expect(page.locator('html')).not.toHaveAttribute('data-flickered');
  expect(await number(page).boundingBox()).toEqual(before);
  const [request, ...more] = wire.to(makesCode);
  expect(more).toEqual([]);
  expect(request?.form).toMatchObject({ amount: '155400000', payCode: 'BNI', pay_type: '1', is_default: '0' });
  expect(request?.headers['idempotency-key']).toMatch(/^[\da-f]{32}$/);
  await expect.poll(() => payments(page)).toHaveLength(1);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('attempt')))).toEqual([]);

  // The book has an open code now: a reload shows that, and asks as before.
  const release = await expectNoneEarly(page, wire, async () => {
    const released = await reloadHeld(page, wire);
    await expect(age(page)).toBeVisible();
    return released;
  });
  release();
  await expectTaken(page, shown);
  expect(wire.to(makesCode)).toHaveLength(1);

  // Nor without the copies: the database has it.
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage)) if (name.includes('.copy.')) localStorage.removeItem(name);
  });
  const releaseLast = await expectNoneEarly(page, wire, () => reloadHeld(page, wire));
  releaseLast();
  await expectTaken(page, shown);
  expect(await payments(page)).toHaveLength(1);
});

test('no code is asked for a paid loan', async ({ page, openScenario, wire }) => {
  await openScenario('settled', '/that', atBank);
  await expect(page.getByRole('heading', { name: 'Tidak ada tagihan' })).toBeVisible();
  expect(wire.to(details)).toHaveLength(1);
  expect(wire.to(makesCode)).toEqual([]);
});

for (const [what, faults, words] of [
  ['refused', 'code:77@generate-vcode', 'Refused on request: 77'],
  ['not reached', '', 'Anda sedang offline'],
] as const)
  test(`a code that is ${what} is asked for once, and the page says so`, async ({ page, openScenario, wire }) => {
    if (faults === '') await page.route(new RegExp(makesCode), (route) => route.abort());
    const come = await openHeld(page, openScenario, { faults });
    await expect.poll(() => wire.to(makesCode)).toHaveLength(1);
    expect(await isPrerendered(page)).toBe(1);
    await come();
    await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
    await expect(page.locator('main')).toContainText(words);
    await expect(number(page)).toHaveCount(0);
    expect(wire.to(makesCode)).toHaveLength(1);
  });

test('a loan without an answer asks for nothing early', async ({ page, openScenario, control, wire }) => {
  const faults = 'http500@loan-details/loan-details';
  const come = await expectNoneEarly(page, wire, () => openHeld(page, openScenario, { faults }));
  await control({ faults: '' });
  await come();
  await expectAskedOnce(page, wire);
});

test('after a late answer about the loan the application asks', async ({ page, openScenario, wire }) => {
  const release = await hold(page, new RegExp(details));
  const opened = openScenario('due-today', '/that', atBank);
  await expect.poll(() => isPrerendered(page)).toBe(0);
  release();
  await opened;
  await expectAskedOnce(page, wire);
});

for (const [what, script] of [
  ['localStorage', "Object.defineProperty(window, 'localStorage', { get() { throw new Error('blocked'); } })"],
  ['a list of databases', 'delete IDBFactory.prototype.databases'],
] as const)
  test(`a phone without ${what} asks for nothing early`, async ({ page, openScenario, wire }) => {
    await page.addInitScript(script);
    const come = await expectNoneEarly(page, wire, () => openHeld(page, openScenario));
    await come();
    await expectAskedOnce(page, wire);
  });

test('an application that is missing for three loads takes the one code', async ({ page, openScenario, wire }) => {
  const release = await hold(page, code);
  void openScenario('due-today', '/that', atBank).catch(() => undefined);
  const shown = await shownEarly(page);
  for (const load of [2, 3]) {
    await page.reload({ waitUntil: 'commit' });
    expect(await shownEarly(page), `load ${load}`).toBe(shown);
  }
  release();
  await page.reload();
  await expectTaken(page, shown);
  const keys = wire.to(makesCode).map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
  expect(await payments(page)).toHaveLength(1);
});

test('an application that comes after half a minute asks for nothing again', async ({ page, openScenario, wire }) => {
  await page.clock.install();
  const come = await openHeld(page, openScenario);
  const inTime = <T>(look: () => Promise<T>) =>
    expect.poll(async () => {
      await page.clock.runFor(500);
      return look();
    });
  await inTime(() => number(page).textContent()).toMatch(/\d/);
  const shown = (await number(page).textContent()) ?? '';
  await page.clock.runFor(33_000);
  await expect(number(page)).toHaveText(shown);
  await come();
  await inTime(() => isPrerendered(page)).toBe(0);
  await expect(number(page)).toHaveText(shown);
  expect(wire.to(makesCode)).toHaveLength(1);
});

test('two windows and a late application have one code', async ({ page, context, addressOf }) => {
  const address = await addressOf('due-today', '/that', atBank);
  const [first, second] = [page, await context.newPage()];
  const wires = [new Wire(first), new Wire(second)];
  const releases = [await hold(first, code), await hold(second, code)];
  void first.goto(address).catch(() => undefined);
  const shown = await shownEarly(first);
  void second.goto(address).catch(() => undefined);
  expect(await shownEarly(second)).toBe(shown);
  // The application comes in the second window alone, and later in the first.
  releases[1]?.();
  await expectTaken(second, shown);
  releases[0]?.();
  await expectTaken(first, shown);
  const keys = wires.flatMap((wire) => wire.to(makesCode)).map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
  expect(await payments(second)).toHaveLength(1);
});

test('a way that the stored switches close is not asked for, neither early nor by the application', async ({
  page,
  context,
  openScenario,
  wire,
}) => {
  const closed = { version: 1, closedWays: [{ way: 'BNI', text: { en: 'Down', id: 'Gangguan' } }] };
  await context.route('**/switches.json', (route) => route.fulfill({ json: closed }));
  await openScenario('due-today', '/customerService');
  await expect.poll(async () => JSON.stringify(await storedRecords(page, 'switches'))).toContain('closedWays');
  const come = await expectNoneEarly(page, wire, () => openHeld(page, openScenario));
  await come();
  await expect(page.getByText('Gangguan')).toBeVisible();
  expect(wire.to(makesCode)).toEqual([]);
});

for (const [what, change] of [
  ['a QR code', { qrContent: '000201' }],
  ['a link', { payUrl: 'https://pay.example/1' }],
  ['steps that the application would refuse', { payStep: [7] }],
] as const)
  test(`an early answer with ${what} waits for the application`, async ({ page, openScenario, wire }) => {
    await changeData(page, new RegExp(makesCode), (data) => ({ ...data, ...change }));
    const come = await openHeld(page, openScenario);
    await expect.poll(() => wire.to(makesCode)).toHaveLength(1);
    await settled(page);
    await expect(number(page)).toHaveText('');
    await come();
    await expect(page.getByRole('button', { name: /TELAH MEMBAYAR|Coba lagi/ }).first()).toBeVisible();
    expect(wire.to(makesCode)).toHaveLength(1);
  });
