// @vitest-environment jsdom
import { createShownOnce, forgetPerson, personalPrefix, storeInTab, readTab } from './tab-memory';

const name = `${personalPrefix}a`;

it('stores a text until it is removed', () => {
  expect(readTab(name)).toBeNull();
  expect(storeInTab(name, 'text')).toBe(true);
  expect(readTab(name)).toBe('text');
  expect(storeInTab(name, null)).toBe(true);
  expect(readTab(name)).toBeNull();
});

it('has a text that did not fit until the page ends, or the person leaves', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem');
  setItem.mockThrow(new DOMException('full', 'QuotaExceededError'));
  expect([storeInTab(name, 'text'), readTab(name)]).toEqual([false, 'text']);
  setItem.mockRestore();
  expect([storeInTab(name, 'next'), readTab(name), sessionStorage.getItem(name)]).toEqual([true, 'next', 'next']);
  setItem.mockThrow(new DOMException('full', 'QuotaExceededError'));
  storeInTab(name, 'last');
  forgetPerson();
  expect(readTab(name)).toBeNull();
});

it('has other texts that did not fit also after the person has left', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockThrow(new DOMException('full', 'QuotaExceededError'));
  storeInTab('reloads', '1');
  forgetPerson();
  expect(readTab('reloads')).toBe('1');
  storeInTab('reloads', null);
});

it('stores nothing if storage is blocked', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockThrow(new DOMException('blocked', 'SecurityError'));
  expect(readTab(name)).toBeNull();
  expect(storeInTab(name, 'text')).toBe(false);
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
