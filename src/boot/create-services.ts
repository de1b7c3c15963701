import { appConfig } from '@/config/env';
import { storeNames } from '@/config/stores';
import { createCallLog } from '@/platform/api/http/call-log';
import { createClient, type Transport } from '@/platform/api/http/create-client';
import { requestName, takeEarlyAnswer } from '@/platform/api/http/early-answers';
import { createOpenServerUrl } from '@/platform/bridge/open-server-url';
import { createObservable } from '@/platform/browser/observable';
import type { ShownSwitches } from '@/platform/offline/switches/active-switches';
import type { Services } from '@/platform/services';
import type { SessionStore } from '@/platform/session/session-store';
import { createStorage, type DeviceStorage } from '@/platform/storage/storage';

type Options = Pick<Services, 'session' | 'clock' | 'bridge' | 'locale' | 'pwa'> & {
  /** Navigation, and the answers to the requests of the inline script. */
  window: Pick<Window, 'open' | 'earlyAnswers'> & { location: Pick<Location, 'origin' | 'assign' | 'replace'> };
  /** Absent where the browser refuses it. */
  localStorage?: Storage | undefined;
  transport?: Transport | undefined;
  serverLanguage?: Services['serverLanguage'] | undefined;
  /** Called when the session ends. */
  onSessionEnd: () => void;
};

/**
 * Deletes the records of borrowers who signed out or were replaced (docs/reliability.md). After a failure the next
 * start tries again.
 */
export async function clearFormerOwners(
  session: Pick<SessionStore, 'formerOwners' | 'cleared'>,
  storage: Pick<DeviceStorage, 'clearOwner'>,
): Promise<void> {
  await Promise.all(
    session.formerOwners().map(async (owner) => (await storage.clearOwner(owner)) && session.cleared(owner)),
  );
}

/** Creates the services. It opens no database and sends no request, so that the first page is not delayed. */
export function createServices({
  session,
  clock,
  bridge,
  locale,
  pwa,
  window,
  localStorage,
  transport,
  serverLanguage = 'market',
  onSessionEnd,
}: Options): Services {
  const owner = () => session.current()?.ownerId;
  const storage = createStorage({
    owner: session.recordsOwner,
    now: clock.now,
    stores: storeNames,
    localStorage,
  });
  const calls = createCallLog(clock.now, owner);
  const api = createClient({
    baseUrl: appConfig.apiBaseUrl,
    formHeaders: appConfig.formHeaders,
    jsonHeaders: appConfig.jsonHeaders,
    idempotencyHeader: appConfig.idempotencyHeader,
    commonParams: session.commonParams,
    mayAsk: session.isCurrent,
    onServerTime: clock.synchronize,
    watch: calls.watch,
    earlyAnswer: (url, init) => takeEarlyAnswer(window, requestName(url, init), performance.now()),
    transport,
  });
  const openServerUrl = createOpenServerUrl({
    policy: {
      origin: window.location.origin,
      ownAddresses: [appConfig.apiBaseUrl, appConfig.h5BaseUrl].filter(Boolean),
      trustedHosts: appConfig.trustedHosts,
    },
    commonParams: session.commonParams,
    mayOpen: session.isCurrent,
    window,
  });

  return {
    api,
    calls,
    bridge,
    session,
    serverLanguage,
    storage,
    clock,
    locale,
    pwa,
    switches: createObservable<ShownSwitches | null>(null),
    openServerUrl,
    async signInAgain() {
      session.expire();
      onSessionEnd();
      await bridge.call('logoutToLogin', {});
    },
    async signOut() {
      session.signOut();
      onSessionEnd();
      await clearFormerOwners(session, storage);
      await bridge.call('logoutToLogin', {});
    },
    clearFormerOwners: () => clearFormerOwners(session, storage),
  };
}
