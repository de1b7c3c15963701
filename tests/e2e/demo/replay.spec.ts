import { writeFile } from 'node:fs/promises';
import { sessionStarted } from '../../support/sample-conversation';
import { limit } from '../support/limit';
import { expect, test } from '../support/test';

const scenario = 'due-today-in';
test.use({ viewport: { width: 1280, height: 800 } });

test('a file of 20 MB is read by a worker, a larger one is refused', async ({ page, openScenario }, info) => {
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
    const { parse } = JSON;
    JSON.parse = (source: string, ...rest): unknown => {
      Object.assign(window, { longest: Math.max(Number(Reflect.get(window, 'longest') ?? 0), source.length) });
      return parse(source, ...rest);
    };
  });
  // By its path: handing the content over through the page would take the page's time.
  async function choose(name: string, content: string): Promise<void> {
    const path = info.outputPath(name);
    await writeFile(path, content);
    await page.getByLabel('Choose a file').setInputFiles(path);
  }
  await choose('big.json', text);
  await expect(page.getByText('1 conversation was imported.')).toBeVisible({ timeout: limit(60_000) });
  // Reading is a worker's work. How long the page then takes over what was read depends on who else uses the machine.
  expect(await page.evaluate(() => Number(Reflect.get(window, 'longest') ?? 0))).toBeLessThan(100_000);
  await choose('too-big.json', ' '.repeat(21 * 1024 * 1024));
  await expect(page.getByText('The file has 21 MB. The limit is 20 MB.')).toBeVisible();
});
