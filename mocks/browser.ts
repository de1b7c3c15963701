import type { Transport } from '@/platform/api/http/create-client';
import { createBackend } from './backend/create-backend';
import type { BackendRecord } from './backend/record';
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
  /** Language of the page on screen, in which the backend answers; by default that of the market. */
  language?: () => string;
};

export type Demo = {
  transport: Transport;
  /** Resolves when the stored state is loaded; calls wait for it. Never rejects. */
  ready: Promise<void>;
  /** Virtual time, epoch milliseconds. */
  now: () => number;
  settings: () => Settings;
  /** One link per scenario, on the origin of the page. */
  launchLinks: readonly LaunchLink[];
  /** Due time of the first waiting period of the latest order, epoch milliseconds; `null` if nothing is owed. */
  nextDue: () => number | null;
  /** The money for the latest virtual account arrives now. @returns whether there was one */
  moneyArrives: (orderId?: string) => Promise<boolean>;
  /** The bank has confirmed a new card of the borrower. */
  bindCard: (card: NewCard) => Promise<void>;
  snapshot: () => Promise<BackendRecord>;
  /** @returns whether the record could be read */
  restore: (record: unknown) => Promise<boolean>;
  /** Whether the state is stored over a reload. */
  isLasting: () => boolean;
};

/** Duration of an answer in the page, milliseconds: a good mobile network. */
const latencyMs = [80, 250] as const;

/**
 * Starts the mock backend inside this page. Returns at once; the first call waits until the stored state is loaded, or
 * known to be missing.
 * @throws TypeError if `href` is not an address
 */
export function startDemo({ href, basePath = '/', replaceUrl, onServerTime, language = () => '' }: DemoOptions): Demo {
  const { settings, reset } = readAddress(href);
  const { origin } = new URL(href);
  const backend = createBackend({ settings, latencyMs, origin, basePath });
  const sync = syncWorld(backend, openWorldStore());
  const tellTime = () => onServerTime?.(backend.now());
  const ready = sync.takeUp(settings, reset).then(tellTime);
  if (reset) replaceUrl(withoutReset(href));

  async function control<T>(act: () => T | Promise<T>): Promise<T> {
    await ready;
    const result = await act();
    tellTime();
    await sync.saved();
    return result;
  }

  return {
    transport: createPageTransport(backend, sync, ready, language),
    ready,
    now: backend.now,
    settings: backend.settings,
    launchLinks: launchLinks(origin + basePath),
    nextDue: backend.nextDue,
    moneyArrives: (orderId) => control(() => backend.moneyArrives(orderId)),
    bindCard: (card) => control(() => backend.bindCard(card)),
    snapshot: () => control(backend.snapshot),
    restore: (record) => control(() => sync.replace(record)),
    isLasting: sync.isLasting,
  };
}
