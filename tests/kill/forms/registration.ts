import { type CDPSession, expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { limit } from '../../e2e/support/limit';
import { filesHolding } from '../../support/profile';
import type { KillForm } from '../lib/play';
import { expectStoredText, typeFast, type Typing } from '../lib/typing';
import type { World } from '../lib/world';

const phone = (page: Page) => page.getByRole('textbox', { name: '手机号' });
const picture = (page: Page) => page.getByRole('textbox', { name: '图形验证码' });
const sms = (page: Page) => page.getByRole('textbox', { name: '短信验证码' });
const digits = (value: string) => value.replace(/\D/g, '');

const scenario = 'promotion-visitor';
const promotion = { id: '1', productId: '', orderId: '' };

async function open(world: World): Promise<void> {
  await world.open('/register', promotion);
  await expect(phone(world.page())).toBeVisible({ timeout: limit(15_000) });
}

function fillIn(world: World) {
  const { random } = world;
  const mobile: Typing = { text: `139${random.digits(8)}`, taken: [] };
  const code = random.digits(6);
  async function act(): Promise<void> {
    const page = world.page();
    await sms(page).fill(code);
    await picture(page).fill(random.code(4));
    await typeFast(page, phone(page), mobile, random);
  }
  return { mobile, code, act };
}

async function expectNoCodes(page: Page): Promise<void> {
  await expect(picture(page)).toHaveValue('');
  await expect(sms(page)).toHaveValue('');
}

/** What is in the fields of a page that came back from the dead: Playwright itself has given it up. */
async function readFields(tab: CDPSession): Promise<string[]> {
  const expression = `JSON.stringify([...document.querySelectorAll('form input')].map((input) => input.value))`;
  const { result } = await tab.send('Runtime.evaluate', { expression });
  return v.parse(v.pipe(v.string(), v.parseJson(), v.array(v.string())), result.value);
}

/** The tab lives on: the number is kept in it (decision 39, campaign pages). */
export const registrationTab: KillForm = {
  name: 'Registration: the page dies, the tab lives on',
  promise: 'the number up to 500 ms before; never the codes',
  scenario,
  window: [100, 1_500],
  victim: 'page',
  play(world) {
    const { mobile, act } = fillIn(world);
    let crash: Promise<unknown> | undefined;
    return {
      async begin() {
        await open(world);
        crash = world.page().waitForEvent('crash');
      },
      act,
      async check(killedAt) {
        // A reload that the browser is asked for before it knows of the death is lost.
        await crash;
        const tab = await world.page().context().newCDPSession(world.page());
        await tab.send('Page.reload');
        await expect(async () => expect(await readFields(tab)).toHaveLength(3)).toPass({ timeout: limit(15_000) });
        const read = async () => {
          const [number = '', ...codes] = await readFields(tab);
          if (codes.join('') !== '') throw new Error(`The codes are still there: ${codes.join(', ')}.`);
          return digits(number);
        };
        await expectStoredText(read, mobile, killedAt);
      },
    };
  },
};

/** Visitors are anonymous: with the tab, what they typed is gone (decision 39, campaign pages). */
export const registrationGone: KillForm = {
  name: 'Registration: the browser dies',
  promise: 'nothing, by design: an empty form that works, and no SMS code in any file of the browser',
  scenario,
  window: [100, 1_500],
  play(world) {
    const { code, act } = fillIn(world);
    return {
      begin: () => open(world),
      act,
      async check() {
        const held = await filesHolding(world.profile, code);
        if (held.length > 0) throw new Error(`The SMS code stands in ${held.join(', ')}.`);
        await open(world);
        await expect(phone(world.page())).toHaveValue('');
        await expectNoCodes(world.page());
        await phone(world.page()).fill('13900000000');
        await expect(phone(world.page())).toHaveValue('139 0000 0000');
      },
    };
  },
};
