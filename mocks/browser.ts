import type { Transport } from '@/platform/api/http/create-client';
import { createBackend } from './backend/create-backend';
import type { BackendRecord } from './backend/record';
import type { LogEntry } from './backend/request-log';
import type { NewCard } from './db/cards';
import { launchLinks, type LaunchLink } from './launch-links';
import { createPageTransport } from './page/page-transport';
import { syncWorld } from './page/sync-world';
import { openWorldStore } from './page/world-store';
import { readAddress, withoutReset, type Settings } from './settings';

export type DemoOptions = {
  /** Address the page was opened with; its demo parameters are read once. */
  href: string;
  /** The folder of the pages on the host; by default the whole host. */
  basePath?: string;
  /** Replaces the address: `reset=1` is removed after the reset. */
  replaceUrl: (href: string) => void;
  /** Called with the virtual time when it is known and whenever it jumps, epoch milliseconds. */
  onServerTime?: (epochMs: number) => void;
  /** Language of the page on screen: the backend answers in it; else in the market's own. */
  language?: () => string;
};

export type Demo = {
  transport: Transport;
  /** The stored world is there; calls wait for it by themselves. Never rejects. */
  ready: Promise<void>;
  /** Virtual time, epoch milliseconds. */
  now: () => number;
  settings: () => Settings;
  /** One link per scenario, on the origin of the page. */
  launchLinks: readonly LaunchLink[];
  /** A new state replaces the present one. */
  setScenario: (name: string, seed?: number) => Promise<void>;
  /** `+3d`, `-1d`, `+2h`, a point in time; empty for the real time. */
  setClock: (literal: string) => Promise<void>;
  /** As in the address; empty for none. Until the page is reloaded. */
  setFaults: (literal: string) => void;
  /** The present scenario from its beginning. */
  reset: () => Promise<void>;
  /** Due time of the first waiting period of the latest order, epoch milliseconds; `null` if nothing is owed. */
  nextDue: () => number | null;
  /** The money for the latest virtual account arrives now. @returns whether there was one */
  moneyArrives: (orderId?: string) => Promise<boolean>;
  /** The bank has confirmed a new card of the borrower. */
  bindCard: (card: NewCard) => Promise<void>;
  snapshot: () => Promise<BackendRecord>;
  /** @returns whether the record could be read */
  restore: (record: unknown) => Promise<boolean>;
  /** The last 300 calls, oldest first; replaced, never changed. Holds the session: for the screen only. */
  log: () => readonly LogEntry[];
  /** Called when the log changes. @returns stops the calls */
  subscribe: (listener: () => void) => () => void;
  /** Whether the world outlives a reload. */
  isLasting: () => boolean;
};

/** Milliseconds an answer takes in the page: a good mobile network. */
const latencyMs = [80, 250] as const;

/**
 * Starts the mock backend inside this page. Returns at once; the first call waits until the stored state is loaded, or
 * known to be missing.
 * @throws TypeError if `href` is no address
 */
export function startDemo({ href, basePath = '/', replaceUrl, onServerTime, language = () => '' }: DemoOptions): Demo {
  const { wish, reset } = readAddress(href);
  const { origin } = new URL(href);
  const backend = createBackend({ wish, latencyMs, origin, basePath });
  const keeper = syncWorld(backend, openWorldStore());
  const tellTime = () => onServerTime?.(backend.now());
  const ready = keeper.takeUp(wish, reset).then(tellTime);
  if (reset) replaceUrl(withoutReset(href));

  async function control<T>(act: () => T): Promise<T> {
    await ready;
    const result = act();
    tellTime();
    await keeper.saved();
    return result;
  }

  return {
    transport: createPageTransport(backend, keeper, ready, language),
    ready,
    now: backend.now,
    settings: backend.settings,
    launchLinks: launchLinks(origin + basePath),
    setScenario: (scenario, seed) =>
      control(() => backend.apply({ scenario, ...(seed === undefined ? {} : { seed }) })),
    setClock: (clock) => control(() => backend.apply({ clock })),
    setFaults: (faults) => backend.apply({ faults }),
    reset: () => control(backend.reset),
    nextDue: backend.nextDue,
    moneyArrives: (orderId) => control(() => backend.moneyArrives(orderId)),
    bindCard: (card) => control(() => backend.bindCard(card)),
    snapshot: () => control(backend.snapshot),
    restore: (record) => control(() => keeper.replace(record)),
    log: backend.log.entries,
    subscribe: backend.log.subscribe,
    isLasting: keeper.isLasting,
  };
}
