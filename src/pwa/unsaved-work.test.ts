// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { watchUnsavedWork, type UnsavedWork } from './unsaved-work';

let work: UnsavedWork;

beforeEach(() => {
  document.body.innerHTML = '<textarea></textarea><input type="checkbox" />';
  work = watchUnsavedWork(document);
});
afterEach(() => document.body.replaceChildren());

function type(text: string): HTMLTextAreaElement {
  const field = document.querySelector('textarea');
  if (!field) throw new Error('no field');
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field;
}

it('is there while a field holds what was typed', () => {
  expect(work.isThere()).toBe(false);
  type('late fee');
  expect(work.isThere()).toBe(true);
});

it('ends when the field is emptied', () => {
  type('late fee');
  type('  ');
  expect(work.isThere()).toBe(false);
});

it('ends when the form leaves the page', () => {
  type('late fee').remove();
  expect(work.isThere()).toBe(false);
});

it('is no text that stood there before', () => {
  const field = document.querySelector('textarea');
  if (field) field.value = 'from a draft';
  expect(work.isThere()).toBe(false);
});

it('is no tick', () => {
  document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(work.isThere()).toBe(false);
});
