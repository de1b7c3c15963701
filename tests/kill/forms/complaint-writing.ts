import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { limit } from '../../e2e/support/limit';
import { photo } from '../../e2e/support/photo';
import type { KillForm } from '../lib/play';
import { anyText, expectStoredText, type Growth, safeLength, typeFast, type Typing, valueOf } from '../lib/typing';

export const complaintPath = '/complainPageNext';
export const scenario = 'due-today-in';

export const description = (page: Page) => page.getByRole('textbox', { name: 'Problem description' });
const shown = (page: Page) => page.getByRole('button', { name: /^Show picture \d$/ });

/** Text and type of a complaint; half of the runs choose the type in the form, the others come with one. */
export const complaintText: KillForm = {
  name: 'Complaint: text, type, order',
  promise: 'the text up to 500 ms before; with it, type and order',
  scenario,
  window: [100, 3_000],
  play(world) {
    const { orderId: orderNo } = world.order;
    const typing: Typing = { text: anyText(world.random, 200), taken: [] };
    const isPicked = world.random.between(0, 1) === 1;
    return {
      async begin() {
        await world.open(complaintPath, { orderNo, problemType: isPicked ? '' : '2' });
        if (isPicked) await world.page().getByRole('radio', { name: 'Payment' }).check();
        await expect(description(world.page())).toBeVisible();
      },
      act: () => typeFast(world.page(), description(world.page()), typing, world.random),
      async check(killedAt) {
        await world.open(complaintPath, { orderNo });
        const page = world.page();
        await expectStoredText(() => valueOf(description(page)), typing, killedAt);
        if ((await description(page).inputValue()) === '') return;
        const picked = page.getByRole('radio', { name: 'Payment', checked: true });
        const fixed = page.getByRole('list', { name: 'Type of complaint' }).getByText('Payment');
        await expect(picked.or(fixed)).toHaveCount(1);
        await expect(page).toHaveURL(new RegExp(`orderNo=${orderNo}`));
      },
    };
  },
};

async function watchPictures(page: Page, seen: Growth): Promise<void> {
  for (;;) {
    const length = await shown(page).count();
    seen.push({ at: Date.now(), length });
    await sleep(40);
  }
}

/** Pictures while they are made small and sent, with a text beside them. */
export const complaintPictures: KillForm = {
  name: 'Complaint: pictures, made small and uploaded',
  promise: 'every picture that was shown 500 ms before, and each ends uploaded; the text',
  scenario,
  window: [100, 3_000],
  play(world) {
    const { orderId: orderNo } = world.order;
    const typing: Typing = { text: anyText(world.random, 40), taken: [] };
    const seen: Growth = [];
    const count = world.random.between(1, 4);
    let picked: Awaited<ReturnType<typeof photo>>[] = [];
    return {
      async begin() {
        await world.settings({ faults: 'slow@upload-problem-img' });
        await world.open(complaintPath, { orderNo, problemType: '2' });
        const one = await photo(world.page(), world.random.between(900, 2400), world.random.between(900, 1800));
        picked = Array.from({ length: count }, (_, index) => ({ ...one, name: `IMG_${index}.jpg` }));
      },
      async act() {
        const page = world.page();
        await page.getByLabel('Add pictures').setInputFiles(picked);
        await Promise.all([watchPictures(page, seen), typeFast(page, description(page), typing, world.random)]);
      },
      async check(killedAt) {
        await world.settings({ faults: '' });
        await world.open(complaintPath, { orderNo });
        const page = world.page();
        await expectStoredText(() => valueOf(description(page)), typing, killedAt);
        const kept = await shown(page).count();
        const least = safeLength(seen, killedAt);
        if (kept < least || kept > count)
          throw new Error(`Of ${count} pictures ${least} were shown in time, and ${kept} are there.`);
        await expect(page.getByText('Upload succeeded!', { exact: true })).toHaveCount(kept, {
          timeout: limit(15_000),
        });
      },
    };
  },
};
