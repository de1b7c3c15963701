import { expect, type Locator, type Page } from '@playwright/test';

/** Presses one key after the other, without a look at what the page makes of them. */
export async function pressFast(page: Page, ...keys: readonly string[]): Promise<void> {
  await Promise.all(keys.flatMap((key) => [page.keyboard.down(key), page.keyboard.up(key)]));
}

export const letters = (text: string): string[] => text.split('').map((letter) => (letter === ' ' ? 'Space' : letter));

/** Taps ten times in one breath, faster than any rendering. */
export async function tapTenTimes(button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await button.evaluate((node: HTMLElement) => {
    for (let tap = 0; tap < 10; tap += 1) node.click();
  });
}
