import type { Locator, Page } from '@playwright/test';
import { settled } from '../../support/access/page-state';
import { addTools, type Tools } from '../../support/access/page-tools';
import { captchaLetters, rememberPictures } from '../../support/captcha';
import { expect, test } from '../../support/test';

/** Runs in the page: what lies over the focus, in words. */
function coverOfFocus(): string | null {
  const { access } = window as unknown as { access: Tools };
  const element = document.activeElement;
  if (!element) return null;
  const face = access.faceOf(element);
  const { left, right, top, bottom } = face.getBoundingClientRect();
  const middle = (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2;
  const there = document.elementFromPoint((left + right) / 2, middle);
  if (!there) return 'the edge of the screen';
  const isSeen = face.contains(there) || there.contains(element) || there.closest('label') === element.closest('label');
  return isSeen || element.nextElementSibling?.contains(there) ? null : access.say(there);
}

/** Runs in the page: whether the focus has gone on in the order of reading. */
function isBefore(): boolean {
  const scope = window as unknown as { lastFocus?: Element };
  const [last, element] = [scope.lastFocus, document.activeElement];
  if (element) scope.lastFocus = element;
  if (!last?.isConnected || !element || last === element || last.closest('dialog') !== element.closest('dialog'))
    return false;
  const place = last.compareDocumentPosition(element);
  return (place & Node.DOCUMENT_POSITION_PRECEDING) !== 0 && (place & Node.DOCUMENT_POSITION_CONTAINS) === 0;
}

/** What a person with a keyboard meets in the place where they are. */
async function lookAtFocus(page: Page, isForward: boolean) {
  await addTools(page);
  const { name, isControl, isInDialog, isNowhere } = await page.evaluate(async () => {
    // Where less motion is wanted every change still takes a moment, if a short one.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { access } = window as unknown as { access: Tools };
    const element = document.activeElement ?? document.body;
    return {
      name: access.say(element),
      // Titles and dialogs take the focus to be read; there is nothing to press there.
      isControl: element.matches('a[href], button, input, textarea, select, summary, [role=tab], [role=slider]'),
      isInDialog: element.closest('dialog[open]') !== null,
      isNowhere: element === document.body,
    };
  });
  const wentBack = await page.evaluate(isBefore);
  if (isNowhere || !isControl) return { name, isInDialog, isNowhere, wentBack: false };
  // A page that is still scrolling shows the control a moment later.
  await expect.poll(() => page.evaluate(coverOfFocus), { message: `what covers ${name}` }).toBeNull();
  // In a dialog it goes round. Whether the focus can be seen: the matrix beside this file.
  return { name, isInDialog, isNowhere, wentBack: isForward && wentBack && !isInDialog };
}

async function step(page: Page, key: 'Tab' | 'Shift+Tab') {
  await page.keyboard.press(key);
  return lookAtFocus(page, key === 'Tab');
}

/** A label or a group has it with what is in it. */
const hasFocus = (target: Locator) =>
  target.evaluate(
    (element) =>
      element === document.activeElement ||
      (/^(?:LABEL|FIELDSET)$/.test(element.tagName) && element.contains(document.activeElement)),
  );

/**
 * Presses Tab until a control has the focus. Each stop on the way is uncovered, and further down the page.
 * @param key `Shift+Tab` goes backwards
 */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeAttached();
  const way: string[] = [];
  await page.evaluate(() => Object.assign(window, { lastFocus: document.activeElement }));
  for (let stops = 0; stops < 60; stops += 1) {
    if (await hasFocus(target)) return;
    const place = await step(page, key);
    way.push(place.name);
    // Past the last stop the browser's own controls come, and then the page begins again.
    if (place.isNowhere) await page.evaluate(() => Reflect.deleteProperty(window, 'lastFocus'));
    expect(place.wentBack, `the focus went back to ${place.name}`).toBe(false);
  }
  throw new Error(`The keyboard does not get to ${String(target)}: ${way.join(' → ')}`);
}

async function pressAt(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Chooses stars in an open dialog. Of stars that no one has chosen yet, the engine enters now one, now another. */
async function chooseStars(page: Page, count: 1 | 2 | 3 | 4 | 5): Promise<void> {
  await tabTo(page, page.getByRole('dialog').locator('fieldset'));
  await page.keyboard.press('Space');
  const chosen = page.getByRole('radio', { name: `${count} of 5 stars` });
  for (let steps = 0; steps < 4 && !(await chosen.isChecked()); steps += 1) await page.keyboard.press('ArrowRight');
  await expect(chosen).toBeChecked();
}

/** Once around an open dialog in both directions: Tab finds every control in it, and nothing outside. */
async function expectTrap(page: Page): Promise<void> {
  await expect(page.locator('dialog[open]')).toBeVisible();
  const { isInDialog } = await lookAtFocus(page, false);
  expect(isInDialog, 'the dialog has the focus').toBe(true);
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab'] as const) {
    const place = await step(page, key);
    expect(place.isInDialog || place.isNowhere, `outside the dialog: ${place.name}`).toBe(true);
  }
}

