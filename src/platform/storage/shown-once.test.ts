// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { createShownOnce } from './shown-once';

beforeEach(() => sessionStorage.clear());

it('asks once about each thing, also after a reload in the same session', () => {
  const before = createShownOnce('rating');
  expect(before.has('1')).toBe(false);
  before.add('1');
  expect(before.has('1')).toBe(true);
  expect(before.has('2')).toBe(false);
  expect(createShownOnce('rating').has('1')).toBe(true);
  sessionStorage.clear();
  expect(createShownOnce('rating').has('1')).toBe(false);
});

it('still asks only once while the page lives when storage is blocked', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockThrow(new DOMException('blocked', 'SecurityError'));
  const asked = createShownOnce('rating');
  expect(asked.has('1')).toBe(false);
  asked.add('1');
  expect(asked.has('1')).toBe(true);
});
