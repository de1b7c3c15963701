// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type UnsavedWork, watchUnsavedWork } from './reload';

let work: UnsavedWork;

beforeEach(() => {
  document.body.innerHTML = '<textarea></textarea><input type="checkbox" />';
  work = watchUnsavedWork(document);
});
afterEach(() => document.body.replaceChildren());

function field(): HTMLTextAreaElement {
  const found = document.querySelector('textarea');
  if (!found) throw new Error('no field');
  return found;
}

function type(...texts: string[]): HTMLTextAreaElement {
  for (const text of texts) {
    field().value = text;
    field().dispatchEvent(new Event('input', { bubbles: true }));
  }
  return field();
}

it.each([
  ['is there while a field holds what was typed', () => void type('late fee'), true],
  ['ends when the field is emptied', () => void type('late fee', '  '), false],
  ['ends when the form leaves the page', () => type('late fee').remove(), false],
  ['is no text that stood there before', () => void (field().value = 'from a draft'), false],
  [
    'is no tick',
    () => void document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true })),
    false,
  ],
])('%s', (_, happens, expected) => {
  expect(work.isThere()).toBe(false);
  happens();
  expect(work.isThere()).toBe(expected);
});
