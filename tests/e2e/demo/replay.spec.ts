import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { sessionStarted } from '../../support/sample-conversation';
import { limit } from '../support/limit';
import { storedRecords } from '../support/stored-records';
import { expect, test } from '../support/test';

const scenario = 'due-today-in';
const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };

type OpenScenario = (scenario: string, path: string, inputs?: Record<string, string>) => Promise<void>;

/** A conversation with feedback that first fails, a rating, and a message with a telephone number. */
async function converse(page: Page, openScenario: OpenScenario): Promise<void> {
  // A wide window would show the demo's stage around the page.
  await page.setViewportSize(phone);
  await openScenario(scenario, '/intelligentCustomerService', { faults: 'once:http429@qa-record' });
  const log = page.getByRole('log');
  await log.getByRole('button', { name: 'How do I pay?' }).click();
  await log.getByRole('button', { name: 'Through a bank' }).click();
  await log.getByRole('button', { name: 'Resolved', exact: true }).click();
  const rating = page.getByRole('dialog');
  await rating.getByRole('radio', { name: '3 of 5 stars' }).check({ force: true });
  await rating.getByRole('button', { name: 'Submit' }).click();
  await expect(log.getByText(/Thank you for your rating/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Your message' }).fill('Call me at +91 98765 43210 about the fee');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(log.getByText(/I did not understand this/)).toBeVisible();
  // The screen shows an event at once; the player reads what is stored.
  const storedLog = async () => JSON.stringify((await storedRecords(page, 'chat-events'))[0]?.data);
  await expect.poll(storedLog).toMatch(/"type":"message-sent"[^{}]*\}\]\}$/);
  await page.setViewportSize(desk);
}

const slider = (page: Page) => page.getByRole('slider', { name: 'Moment of the conversation' });
const shown = (page: Page) => page.getByRole('region', { name: 'The borrower’s screen' }).getByRole('log');

async function openFirst(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'Conversations' })
    .getByRole('article')
    .first()
    .getByRole('button')
    .first()
    .click();
  await expect(slider(page)).toBeVisible();
}

test.use({ viewport: desk });

test('the player plays a conversation by buttons and keys', { tag: '@journey' }, async ({ page, openScenario }) => {
  await converse(page, openScenario);
  await openScenario(scenario, '/support/replay');
  await openFirst(page);
  await page.keyboard.press('Home');
  await expect(shown(page)).not.toContainText('How do I pay?');

  await page.getByRole('button', { name: '8 times the speed' }).click();
  await page.keyboard.press('Space');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /: Delivered$/);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect(shown(page)).toContainText('I did not understand this');

  await page.getByRole('button', { name: /^Failed send/ }).click();
  const panel = page.getByRole('region', { name: 'As of this moment' });
  await expect(panel).toContainText('Unclear: Resolved');
  const moment = await slider(page).getAttribute('aria-valuetext');
  // Events are numbered from 0, and counted from 1.
  const number = Number(/event (\d+)/.exec(moment ?? '')?.[1]) - 1;
  await expect(page).toHaveURL(new RegExp(`session=[^&]+&at=${number}(&|$)`));
  await page.reload();
  await expect(slider(page)).toHaveAttribute('aria-valuetext', moment ?? '');
  // Stepping wrote no history: back is the list.
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Chat replay' })).toBeVisible();
});

test('a file of 20 MB is imported without blocking the page, a larger one is refused', async ({
  page,
  openScenario,
}, info) => {
  await openScenario(scenario, '/support/replay');
  const at = Date.UTC(2026, 0, 1);
  const queued = { type: 'message-queued', kind: 4, value: 'x'.repeat(230), qaId: '' };
  const events = Array.from({ length: 60_000 }, (_, seq) => ({
    ...(seq === 0 ? sessionStarted({ orderNo: 'BIG' }) : { ...queued, id: `m${seq}` }),
    seq,
    at: at + seq * 500,
  }));
  const text = JSON.stringify({
    format: 'loan-web-chat',
    version: 1,
    exportedAt: '2026-01-01T00:00:00Z',
    masked: true,
    sessions: [{ id: 'big', orderNo: 'BIG', startedAt: at, events }],
  });
  expect(text.length).toBeGreaterThan(18_000_000);
  await page.evaluate(() => {
    const longest = { ms: 0, parsed: 0 };
    Object.assign(window, { longest });
    const { parse } = JSON;
    JSON.parse = (source: string, ...rest): unknown => {
      longest.parsed = Math.max(longest.parsed, source.length);
      return parse(source, ...rest);
    };
    let last = performance.now();
    setInterval(() => {
      longest.ms = Math.max(longest.ms, performance.now() - last);
      last = performance.now();
    }, 10);
  });
  // By its path: handing the content over through the page would take the page's time.
  async function choose(name: string, content: string): Promise<void> {
    const path = info.outputPath(name);
    await writeFile(path, content);
    await page.getByLabel('Choose a file').setInputFiles(path);
  }
  await choose('big.json', text);
  await expect(page.getByText('1 conversation was imported.')).toBeVisible({ timeout: limit(60_000) });
  const longest = await page.evaluate(() => Reflect.get(window, 'longest') as { ms: number; parsed: number });
  // Reading is a worker's work. How long the page then takes over what was read depends on who else uses the machine.
  expect(longest.parsed).toBeLessThan(100_000);
  expect(longest.ms).toBeLessThan(3_000);
  await choose('too-big.json', ' '.repeat(21 * 1024 * 1024));
  await expect(page.getByText('The file has 21 MB. The limit is 20 MB.')).toBeVisible();
});
