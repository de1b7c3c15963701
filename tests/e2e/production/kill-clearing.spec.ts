import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRandom } from '@mocks/random';
import { storeNames } from '@/config/stores';
import { stopClearing, storesHolding } from '../../kill/lib/clearing';
import { createWorld } from '../../kill/lib/world';
import { startBrowser, untilGone } from '../../support/browser';
import { killBrowser } from '../../support/processes';
import { payAtTheCounter } from '../support/journeys';
import { launchUrl } from '../support/launch';
import { ports } from '../support/ports';
import { expect, test } from '../support/test';

const site = { origin: `http://127.0.0.1:${ports.production}`, gateway: `http://127.0.0.1:${ports.gateway}` };

test('a browser is killed at a chosen step of clearing the borrower before: what was cleared is gone, the rest is there', async () => {
  const profile = await mkdtemp(path.join(tmpdir(), 'clearing-'));
  let browser = await startBrowser(profile);
  try {
    const world = await createWorld({ site, browser, profile, scenario: 'due-today', random: createRandom(1) });
    const owner = `u:${world.launch.userId}`;
    await world.open('/loanDetails');
    await payAtTheCounter(browser.page);
    await browser.page.goto(`${site.origin}/icon.svg`);
    const before = await storesHolding(browser.page, owner, storeNames);
    expect(before).toEqual(expect.arrayContaining(['payment-claims', 'virtual-account-cards']));

    const { reached } = await stopClearing(browser.page, ['payment-claims']);
    const next = {
      ...world.launch,
      token: 'token-of-the-next',
      userId: 'user-of-the-next',
      sessionId: 'session-of-the-next',
    };
    await browser.page.goto(site.origin + launchUrl('/customerService', next));
    await reached;
    killBrowser(profile, 'browser');
    await untilGone(profile);

    browser = await startBrowser(profile);
    await browser.page.goto(`${site.origin}/icon.svg`);
    expect(await storesHolding(browser.page, owner, storeNames)).toEqual(
      before.filter((name) => name !== 'payment-claims'),
    );
  } finally {
    await browser.context.close().catch(() => undefined);
    await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  }
});