/** A new page is told by its title, which has the focus: a screen reader reads it, and Tab goes on from there. */
async function expectNewPage(page: Page, path: RegExp): Promise<void> {
  await expect(page).toHaveURL(path);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeFocused();
  expect(await page.title()).not.toBe('');
}

/** Wherever the person is, it is somewhere: after a change no one may have to begin at the top of the page. */
async function expectSomewhere(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body),
    'the focus is lost',
  ).toBe(true);
}

test.use({
  isMobile: false,
  hasTouch: false,
  contextOptions: { reducedMotion: 'reduce' },
  expectedComplaints: [/^Blocked script execution in/],
});
test('the keyboard confirms a loan', async ({ page, openScenario }) => {
  await openScenario('new-loan-in', '/loanConfirm');
  await settled(page);
  await expectTrap(page);
  await pressAt(page, page.getByRole('button', { name: 'Agree' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const consent = page.getByRole('checkbox');
  await pressAt(page, consent, 'Space');
  await expect(consent).not.toBeChecked();
  await page.keyboard.press('Space');
  await expect(consent).toBeChecked();
  await pressAt(page, page.getByRole('button', { name: 'Apply', exact: true }));
  // The server names the next page: it is loaded, and told by its title as any page that is loaded.
  await expect(page).toHaveURL(/\/loanDetails/);
  await expect(page).toHaveTitle(/^Loan detail/);
});

test('the keyboard pays at a counter and reports the payment', async ({ page, openScenario }) => {
  await openScenario('due-today', '/loanDetails');
  await settled(page);
  await pressAt(page, page.getByRole('button', { name: 'Bayar sekarang' }));
  await expectNewPage(page, /\/installment/);

  const all = page.getByRole('switch');
  await pressAt(page, all, 'Space');
  await expect(all).toBeChecked();
  await page.keyboard.press('Space');
  await expect(all).not.toBeChecked();
  await pressAt(page, page.getByRole('button', { name: 'Bayar Segera' }));
  await expectNewPage(page, /\/individual/);

  const bank = page.getByRole('radio', { name: 'BCA' });
  await pressAt(page, bank, 'Space');
  await expect(bank).toBeChecked();

  await tabTo(page, page.getByRole('radio', { name: 'Bank', exact: true }), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Mini Market' })).toBeChecked();
  await expect(page.getByRole('radio', { name: /ALFAMART/i })).toBeChecked();
  await pressAt(page, page.getByRole('button', { name: 'SAYA INGIN MEMBAYAR' }));
  await expectNewPage(page, /\/that/);

  const paid = page.getByRole('button', { name: 'TELAH MEMBAYAR' });
  await pressAt(page, paid);
  await expectTrap(page);
  await page.keyboard.press('Escape');
  await expect(paid).toBeFocused();
  await page.keyboard.press('Enter');
  await pressAt(page, page.getByRole('dialog').getByRole('button', { name: 'YA' }));
  await expectNewPage(page, /\/loanDetails/);
  await expect(page.getByText('Anda memberi tahu kami sudah membayar')).toBeVisible();
});

test('the keyboard files, opens and rates a complaint', async ({ page, openScenario }) => {
  await openScenario('overdue-in', '/phenomenon');
  await settled(page);
  const all = page.getByRole('button', { name: 'All', exact: true });
  await pressAt(page, all);
  await expectTrap(page);
  await tabTo(page, page.getByRole('dialog').getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(all).toBeFocused();

  await pressAt(page, page.getByRole('button', { name: 'Collection' }));
  await expect(page.getByRole('heading', { name: 'What happened?' })).toBeFocused();
  await pressAt(page, page.getByRole('button', { name: 'Calls outside working hours' }));
  await expectNewPage(page, /\/complainPageNext/);

  await tabTo(page, page.getByRole('button', { name: 'Send', exact: true }));
  await page.keyboard.press('Enter');
  const words = page.getByRole('textbox', { name: 'Problem description' });
  await expect(words).toBeFocused();
  await page.keyboard.type('They call me at night.');
  await pressAt(page, page.getByRole('button', { name: 'Send', exact: true }));
  await expectNewPage(page, /\/complaintList/);

  await pressAt(page, page.getByRole('link').filter({ hasText: 'They call me at night.' }));
  await expectNewPage(page, /\/complainDetails/);

  const problemId = new URL(page.url()).searchParams.get('problemId') ?? '';
  await openScenario('overdue-in', '/complainDetails', { problemId, clock: '+5d' });
  await settled(page);
  await expectTrap(page);
  await chooseStars(page, 4);
  await pressAt(page, page.getByRole('button', { name: 'Send' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Successful demonstration！' })).toBeVisible();
});

test('the keyboard asks, rates and restarts a chat', async ({ page, openScenario }) => {
  await openScenario('due-today-in', '/intelligentCustomerService');
  await settled(page);
  const log = page.getByRole('log');
  await pressAt(page, log.getByRole('button', { name: 'How do I pay?' }));
  await expect(log.getByRole('button', { name: 'Through a bank' })).toBeVisible();
  await expectSomewhere(page);
  await pressAt(page, log.getByRole('button', { name: 'Through a bank' }));
  await pressAt(page, log.getByRole('button', { name: 'Resolved', exact: true }));
  await expectTrap(page);
  // From four stars on, the app would take over.
  await chooseStars(page, 2);
  await pressAt(page, page.getByRole('button', { name: 'Submit' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectSomewhere(page);

  await tabTo(page, page.getByRole('textbox', { name: 'Your message' }));
  await page.keyboard.type('When is my due date?');
  await page.keyboard.press('Enter');
  // The answer comes while the focus is further up, and does not push it out of view.
  await tabTo(page, log.getByRole('button', { name: 'Repayment' }), 'Shift+Tab');
  await expect(log.getByRole('button', { name: 'See my loan' })).toBeAttached();
  await settled(page);
  await expect(page.locator(':focus')).toBeInViewport();

  const menu = page.getByRole('button', { name: 'Chat menu' });
  await tabTo(page, menu, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expectTrap(page);
  await pressAt(page, page.getByRole('button', { name: 'Start over' }));
  await expectTrap(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectSomewhere(page);
});

test('the keyboard pays by card with an SMS code', async ({ page, openScenario }) => {
  await openScenario('card-repayment', '/payway');
  await settled(page);
  const pay = page.getByRole('button', { name: /立即还款/ });
  await pressAt(page, pay);
  // Nothing is chosen: the message is announced, and the focus is on the field to correct.
  await expect(page.getByRole('alert').filter({ hasText: '请先选择付款银行卡！' }).first()).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: /招商银行/ })).toBeChecked();
  await pressAt(page, pay);
  await expectTrap(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeVisible();
  const code = page.getByRole('textbox', { name: '短信验证码' });
  await tabTo(page, code);
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription(/请输入正确的验证码/);
  await page.keyboard.type('456');
  await page.keyboard.press('Enter');
  await expectNewPage(page, /\/borrowDetail/);
});

test('the keyboard registers a visitor', async ({ page }) => {
  await page.addInitScript(rememberPictures);
  await page.goto('/register?demo=promotion-visitor&id=1&deviceId=keyboard');
  await settled(page);
  await tabTo(page, page.getByRole('textbox', { name: '手机号' }));
  await page.keyboard.type('13912345678');
  await expect.poll(() => captchaLetters(page)).not.toBe('');
  await tabTo(page, page.getByRole('textbox', { name: '图形验证码' }));
  await page.keyboard.type(await captchaLetters(page));
  await pressAt(page, page.getByRole('button', { name: '获取验证码' }));
  await expect(page.getByRole('status').filter({ hasText: /短信验证码已发送至 139/ })).toBeVisible();
  await expectSomewhere(page);
  const code = page.getByRole('textbox', { name: '短信验证码' });
  if (!(await code.evaluate((field) => field === document.activeElement)))
    await tabTo(page, code, 'Shift+Tab').catch(() => tabTo(page, code));
  await page.keyboard.type('123456');
  await pressAt(page, page.getByRole('button', { name: '立即申请' }));
  await expectNewPage(page, /\/downloadTemplate/);
});

test('the keyboard skips the navigation and sends the contact form', async ({ page }) => {
  await page.goto('/site?clientType=web');
  await settled(page);
  await page.keyboard.press('Tab');
  const skip = page.locator('a[href="#main"]');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();

  await tabTo(page, page.locator('[name=name]'));
  for (const words of ['Siti', '+62 812', 'siti@example.com', 'Halo']) {
    await page.keyboard.type(words);
    if (words !== 'Halo') await page.keyboard.press('Tab');
  }
  await pressAt(page, page.locator('form button[type=submit]'));
  await expect(page.locator('form').getByRole('status')).not.toBeEmpty();
  await expectSomewhere(page);
});
