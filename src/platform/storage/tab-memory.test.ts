// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { createShownOnce, storeInTab, readTab } from './tab-memory';

it('stores a text until it is removed', () => {
  expect(readTab('a')).toBeNull();
  expect(storeInTab('a', 'text')).toBe(true);
  expect(readTab('a')).toBe('text');
  expect(storeInTab('a', null)).toBe(true);
  expect(readTab('a')).toBeNull();
});

it('returns false if storage is full', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockThrow(new DOMException('full', 'QuotaExceededError'));
  expect(storeInTab('a', 'text')).toBe(false);
});

it('stores nothing if storage is blocked', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockThrow(new DOMException('blocked', 'SecurityError'));
  expect(readTab('a')).toBeNull();
  expect(storeInTab('a', 'text')).toBe(false);
  const shown = createShownOnce('rating');
  expect(shown.has('1')).toBe(false);
  shown.add('1');
  expect(shown.has('1')).toBe(true);
});

it('createShownOnce remembers ids for the tab, also after a reload', () => {
  const before = createShownOnce('rating');
  expect(before.has('1')).toBe(false);
  before.add('1');
  expect([before.has('1'), before.has('2'), createShownOnce('rating').has('1')]).toEqual([true, false, true]);
  sessionStorage.clear();
  expect(createShownOnce('rating').has('1')).toBe(false);
});
