import { expect, type Page } from '@playwright/test';
import { limit } from '../../e2e/support/limit';
import type { KillForm } from '../lib/play';
import { allowance } from '../lib/typing';
import type { World } from '../lib/world';

const inputs = { amount: '155400000', display: '0', payType: '1', payCode: 'BNI' };

const code = (page: Page) => page.locator('dl').filter({ hasText: 'Nomor virtual account' }).first();

async function readCode(page: Page): Promise<string> {
  const [digits] = /\d[\d ]{7,}/.exec((await code(page).textContent({ timeout: limit(15_000) })) ?? '') ?? [];
  if (digits === undefined) throw new Error('There is no code.');
  return digits.trim();
}

const open = (world: World) => world.open('/that', inputs);

/** The code to pay to, once it was seen, is there without a network. */
export const virtualAccount: KillForm = {
  name: 'Virtual account',
  promise: 'the code that was shown 500 ms before, with the gateway out of reach',
  scenario: 'due-today',
  window: [200, 2_500],
  play(world) {
    let shown = { code: '', at: Number.POSITIVE_INFINITY };
    return {
      begin: () => world.open('/loanDetails'),
      async act() {
        await open(world);
        shown = { code: await readCode(world.page()), at: Date.now() };
      },
      async check(killedAt) {
        if (shown.at > killedAt - allowance) return;
        await world.page().route('**/gateway/**', (route) => route.abort('internetdisconnected'));
        await open(world);
        expect(await readCode(world.page())).toBe(shown.code);
      },
    };
  },
};

/** "I have paid" is remembered until the server has seen the money (decision 14, virtual account). */
export const paymentClaim: KillForm = {
  name: 'Payment claim',
  promise: 'what was claimed 500 ms before',
  scenario: 'due-today',
  window: [100, 2_500],
  play(world) {
    let claimedAt = Number.POSITIVE_INFINITY;
    return {
      async begin() {
        await open(world);
        await readCode(world.page());
      },
      async act() {
        const page = world.page();
        await page.getByRole('button', { name: 'TELAH MEMBAYAR' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'YA' }).click();
        claimedAt = Date.now();
      },
      async check(killedAt) {
        await world.open('/loanDetails');
        const page = world.page();
        await expect(page.getByText('Rp1.554.000').first()).toBeVisible({ timeout: limit(15_000) });
        if (claimedAt <= killedAt - allowance)
          await expect(page.getByText('Anda memberi tahu kami sudah membayar')).toBeVisible();
      },
    };
  },
};
