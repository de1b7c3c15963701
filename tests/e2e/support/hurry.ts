import type { Page } from '@playwright/test';

/** Presses one key after the other, without a look at what the page makes of them. */
export async function hurry(page: Page, ...keys: readonly string[]): Promise<void> {
  await Promise.all(keys.flatMap((key) => [page.keyboard.down(key), page.keyboard.up(key)]));
}

/** The keys of a text. */
export const letters = (text: string): string[] => text.split('').map((letter) => (letter === ' ' ? 'Space' : letter));
