import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { limit } from '../../e2e/support/limit';
import type { KillForm } from '../lib/play';
import type { World } from '../lib/world';

/** How often a call has reached the server; whatever goes out by itself has gone out by then. */
async function timesSent(world: World, path: string): Promise<number> {
  await sleep(1_200);
  return (await world.received(path)).length;
}

/** Sent at most once, and not offered again without a word where it may have arrived. */
async function expectOnce(world: World, path: string, button: (page: Page) => Locator): Promise<void> {
  const page = world.page();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: limit(15_000) });
  await page.waitForLoadState('networkidle');
  const sent = await timesSent(world, path);
  if (sent > 1) throw new Error(`It was sent ${sent} times.`);
  if (sent === 1) await expect(button(page)).toHaveCount(0);
}

const apply = (page: Page) => page.getByRole('button', { name: 'Ajukan', exact: true });
const pay = (page: Page) => page.getByRole('button', { name: /立即还款/ });

/** An offer was accepted, and no one knows what became of it. */
export const loanConfirmation: KillForm = {
  name: 'Loan confirmation in flight',
  promise: 'sent at most once; not offered again without asking',
  scenario: 'new-loan',
  window: [0, 3_000],
  play: (world) => ({
    async begin() {
      await world.settings({ faults: 'slow@push' });
      await world.open('/loanConfirm');
      await expect(apply(world.page())).toBeEnabled();
    },
    act: () => apply(world.page()).click(),
    async check() {
      await world.settings({ faults: '' });
      await world.open('/loanConfirm');
      await expectOnce(world, '/v3/loan-confirm/loan-detail-push', apply);
    },
  }),
};

export const cardPayment: KillForm = {
  name: 'Card repayment in flight',
  promise: 'sent at most once; not offered again while its outcome is open',
  scenario: 'card-repayment',
  window: [0, 3_000],
  play: (world) => ({
    async begin() {
      await world.settings({ faults: 'slow@repayment-commit' });
      await world.open('/payway');
      await world
        .page()
        .getByRole('radio', { name: /工商银行/ })
        .check();
    },
    act: () => pay(world.page()).click(),
    async check() {
      await world.settings({ faults: '' });
      await world.open('/payway');
      await expectOnce(world, '/loan/repayment-commit', pay);
    },
  }),
};
