// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { createShownOnce, storeInTab, readTab } from './tab-memory';

beforeEach(() => sessionStorage.clear());

it('keeps a text until it is forgotten', () => {
  expect(readTab('a')).toBeNull();
  expect(storeInTab('a', 'text')).toBe(true);
  expect(readTab('a')).toBe('text');
  expect(storeInTab('a', null)).toBe(true);
  expect(readTab('a')).toBeNull();
});

it('says when storage is full', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockThrow(new DOMException('full', 'QuotaExceededError'));
  expect(storeInTab('a', 'text')).toBe(false);
});

it('knows nothing where storage is blocked', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockThrow(new DOMException('blocked', 'SecurityError'));
  expect(readTab('a')).toBeNull();
  expect(storeInTab('a', 'text')).toBe(false);
  const shown = createShownOnce('rating');
  expect(shown.has('1')).toBe(false);
  shown.add('1');
  expect(shown.has('1')).toBe(true);
});

it('shows a thing once in a tab, also after a reload', () => {
  const before = createShownOnce('rating');
  expect(before.has('1')).toBe(false);
  before.add('1');
  expect([before.has('1'), before.has('2'), createShownOnce('rating').has('1')]).toEqual([true, false, true]);
  sessionStorage.clear();
  expect(createShownOnce('rating').has('1')).toBe(false);
});
