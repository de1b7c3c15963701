import { createContext, type ReactNode, use } from 'react';
import type { Clock } from '@/domain/clock';
import type { CallLog } from '@/platform/api/http/call-log';
import type { ApiClient } from '@/platform/api/http/create-client';
import type { Bridge } from '@/platform/bridge/contract';
import type { OpenServerUrl } from '@/platform/bridge/open-server-url';
import { type createObservable, useObservable } from '@/platform/browser/observable';
import type { LocaleStore } from '@/platform/i18n/locale-store';
import type { Pwa } from '@/platform/offline/pwa';
import type { UnsavedWork } from '@/platform/offline/reload';
import type { ShownSwitches } from '@/platform/offline/switches/active-switches';
import type { SessionStore } from '@/platform/session/session-store';
import type { DeviceStorage } from '@/platform/storage/storage';

/** The dependencies of screens and loaders, created once (src/boot/create-services.ts). Tests pass their own. */
export type Services = {
  api: ApiClient;
  calls: CallLog;
  bridge: Bridge;
  session: SessionStore;
  /** The language of the server's answers: that of the page's market, or the one on screen. */
  serverLanguage: 'market' | 'page';
  storage: DeviceStorage;
  clock: Clock;
  locale: LocaleStore;
  /** The only way to open an address that a server sent. */
  openServerUrl: OpenServerUrl;
  pwa: Pwa;
  unsavedWork: UnsavedWork;
  /** The operator's switches (decision 69, switches from outside); null if none is active, `undefined` if unknown. */
  switches: ReturnType<typeof createObservable<ShownSwitches | null | undefined>>;
  /** After the server ended the session: ends it here, keeps the records, and opens the native sign-in. */
  signInAgain: () => Promise<void>;
  /** Ends the session, deletes the borrower's records, and opens the native sign-in. */
  signOut: () => Promise<void>;
};

const ServicesContext = createContext<Services | null>(null);

/** Provides the services to all screens. */
export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

/** @throws Error outside a ServicesProvider */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesProvider');
  return services;
}

/** The operator's switches at this moment; null if none is active, `undefined` if they are not known yet. */
export function useSwitches(): ShownSwitches | null | undefined {
  const { switches } = useServices();
  return useObservable(switches);
}
