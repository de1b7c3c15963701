import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLocaleStore } from './locale-store';
import type { loadTexts } from './text-rooms';

const load = vi.fn<typeof loadTexts>((locale, rooms) =>
  Promise.resolve(Object.fromEntries(rooms.map((room) => [room, `${room} in ${locale}`]))),
);

beforeEach(() => {
  load.mockClear();
});

describe('the texts of a room', () => {
  it('come when a page enters it, and no sooner', async () => {
    const store = createLocaleStore({ load });
    await store.activateFor('/loanDetails', '1');
    expect(store.i18n._('base')).toBe('base in en');
    expect(store.i18n._('site')).toBe('site');
    await store.enter('site');
    expect(store.i18n._('site')).toBe('site in en');
    expect(store.i18n._('base')).toBe('base in en');
    expect(store.entered()).toEqual(['site']);
  });

  it('come along with every later language', async () => {
    const store = createLocaleStore({ load });
    await store.activateFor('/', undefined);
    await store.enter('legal');
    await store.choose('zh');
    expect(store.i18n._('legal')).toBe('legal in zh');
  });

  it('are fetched once', async () => {
    const store = createLocaleStore({ load });
    await store.activateFor('/', undefined);
    await Promise.all([store.enter('site'), store.enter('site')]);
    expect(load.mock.calls.filter(([, rooms]) => rooms.includes('site'))).toHaveLength(1);
    await store.activateFor('/Policy', undefined);
    expect(store.i18n._('site')).toBe('site in id');
  });

  it('are in the language chosen last, however the packs arrive', async () => {
    const store = createLocaleStore({ load });
    await store.activateFor('/', undefined);
    await Promise.all([store.choose('en'), store.enter('site'), store.choose('zh')]);
    expect(store.i18n.locale).toBe('zh');
    expect(store.i18n._('site')).toBe('site in zh');
  });

  it('can be entered again after they failed to load', async () => {
    const store = createLocaleStore({ load });
    await store.activateFor('/', undefined);
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(store.enter('site')).rejects.toThrow('Failed to fetch');
    expect(store.entered()).toEqual([]);
    await store.enter('site');
    expect(store.i18n._('site')).toBe('site in id');
  });
});
