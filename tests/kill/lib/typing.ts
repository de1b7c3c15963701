import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@mocks/random';
import { expect, type Locator, type Page } from '@playwright/test';
import { limit } from '../../e2e/support/limit';

/** Text is on the device within 500 ms; the rest is for the write itself and for a busy machine. Milliseconds. */
export const allowance = 700;

/** Something that grows while the test watches: how long it surely was, and when. */
export type Growth = { at: number; length: number }[];

/** What is typed into a field, as far as the page has taken it. */
export type Typing = { text: string; taken: Growth };

/** The length that must have survived. @param killedAt epoch milliseconds */
export function safeLength(growth: Growth, killedAt: number): number {
  return growth.reduce((safe, { at, length }) => (at <= killedAt - allowance ? length : safe), 0);
}

/**
 * What a field holds after a restart is the beginning of what was typed: no shorter than the text that the page
 * had an allowance before the kill, and no longer than what had been typed.
 * @throws Error saying what is lost or made up
 */
export function checkStoredText(held: string, { text, taken }: Typing, killedAt: number): void {
  const least = safeLength(taken, killedAt);
  // The last key may have reached the page, and its answer not the test.
  const most = (taken.at(-1)?.length ?? 0) + 2;
  if (!text.startsWith(held)) throw new Error(`"${held}" is no beginning of "${text}".`);
  if (held.length < least)
    throw new Error(`The field had ${least} characters ${allowance} ms before the kill, and ${held.length} are left.`);
  if (held.length > most) throw new Error(`${held.length} characters are there, and ${most} at most were typed.`);
}

/** The same, for a field that may still be reading what the device holds. */
export async function expectStoredText(read: () => Promise<string>, typing: Typing, killedAt: number): Promise<void> {
  await expect(async () => checkStoredText(await read(), typing, killedAt)).toPass({ timeout: limit(4_000) });
}

export async function valueOf(field: Locator): Promise<string> {
  await expect(field).toBeVisible({ timeout: limit(15_000) });
  return field.inputValue();
}

/** A text no one has typed before, with what is not plain ASCII in it. @param length UTF-16 units, about */
export function anyText(random: Random, length: number): string {
  const words: string[] = [random.code(6)];
  while (words.join(' ').length < length)
    words.push(random.between(0, 9) === 0 ? '😀' : random.code(random.between(1, 9)).toLowerCase());
  return words
    .join(' ')
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

/** Types like somebody in a hurry: key by key, never pausing for as long as it takes to be written down. */
export async function typeFast(page: Page, field: Locator, typing: Typing, random: Random): Promise<void> {
  await field.focus();
  let length = 0;
  for (const key of typing.text) {
    await page.keyboard.type(key);
    length += key.length;
    typing.taken.push({ at: Date.now(), length });
    await sleep(random.between(5, 110));
  }
}
