import type { QueryClient } from '@tanstack/react-query';
import { type Clock, createClock } from '@/domain/clock';
import type { Transport } from '@/platform/api/http/create-client';
import type { Transport as NativeTransport } from '@/platform/bridge/contract';
import { createBridge } from '@/platform/bridge/create-bridge';
import { yieldToMain } from '@/platform/browser/wait';
import type { loadTexts } from '@/platform/i18n/catalogs';
import { setDocumentLanguage } from '@/platform/i18n/chosen-locale';
import { createLocaleStore } from '@/platform/i18n/locale-store';
import { createPwa } from '@/platform/offline/pwa';
import { createQueryClient } from '@/platform/query/query-client';
import type { Services } from '@/platform/services';
import { browserSessionEnv, leaveWhenOvertaken, localStorageIfAllowed } from '@/platform/session/browser-session-env';
import { startSession } from '@/platform/session/start-session';
import { createServices } from './create-services';

/** Replacements for what the app uses outside the page. */
export type AppEnvironment = {
  /** Makes the calls to the server; else `fetch`. */
  transport?: Transport | undefined;
  /** In which language the server answers; else that of the market. */
  serverLanguage?: Services['serverLanguage'] | undefined;
  /** Takes the messages to the app around the page; else its own object in the page. */
  native?: NativeTransport | undefined;
  /** The app's time; else the device's, corrected by the server's. */
  clock?: Clock | undefined;
  /** Fetches texts; else the catalogs of the product. */
  loadTexts?: typeof loadTexts | undefined;
};

/**
 * Creates the services and the query cache, after the token was removed from the address. Each step is a task of its
 * own, so that the HTML can be scrolled on a slow phone.
 * @param onSessionEnd called when the session has ended and the cache is empty
 */
export async function startServices(
  { transport, serverLanguage, native, clock = createClock(), loadTexts: load }: AppEnvironment,
  onSessionEnd: () => void,
): Promise<{ services: Services; queryClient: QueryClient }> {
  const pwa = createPwa(window);
  const queryClient = createQueryClient();
  const locale = createLocaleStore({
    storage: localStorageIfAllowed(),
    onChange: (tag) => setDocumentLanguage(document, tag),
    load,
  });
  const session = startSession(browserSessionEnv());
  session.subscribe(leaveWhenOvertaken(session.isStillHere, window));
  await yieldToMain();
  const services = createServices({
    session,
    clock,
    bridge: createBridge({ window, clientType: session.commonParams()['clientType'], native }),
    locale,
    pwa,
    window,
    localStorage: localStorageIfAllowed(),
    transport,
    serverLanguage,
    onSessionEnd() {
      queryClient.clear();
      onSessionEnd();
    },
  });
  void services.clearLeavingOwners();
  return { services, queryClient };
}
