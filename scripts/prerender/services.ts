// Used by the build: the services of screens that are rendered, without a phone or a network.
import { appConfig } from '@/config/env';
import { storeNames } from '@/config/stores';
import { createClock } from '@/domain/clock';
import type { Locale } from '@/domain/languages';
import { createCallLog } from '@/platform/api/http/call-log';
import { createClient, type ApiClient } from '@/platform/api/http/create-client';
import type { Bridge } from '@/platform/bridge/contract';
import { createObservable } from '@/platform/browser/observable';
import { createLocaleStore } from '@/platform/i18n/locale-store';
import type { ShownSwitches } from '@/platform/offline/switches/active-switches';
import type { Services } from '@/platform/services';
import type { Params } from '@/platform/session/common-params';
import { ownersOfDevice } from '@/platform/session/device-owners';
import { createSessionStore } from '@/platform/session/session-store';
import { createStorage } from '@/platform/storage/storage';

const noBridge: Bridge = {
  platform: () => 'browser',
  call: () => Promise.resolve({ status: 'fallback' }),
  subscribeNotices: () => () => undefined,
};

/**
 * The services of screens that are rendered at build time: without storage and native app.
 * @param launch parameters of a launch; with a token the skeletons of a borrower's pages can be rendered
 * @param api replaces the server; without it each call throws
 */
export function prerenderServices(locale: Locale, launch: Params = {}, api?: ApiClient): Services {
  return {
    api:
      api ??
      createClient({
        baseUrl: appConfig.apiBaseUrl,
        formHeaders: appConfig.formHeaders,
        jsonHeaders: appConfig.jsonHeaders,
        commonParams: () => ({}),
        transport: ({ url }) => Promise.reject(new Error(`A prerendered page called ${url}`)),
      }),
    bridge: noBridge,
    calls: createCallLog(Date.now, () => undefined),
    session: createSessionStore(launch, () => undefined, ownersOfDevice(undefined)),
    storage: createStorage({ owner: () => undefined, now: Date.now, stores: storeNames }),
    serverLanguage: 'market',
    clock: createClock(),
    locale: createLocaleStore({ storage: { getItem: () => locale, setItem: () => undefined } }),
    openServerUrl: () => 'refused',
    pwa: { worker: null, install: null },
    unsavedWork: { isThere: () => false },
    switches: createObservable<ShownSwitches | null | undefined>(undefined),
    signInAgain: () => Promise.resolve(),
    signOut: () => Promise.resolve(),
  };
}
