import { createStore, get, type UseStore } from 'idb-keyval';
import type { Locale } from '@/domain/languages';
import { marketOf } from '@/domain/market';
import { localStorageIfAllowed, reloadWhenOver } from '@/session/browser-session-env';
import type { Params } from '@/session/common-params';
import { createDeviceOwners } from '@/session/device-owners';
import { ownerOf } from '@/session/owner-id';
import { databaseName } from '@/storage/storage';
import { standIn, type EarlyPage, type PagePlan } from './page-plan';
import { startEarly, type Begun } from './start-early';

type Stores = ReadonlyMap<string, Promise<UseStore>>;

async function openStore(name: string): Promise<UseStore> {
  const store = createStore(databaseName(name), 'records');
  // The library opens it with the first transaction.
  await store('readonly', () => undefined);
  return store;
}

function openStores({ reads }: PagePlan): Stores {
  const names = new Set(reads.flatMap(({ sight }) => sight?.stores ?? []));
  return new Map(
    [...names].map((name) => {
      const opened = openStore(name);
      // Whoever reads it learns of it; a phone that refuses has kept nothing.
      opened.catch(() => undefined);
      return [name, opened];
    }),
  );
}

/** Begins to read what lies in the stores of a page's first sight. */
async function readStores(
  { stores, key, call, queryHash }: EarlyPage['read'],
  inputs: Params,
  owner: string,
  opened: Stores,
): Promise<unknown[]> {
  const name = key ? (inputs[key.input] ?? '') : `${call}-${queryHash}`;
  return await Promise.all(stores.map(async (store) => get<unknown>([owner, 'record', name], await opened.get(store))));
}

/** What the first sight of the page is made from, for the script that shows it (src/prerender/early-sight.ts). */
function earlyPageOf(
  { market, words }: PagePlan,
  opened: Stores,
  session: Params,
  locale: Locale,
  begun: readonly Begun[],
): EarlyPage | undefined {
  const owner = ownerOf(session);
  if (owner === undefined || !words) return undefined;
  const owners = createDeviceOwners(localStorageIfAllowed());
  // Somebody else was here before: this launch is about to follow them.
  const isNew = owners.isOver(owner);
  const [found] = begun.flatMap(({ read: { sight }, inputs, early }) => {
    if (!sight) return [];
    const queryHash = Object.entries(inputs).reduce(
      (hash, [name, value]) => hash.replaceAll(JSON.stringify(standIn(name)), () => JSON.stringify(value)),
      sight.queryHash,
    );
    return [{ read: { ...sight, queryHash }, inputs, early }];
  });
  // What the application would do, were it there already.
  reloadWhenOver({ isOver: () => owners.isOver(owner) }, window);
  if (!found) return undefined;
  // Whose records are still to be deleted is shown none of them.
  const stored = owners.leaving().includes(owner)
    ? Promise.resolve(null)
    : readStores(found.read, found.inputs, owner, opened);
  stored.catch(() => undefined);
  return {
    ...found,
    words: words[locale],
    locale,
    market: marketOf(session['pop'], market),
    owner,
    isOver: () => !isNew && owners.isOver(owner),
    stored,
  };
}

/* Runs inside the HTML of a page with a first sight, in its head. */
startEarly((plan) => {
  const opened = openStores(plan);
  return (...known) => earlyPageOf(plan, opened, ...known);
});
