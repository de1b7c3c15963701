import type { Page } from '@playwright/test';
import { locales, localesOf } from '@/domain/languages';
import { chosenLocaleKey } from '@/platform/i18n/chosen-locale';
import type { FontSet } from '../../support/fonts';
import { loanScenarios, samplePages } from '../../support/pages';
import { loading } from '../support/catalog-texts';
import { hold } from '../support/hold-requests';
import { reportPayment } from '../support/journeys';
import { orderOf } from '../support/scenario';
import { storedRecords, writeRecords } from '../support/stored-records';
import { expect, test } from '../support/test';

const debt = { amount: '155400000', display: '0' };

type Sample = { path: string; scenario: string; inputs: Record<string, string> };

const as = (path: string, scenario: string, inputs: Sample['inputs'] = {}): Sample => ({ path, scenario, inputs });

const aboutCollection = { orderNo: orderOf('overdue-in').orderId, problemType: '1', problemSonType: '13' };

/** Other ways for a page to stand, whose answers take other room. */
const others: readonly Sample[] = [
  ...[...loanScenarios, 'rating-due'].map((scenario) => as('/loanDetails', scenario)),
  as('/loanConfirm', 'new-loan-in'),
  as('/installment', 'overdue-in'),
  as('/installment', 'settled'),
  as('/extension', 'extension-available-in'),
  as('/individual', 'due-today', { ...debt, payType: '2', payCode: 'ALFAMART' }),
  as('/that', 'due-today-in', { ...debt, payType: '1', payCode: 'BNI' }),
  as('/that', 'further-ways', { ...debt, payType: 'qris', payCode: 'QRIS' }),
  as('/phenomenon', 'overdue-in'),
  as('/complainNewPage', 'overdue'),
  // From a chat or a link: neither an order nor a type is known before the answer.
  as('/complainPageNext', 'due-today', { orderId: '' }),
  as('/complainPageNext', 'due-today-in', { orderNo: orderOf('due-today-in').orderId, problemType: '2' }),
  as('/complainPageNext', 'overdue-in', aboutCollection),
  as('/complaintList', 'complaint-answered-in'),
  as('/complainDetails', 'complaint-answered-in', { problemId: '1' }),
  as('/complaintList', 'empty-account'),
  as('/relevant', 'empty-account'),
  as('/intelligentCustomerService', 'due-today'),
];

type Shift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** Runs in the page, before its own scripts: adds up how far its layout jumped, and remembers what did. */
function watchShifts(): void {
  const shifts = { sum: 0, parts: new Set<string>() };
  const isShift = (entry: PerformanceEntry): entry is Shift => entry.entryType === 'layout-shift';
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries().filter(isShift)) {
      shifts.sum += value;
      for (const { node, previousRect, currentRect } of sources)
        shifts.parts.add(
          `"${node?.textContent?.slice(0, 40) ?? ''}" from ${previousRect.x}, ${previousRect.y} to ${currentRect.x}, ${currentRect.y}, window ${window.innerWidth} px`,
        );
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** How far the layout has jumped until nothing changed any more for a moment. */
function shiftsOf(page: Page): Promise<{ sum: number; parts: string[] }> {
  return page.evaluate(async () => {
    const idle = () => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve)));
    let last = '';
    for (let calm = 0; calm < 5;) {
      await idle();
      const now = document.body.innerText;
      calm = now === last ? calm + 1 : 0;
      last = now;
    }
    const { shifts } = window as unknown as { shifts: { sum: number; parts: Set<string> } };
    return { sum: shifts.sum, parts: [...shifts.parts] };
  });
}

const anyText = (page: Page) => page.locator('main').getByText(/\S/).first();

/** The line that shows how old a stored answer is. */
const age = (page: Page) => page.getByText(/^Baru diperbarui|^Diperbarui|^Updated/);

async function expectNoShift(page: Page): Promise<void> {
  await expect(anyText(page)).toBeVisible();
  await expect(page.getByText(loading).filter({ visible: true })).toHaveCount(0);
  await expect(age(page)).toHaveCount(0);
  const { sum, parts } = await shiftsOf(page);
  expect(sum, parts.join('\n')).toBeLessThan(0.001);
}

/**
 * Opens a page, lets the answers of the server arrive once the page is painted without them, and expects that nothing
 * moves.
 * @param painted what the page shows before the answers
 */
async function expectSteady(page: Page, open: () => Promise<unknown>, painted = anyText(page)): Promise<void> {
  await page.addInitScript(watchShifts);
  const release = await hold(page, /\/gateway\//);
  await open();
  await expect(painted).toBeVisible();
  await shiftsOf(page);
  release();
  await expectNoShift(page);
}

/** Text of the size that somebody has set in the browser, in percent. */
async function setText(page: Page, percent: number): Promise<void> {
  if (percent === 100) return;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 0.16 * percent, fixed: 0.13 * percent } });
}

type Screen = { fonts: FontSet; width: number; percent: number };

const screens: readonly Screen[] = (['narrow', 'wide'] as const).flatMap((fonts) =>
  [320, 360, 412].flatMap((width) => [100, 200].map((percent) => ({ fonts, width, percent }))),
);
/** The most cramped screen, and the phone of most people. */
const usual = screens.filter(
  ({ fonts, width, percent }) =>
    (fonts === 'narrow' && width === 360 && percent === 100) || (fonts === 'wide' && width === 320 && percent === 200),
);

/**
 * Half of the screens for each page, the other half for the next page. Within a half each pair of letters and width, of
 * width and text size, and of letters and text size occurs.
 * @param page the number of the page
 */
