import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { limit } from '../../e2e/support/limit';
import type { KillForm } from '../lib/play';
import { anyText, expectStoredText, type Growth, safeLength, typeFast, type Typing, valueOf } from '../lib/typing';
import type { World } from '../lib/world';

const recordPath = '/h5-api/v3/user-problem/qa-record';

const log = (page: Page) => page.getByRole('log');
const input = (page: Page) => page.getByRole('textbox', { name: 'Pesan Anda' });

async function open(world: World): Promise<void> {
  await world.open('/intelligentCustomerService', { productId: '', orderId: '', orderNo: '00123' });
  await expect(log(world.page()).getByText(/Saya asisten virtual/)).toBeVisible({ timeout: limit(15_000) });
}

export const chatInput: KillForm = {
  name: 'Chat: input',
  promise: 'the text up to 500 ms before; the conversation',
  scenario: 'due-today',
  window: [100, 3_000],
  play(world) {
    const typing: Typing = { text: anyText(world.random, 300), taken: [] };
    return {
      begin: () => open(world),
      act: () => typeFast(world.page(), input(world.page()), typing, world.random),
      async check(killedAt) {
        await open(world);
        await expectStoredText(() => valueOf(input(world.page())), typing, killedAt);
      },
    };
  },
};

async function timesSent(world: World, messages: readonly string[]): Promise<number[]> {
  const values = (await world.received(recordPath)).map(({ body }) => body['value']);
  return messages.map((message) => values.filter((value) => value === message).length);
}

type Saying = { messages: string[]; drawn: Growth };

async function sayAll(world: World, { messages, drawn }: Saying): Promise<void> {
  const page = world.page();
  for (const [index, message] of messages.entries()) {
    await input(page).fill(message);
    await page.keyboard.press('Enter');
    await expect(log(page).getByText(message, { exact: true })).toBeVisible();
    drawn.push({ at: Date.now(), length: index + 1 });
    await sleep(world.random.between(20, 400));
  }
}

/** @returns how many of the messages are there; they are the first ones, in order, once each */
async function expectMessages(world: World, { messages, drawn }: Saying, killedAt: number): Promise<number> {
  const page = world.page();
  const counts = await Promise.all(messages.map((message) => log(page).getByText(message, { exact: true }).count()));
  const kept = counts.filter((count) => count > 0).length;
  if (counts.some((count, index) => count !== (index < kept ? 1 : 0)))
    throw new Error(`The messages are there ${counts.join(', ')} times.`);
  const least = safeLength(drawn, killedAt);
  if (kept < least) throw new Error(`The page showed ${least} messages in time, and ${kept} are left.`);
  return kept;
}

const anyMessages = (world: World): Saying => ({
  messages: Array.from({ length: 6 }, () => anyText(world.random, 16)),
  drawn: [],
});

export const chatQueue: KillForm = {
  name: 'Chat: queued messages',
  promise: 'every message shown 500 ms before; each sent once, in order',
  scenario: 'due-today',
  window: [100, 3_000],
  play(world) {
    const saying = anyMessages(world);
    return {
      async begin() {
        await open(world);
        await world.page().waitForLoadState('networkidle');
        await world.setOffline(true);
      },
      act: () => sayAll(world, saying),
      async check(killedAt) {
        await open(world);
        const kept = await expectMessages(world, saying, killedAt);
        const wanted = saying.messages.map((_, index) => (index < kept ? 1 : 0));
        await expect.poll(() => timesSent(world, saying.messages), { timeout: limit(15_000) }).toEqual(wanted);
        const order = (await world.received(recordPath)).map(({ body }) => body['value']);
        const own = order.filter((value) => saying.messages.some((message) => message === value));
        expect(own).toEqual(saying.messages.slice(0, kept));
      },
    };
  },
};

/** Messages on their way: what may have arrived is never sent again by itself. */
export const chatInFlight: KillForm = {
  name: 'Chat: message being sent',
  promise: 'every message shown 500 ms before; none sent twice',
  scenario: 'due-today',
  window: [50, 2_000],
  play(world) {
    const saying = anyMessages(world);
    return {
      async begin() {
        await world.settings({ faults: 'slow@qa-record' });
        await open(world);
      },
      act: () => sayAll(world, saying),
      async check(killedAt) {
        await world.settings({ faults: '' });
        await open(world);
        await expectMessages(world, saying, killedAt);
        const onTheirWay = log(world.page()).getByText(/^(?:Dalam antrean|Mengirim…)$/);
        await expect(onTheirWay).toHaveCount(0, { timeout: limit(15_000) });
        const sent = await timesSent(world, saying.messages);
        if (sent.some((times) => times > 1)) throw new Error(`The messages were sent ${sent.join(', ')} times.`);
      },
    };
  },
};
