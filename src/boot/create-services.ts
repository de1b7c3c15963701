import type { QueryClient } from '@tanstack/react-query';
import { appConfig } from '@/config/env';
import { storeNames } from '@/config/stores';
import { type Clock, createClock } from '@/domain/clock';
import { createReadings } from '@/features/pay/records/readings';
import { createCallLog } from '@/platform/api/http/call-log';
import { createClient, type Transport } from '@/platform/api/http/create-client';
import { requestName, takeEarlyAnswer } from '@/platform/api/http/early-answers';
import type { NativeTransport } from '@/platform/bridge/contract';
import { createBridge } from '@/platform/bridge/create-bridge';
import { isWebview } from '@/platform/bridge/native-object';
import { createOpenServerUrl } from '@/platform/bridge/open-server-url';
import { createObservable } from '@/platform/browser/observable';
import { atMost, yieldToMain } from '@/platform/browser/wait';
import type { loadTexts } from '@/platform/i18n/catalogs';
import { setDocumentLanguage } from '@/platform/i18n/chosen-locale';
import { createLocaleStore } from '@/platform/i18n/locale-store';
import { createPwa } from '@/platform/offline/pwa';
import { holdsLock, watchUnsavedWork } from '@/platform/offline/reload';
import type { ShownSwitches } from '@/platform/offline/switches/active-switches';
import { createQueryClient } from '@/platform/query/query-client';
import type { Services } from '@/platform/services';
import { browserSessionEnv, reloadWhenReplaced, localStorageIfAllowed } from '@/platform/session/browser-session-env';
import type { SessionStore } from '@/platform/session/session-store';
import { startSession } from '@/platform/session/start-session';
import { createStorage, type DeviceStorage } from '@/platform/storage/storage';
import { keepOnlyOf } from '@/platform/storage/tab-memory';

type Options = Pick<Services, 'session' | 'clock' | 'bridge' | 'locale' | 'pwa' | 'serverLanguage'> & {
  queryClient: QueryClient;
  /** Navigation, and the answers to the requests of the inline script. */
  window: Pick<Window, 'open' | 'earlyAnswers'> & { location: Pick<Location, 'origin' | 'assign' | 'replace'> };
  /** Absent where the browser refuses it. */
  localStorage?: Storage | undefined;
  transport?: Transport | undefined;
  /** Called when the session has ended and the cache is empty. */
  onSessionEnd: () => void;
};

/** Signing out waits at most so long for the deletion, milliseconds. */
const deletionMs = 5_000;

/** Deletes what is stored for borrowers who left (docs/reliability.md), and in this tab; the next start tries again. */
export async function clearFormerOwners(
  session: Pick<SessionStore, 'deviceOwner' | 'formerOwners' | 'cleared'>,
  storage: Pick<DeviceStorage, 'clearOwner'>,
): Promise<void> {
  keepOnlyOf(session.deviceOwner());
  await Promise.all(
    session.formerOwners().map(async (owner) => (await storage.clearOwner(owner)) && session.cleared(owner)),
  );
}

/** Creates the services. It opens no database and sends no request, so that the first page is not delayed. */
export function createServices({
  queryClient,
  window,
  localStorage,
  transport,
  onSessionEnd,
  ...parts
}: Options): Services {
  const { session, clock, bridge } = parts;
  const owner = () => session.current()?.ownerId;
  const storage = createStorage({ owner: session.recordsOwner, now: clock.now, stores: storeNames, localStorage });
  const unsavedWork = watchUnsavedWork(document, () => queryClient.isMutating() > 0 || holdsLock(storage));
  const calls = createCallLog(clock.now, owner);
  const noteReading = createReadings(() => ({ api, storage, clock, session, queryClient }));
  const api = createClient({
    baseUrl: appConfig.apiBaseUrl,
    formHeaders: appConfig.formHeaders,
    jsonHeaders: appConfig.jsonHeaders,
    idempotencyHeader: appConfig.idempotencyHeader,
    commonParams: session.commonParams,
    mayAsk: session.isCurrent,
    onServerTime: clock.synchronize,
    watch(call, reply, request) {
      calls.watch(call, reply);
      void noteReading(call, reply, request);
    },
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
    isInApp: () => bridge.platform() !== 'browser' || isWebview(navigator.userAgent),
    window,
  });

  return {
    ...parts,
    api,
    calls,
    storage,
    unsavedWork,
    switches: createObservable<ShownSwitches | null | undefined>(undefined),
    openServerUrl,
    async signInAgain() {
      session.expire();
      queryClient.clear();
      onSessionEnd();
      await bridge.call('logoutToLogin', {});
    },
    async signOut() {
      session.signOut();
      queryClient.clear();
      onSessionEnd();
      // A phone whose database hangs deletes at the next start.
      await atMost(deletionMs, clearFormerOwners(session, storage));
      await bridge.call('logoutToLogin', {});
    },
  };
}

/** Replacements for what the app uses outside the page. */
export type AppEnvironment = {
  /** Sends requests; default: `fetch`. */
  transport?: Transport | undefined;
  /** Language of the server's answers; default: that of the market. */
  serverLanguage?: Services['serverLanguage'] | undefined;
  /** Passes messages to the native app; default: the object that the app puts into the page. */
  native?: NativeTransport | undefined;
  /** The app's time; default: the device's, corrected by the server's. */
  clock?: Clock | undefined;
  /** Loads texts; default: the catalogs of the product. */
  loadTexts?: typeof loadTexts | undefined;
};

/** Creates services and cache; yields once, so that a slow phone can scroll. `onSessionEnd`: with an empty cache. */
export async function startServices(
  { transport, serverLanguage = 'market', native, clock = createClock(), loadTexts: load }: AppEnvironment,
  onSessionEnd: () => void,
): Promise<{ services: Services; queryClient: QueryClient }> {
  // From here on the inline script asks for nothing: a question that it has sent is in `earlyAnswers`.
  if (window.previewInput) window.previewInput.ask = undefined;
  const pwa = createPwa(window);
  const queryClient = createQueryClient();
  const locale = createLocaleStore({
    storage: localStorageIfAllowed(),
    onChange: (tag) => setDocumentLanguage(document, tag),
    load,
  });
  const session = startSession(browserSessionEnv());
  session.subscribe(reloadWhenReplaced(session.isCurrent, window));
  await yieldToMain();
  const services = createServices({
    session,
    clock,
    bridge: createBridge({ window, clientType: session.commonParams()['clientType'], native }),
    locale,
    pwa,
    queryClient,
    window,
    localStorage: localStorageIfAllowed(),
    transport,
    serverLanguage,
    onSessionEnd,
  });
  // Not awaited: it opens databases, and the first page does not need the result.
  void clearFormerOwners(session, services.storage);
  return { services, queryClient };
}
