import { expect, it } from 'vitest';
import { createAskedBefore } from './asked-before';

function memory() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
}

it('asks once about each thing, also after a reload in the same session', () => {
  const session = memory();
  const before = createAskedBefore('rating', () => session);
  expect(before.has('1')).toBe(false);
  before.add('1');
  expect(before.has('1')).toBe(true);
  expect(before.has('2')).toBe(false);
  expect(createAskedBefore('rating', () => session).has('1')).toBe(true);
  expect(createAskedBefore('rating', memory).has('1')).toBe(false);
});

it('still asks only once while the page lives when storage is blocked', () => {
  const asked = createAskedBefore('rating', () => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(asked.has('1')).toBe(false);
  asked.add('1');
  expect(asked.has('1')).toBe(true);
});
