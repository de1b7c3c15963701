// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { keepInTab, readTab } from './tab-memory';

beforeEach(() => sessionStorage.clear());

it('keeps a text until it is forgotten', () => {
  expect(readTab('a')).toBeNull();
  expect(keepInTab('a', 'text')).toBe(true);
  expect(readTab('a')).toBe('text');
  expect(keepInTab('a', null)).toBe(true);
  expect(readTab('a')).toBeNull();
});

it('says when storage is full', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockThrow(new DOMException('full', 'QuotaExceededError'));
  expect(keepInTab('a', 'text')).toBe(false);
});

it('knows nothing where storage is blocked', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockThrow(new DOMException('blocked', 'SecurityError'));
  expect(readTab('a')).toBeNull();
  expect(keepInTab('a', 'text')).toBe(false);
});