const isTurnOf = (page: number, { fonts, width, percent }: Screen) =>
  (page + Number(fonts === 'wide') + [320, 360, 412].indexOf(width) + percent / 100) % 2 === 0;

for (const screen of screens) {
  const { fonts, width, percent } = screen;
  test.describe(`${fonts} letters, ${width} px, text at ${percent} %`, () => {
    test.use({
      fonts,
      viewport: { width, height: 740 },
      // What comes late comes when the page idles.
      isIdle: true,
    });

    for (const [index, { path, scenario, inputs }] of [...samplePages, ...others].entries()) {
      if (!isTurnOf(index, screen) && !usual.includes(screen)) continue;
      const name = index < samplePages.length ? path : `${path}, ${scenario}, ${Object.keys(inputs).join()}`;
      test(`${name} loads without a layout shift`, async ({ page, openScenario }) => {
        await setText(page, percent);
        await expectSteady(page, () => openScenario(scenario, path, inputs));
      });
    }
  });
}

test.describe('on a screen so high that nothing of the page lies below it', () => {
  test.use({ fonts: 'wide', viewport: { width: 320, height: 1_400 }, isIdle: true });

  for (const path of ['/payway', '/alipayrepayment']) {
    test(`${path} shows the loan without a layout shift`, async ({ page, openScenario }) => {
      await page.addInitScript(watchShifts);
      const loan = page.waitForResponse(/loan-details/);
      await openScenario('card-repayment', path, { ...debt, faults: 'slow@loan-details' });
      await loan;
      await expect(page.getByRole('link', { name: /\+86/ })).toBeVisible();
      await expectNoShift(page);
    });
  }

  test('a reported payment receives its status without a layout shift', async ({ page, openScenario }) => {
    await openScenario('due-today', '/that', { ...debt, payType: '1', payCode: 'BNI' });
    await reportPayment(page);
    const status = page.getByText('Kami sedang memeriksa', { exact: true });
    await expect(status).toBeVisible();
    await expectSteady(page, () => page.reload(), status);
  });

  test('the former payment method is offered without a layout shift', async ({ page, openScenario }) => {
    await openScenario('due-today', '/individual');
    await page.getByRole('radio', { name: 'Mandiri' }).click();
    await page.getByRole('radio', { name: 'ATM' }).click();
    await page.getByRole('button', { name: 'SAYA INGIN MEMBAYAR' }).click();
    await expect(page.getByRole('button', { name: /^Salin nomor/ }).first()).toBeVisible();
    await expectSteady(page, () => openScenario('due-today', '/loanDetails'));
    await expect(page.getByRole('link', { name: 'Bayar seperti sebelumnya: Mandiri · ATM' })).toBeVisible();
  });
});

test.describe('on a low screen', () => {
  test.use({ fonts: 'wide', viewport: { width: 320, height: 740 }, isIdle: true });

  const read = new Set(['/loanDetails', '/installment', '/extension', '/loanConfirm', '/complaintList', '/that']);
  for (const { path: name, scenario, inputs } of samplePages.filter(({ path }) => read.has(path))) {
    const store = name === '/that' ? 'payments' : 'kept-answers';
    test(`a stored answer of ${name} is replaced without a layout shift`, async ({ page, openScenario }) => {
      await openScenario(scenario, name, inputs);
      await expect.poll(async () => (await storedRecords(page, store)).length).toBeGreaterThan(0);
      await expectSteady(page, () => page.reload(), age(page));
    });
  }

  for (const locale of locales) {
    test(`the loan page loads without a layout shift in ${locale}`, async ({ page, openScenario }) => {
      await setText(page, 200);
      await page.addInitScript(([key, chosen]) => window.localStorage.setItem(key, chosen), [
        chosenLocaleKey,
        locale,
      ] as const);
      const scenario = localesOf('india').includes(locale) ? 'repaying-in' : 'repaying';
      await expectSteady(page, () => openScenario(scenario, '/loanDetails'), page.locator(`html[lang=${locale}]`));
    });
  }
});

/** What may lie on the phone beside the words of a complaint that was begun. */
const begun: Readonly<Record<string, Record<string, unknown>>> = {
  'a conversation': {
    transcript: { startedAt: 0, asked: '', topic: '', lines: [{ from: 'borrower', text: 'Why is my loan late?' }] },
  },
  'words about a payment': {
    offered: { text: 'I paid ₹10,450 by UPI on Friday.', paymentIds: ['a'] },
    transcript: { startedAt: 0, asked: '', topic: '', lines: [{ from: 'bot', text: 'Please send us the receipt.' }] },
  },
};

for (const { fonts, width, percent } of usual) {
  test.describe(`${fonts} letters, ${width} px, text at ${percent} %: a stored complaint draft`, () => {
    // So high that nothing of it lies below the screen.
    test.use({ fonts, viewport: { width, height: 2_800 }, isIdle: true });

    for (const [name, kept] of Object.entries(begun)) {
      test(`the form loads ${name} without a layout shift`, async ({ page, openScenario }) => {
        await setText(page, percent);
        const inputs = { orderNo: orderOf('due-today-in').orderId, problemType: '2' };
        await openScenario('due-today-in', '/complainPageNext', inputs);
        await page.getByRole('textbox').fill('I paid');
        await expect(page.getByText('Saved on this phone')).toBeVisible();
        const [draft] = await storedRecords(page, 'complaint-drafts');
        if (!draft) throw new Error('There is no draft.');
        await writeRecords(page, 'complaint-drafts', [{ ...draft, data: { ...Object(draft.data), ...kept } }]);
        await expectSteady(page, () => page.reload(), page.getByText('Your conversation with the assistant'));
      });
    }
  });
}
