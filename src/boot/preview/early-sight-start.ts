import type { Locale } from '@/domain/languages';
import { marketOf } from '@/domain/market';
import { standIn, type EarlyPage, type PagePlan } from '@/platform/preview/page-plan';
import { startEarly, type Begun } from '@/platform/preview/start-early';
import { leaveWhenOvertaken, localStorageIfAllowed } from '@/platform/session/browser-session-env';
import type { Params } from '@/platform/session/common-params';
import type { DeviceOwners } from '@/platform/session/device-owners';
import { readCopy } from '@/platform/storage/copies';

/** What the first sight of the page is made from, for the script that shows it (src/boot/preview/early-sight.ts). */
function earlyPageOf(
  { market, words }: PagePlan,
  session: Params,
  owners: DeviceOwners,
  locale: Locale,
  begun: readonly Begun[],
): EarlyPage | undefined {
  const owner = owners.nameOf(session);
  if (owner === undefined || !words) return undefined;
  const localStorage = localStorageIfAllowed();
  // Somebody else was here before: this launch is about to follow them.
  const isNew = owners.isOver(owner);
  const isOver = () => !isNew && owners.isOver(owner);
  const [found] = begun.flatMap(({ read: { sight }, inputs, early }) => {
    if (!sight) return [];
    const queryHash = Object.entries(inputs).reduce(
      (hash, [name, value]) => hash.replaceAll(JSON.stringify(standIn(name)), () => JSON.stringify(value)),
      sight.queryHash,
    );
    return [{ read: { ...sight, queryHash }, inputs, early }];
  });
  // What the application would do, were it there already.
  leaveWhenOvertaken(() => !isOver(), window);
  if (!found) return undefined;
  const { stores, key, call, queryHash } = found.read;
  const name = key ? (found.inputs[key.input] ?? '') : `${call}-${queryHash}`;
  return {
    ...found,
    words: words[locale],
    locale,
    market: marketOf(session['pop'], market),
    owner,
    isOver,
    // Records that are still to be deleted lie under another name (`nameOf`).
    stored: stores.map((store) => readCopy(localStorage, owner, store, name)),
  };
}

/* Runs inside the HTML of a page with a first sight, in its head. */
startEarly(earlyPageOf);
