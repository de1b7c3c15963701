import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { limit } from '../../e2e/support/limit';
import type { KillForm } from '../lib/play';
import { allowance, anyText, expectStoredText, typeFast, type Typing, valueOf } from '../lib/typing';
import type { World } from '../lib/world';
import { complaintPath, description, scenario } from './complaint-writing';

const sendPath = '/user-problem/problem-save';

async function open(world: World): Promise<void> {
  await world.open(complaintPath, { orderNo: world.order.orderId, problemType: '2' });
  await expect(description(world.page())).toBeVisible();
}

/** Fast, as no one types: what is tested is the sending. */
async function write(page: Page, typing: Typing): Promise<void> {
  await description(page).fill(typing.text);
  typing.taken.push({ at: Date.now(), length: typing.text.length });
}

const isListed = (page: Page, text: string) => page.getByText(text, { exact: true }).count();

async function timesSent(world: World, text: string): Promise<number> {
  return (await world.received(sendPath)).filter(({ body }) => body['problemDetail'] === text).length;
}

/** What is in the list and in the form as well would be sent again; a form that finds it in the list leaves for it. */
async function expectNotInForm(world: World): Promise<void> {
  await world.open(complaintPath, { orderNo: world.order.orderId });
  const page = world.page();
  const isOver = async () =>
    new URL(page.url()).pathname === '/complaintList' ||
    (await description(page).inputValue({ timeout: limit(500) })) === '';
  await expect(async () => expect(await isOver()).toBe(true)).toPass({ timeout: limit(10_000) });
}

/** The complaint is in the form again, or in the list, once: never nowhere, never in both, never sent twice. */
async function expectOnePlace(world: World, typing: Typing, killedAt: number): Promise<'list' | 'form'> {
  const { text } = typing;
  const page = world.page();
  await world.open('/complaintList');
  const inList = await expect
    .poll(() => isListed(page, text), { timeout: limit(5_000) })
    .toBe(1)
    .then(
      () => true,
      () => false,
    );
  if (inList) await expectNotInForm(world);
  else {
    if ((await isListed(page, text)) > 1) throw new Error('The complaint stands in the list more than once.');
    await world.open(complaintPath, { orderNo: world.order.orderId });
    await expectStoredText(() => valueOf(description(page)), typing, killedAt);
  }
  // Whatever goes out by itself has gone out by now.
  await sleep(allowance);
  const sent = await timesSent(world, text);
  if (sent > 1) throw new Error(`The complaint was sent ${sent} times.`);
  return inList ? 'list' : 'form';
}

/** Send was tapped; the answer takes its time. */
export const complaintInFlight: KillForm = {
  name: 'Complaint: being sent',
  promise: 'the complaint, in the form or in the list; sent at most once',
  scenario,
  window: [50, 3_000],
  play(world) {
    const typing: Typing = { text: anyText(world.random, 40), taken: [] };
    return {
      async begin() {
        await world.settings({ faults: 'slow@problem-save' });
        await open(world);
        await write(world.page(), typing);
      },
      act: () => world.page().getByRole('button', { name: 'Send', exact: true }).click(),
      async check(killedAt) {
        await world.settings({ faults: '' });
        await expectOnePlace(world, typing, killedAt);
      },
    };
  },
};

/** Written without a network, and laid into the outbox. */
export const complaintOutbox: KillForm = {
  name: 'Complaint: offline outbox',
  promise: 'the complaint, in the form or sent by itself; at most once',
  scenario,
  window: [100, 3_000],
  play(world) {
    const typing: Typing = { text: anyText(world.random, 24), taken: [] };
    return {
      async begin() {
        await open(world);
        await world.page().waitForLoadState('networkidle');
        await world.setOffline(true);
      },
      async act() {
        const page = world.page();
        await typeFast(page, description(page), typing, world.random);
        await page.getByRole('button', { name: 'Send when online' }).click();
      },
      async check(killedAt) {
        const place = await expectOnePlace(world, typing, killedAt);
        if (place === 'list')
          await expect.poll(() => timesSent(world, typing.text), { timeout: limit(15_000) }).toBe(1);
      },
    };
  },
};
