import { expect, type Page } from '@playwright/test';
import { filesHolding } from '../../support/profile';
import type { KillForm } from '../lib/play';
import { expectStoredText, typeFast, type Typing, valueOf } from '../lib/typing';

const number = (page: Page) => page.getByLabel('银行卡号');
const name = (page: Page) => page.getByLabel('持卡人姓名');
const phone = (page: Page) => page.getByLabel('手机号');
const digits = (value: string) => value.replace(/\D/g, '');

/** Everything but the number comes back; the number is nowhere. */
export const cardForm: KillForm = {
  name: 'Adding a card',
  promise: 'name, phone and bank up to 500 ms before; the card’s number in no file of the browser',
  scenario: 'card-repayment',
  window: [100, 3_000],
  play(world) {
    const { random } = world;
    const cardNo = `622848000${random.digits(10)}`;
    const holder: Typing = { text: `Zhang ${random.code(9)}`, taken: [] };
    const mobile: Typing = { text: `139${random.digits(8)}`, taken: [] };
    return {
      async begin() {
        await world.open('/addnormalcard');
        await expect(number(world.page())).toBeVisible();
        await number(world.page()).fill(cardNo);
      },
      async act() {
        const page = world.page();
        await typeFast(page, name(page), holder, random);
        await typeFast(page, phone(page), mobile, random);
      },
      async check(killedAt) {
        const held = await filesHolding(world.profile, cardNo);
        if (held.length > 0) throw new Error(`The card’s number stands in ${held.join(', ')}.`);
        await world.open('/addnormalcard');
        const page = world.page();
        await expectStoredText(() => valueOf(name(page)), holder, killedAt);
        await expectStoredText(async () => digits(await valueOf(phone(page))), mobile, killedAt);
        if ((await name(page).inputValue()) !== '')
          await expect(page.getByRole('button', { name: /发卡银行.*中国农业银行/ })).toBeVisible();
        await expect(number(page)).toHaveValue('');
      },
    };
  },
};
