import { markets } from '@/domain/market';
import type { loadTexts } from './catalogs';
import { createLocaleStore } from './locale-store';

const load = vi.fn<typeof loadTexts>((locale, catalogs) =>
  Promise.resolve(Object.fromEntries(catalogs.map((catalog) => [catalog, `${catalog} in ${locale}`]))),
);

beforeEach(() => void load.mockClear());

/** The next texts are loaded when the returned function is called with them. */
function holdNextLoad(): (messages: Record<string, string>) => void {
  let answer: (messages: Record<string, string>) => void = () => undefined;
  load.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  return (messages) => answer(messages);
}

/** The texts of a page in Indonesia, in its first language. */
async function openStore() {
  const store = createLocaleStore({ load });
  await store.activateFor(markets.indonesia);
  return store;
}

describe('the texts of a catalog', () => {
  it('are loaded when a page needs them', async () => {
    const store = createLocaleStore({ load });
    await store.activateFor(markets.india);
    expect(store.i18n._('base')).toBe('base in en');
    expect(store.i18n._('site')).toBe('site');
    await store.loadCatalog('site');
    expect(store.i18n._('site')).toBe('site in en');
    expect(store.i18n._('base')).toBe('base in en');
    expect(store.loadedCatalogs()).toEqual(['site']);
  });

  it('do not render the page again when they are loaded', async () => {
    const store = await openStore();
    const renderAgain = vi.fn<() => void>();
    store.i18n.on('change', renderAgain);
    await store.loadCatalog('site');
    expect(store.i18n._('site')).toBe('site in id');
    expect(renderAgain).not.toHaveBeenCalled();
  });

  it('are fetched once', async () => {
    const store = await openStore();
    await Promise.all([store.loadCatalog('site'), store.loadCatalog('site')]);
    expect(load.mock.calls.filter(([, catalogs]) => catalogs.includes('site'))).toHaveLength(1);
    await store.activateFor(markets.indonesia);
    expect(store.i18n._('site')).toBe('site in id');
  });

  it('are in the language chosen last, in whatever order the files arrive', async () => {
    const store = await openStore();
    await Promise.all([store.choose('en'), store.loadCatalog('site'), store.choose('zh')]);
    expect(store.i18n.locale).toBe('zh');
    expect(store.i18n._('site')).toBe('site in zh');
  });

  it('do not wait for those of another catalog', async () => {
    const store = await openStore();
    await store.loadCatalog('site');
    load.mockImplementationOnce(() => new Promise(() => undefined));
    void store.loadCatalog('legal');
    await store.activateFor(markets.indonesia);
    await store.loadCatalog('site');
    await store.loadCatalog('chat');
    expect(store.i18n._('chat')).toBe('chat in id');
    expect(store.loadedCatalogs()).toEqual(['site', 'chat']);
  });

  it('are loaded in a language that is chosen while they load', async () => {
    const store = await openStore();
    const answer = holdNextLoad();
    const coming = store.loadCatalog('site');
    await store.choose('zh');
    answer({ site: 'site in id' });
    await coming;
    expect(store.i18n._('site')).toBe('site in zh');
  });

  it('that load while a language loads are loaded in that language too', async () => {
    const store = await openStore();
    const answer = holdNextLoad();
    const change = store.choose('zh');
    await vi.waitFor(() => expect(load).toHaveBeenCalledWith('zh', ['base']));
    await store.loadCatalog('site');
    expect(store.i18n._('site')).toBe('site in id');
    answer({ base: 'base in zh' });
    await change;
    expect(store.i18n._('site')).toBe('site in zh');
  });

  it('can be loaded again after they failed to load', async () => {
    const store = await openStore();
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(store.loadCatalog('site')).rejects.toThrow('Failed to fetch');
    expect(store.loadedCatalogs()).toEqual([]);
    await store.loadCatalog('site');
    expect(store.i18n._('site')).toBe('site in id');
  });
});
