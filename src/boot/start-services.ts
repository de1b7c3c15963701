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

/** What the app reaches outside the page, where that is not the browser's own. */
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
 * Makes the services of this page, and the cache of its queries. The token leaves the address first. From the session
 * on each step is a task of its own: what is in the HTML can be scrolled between them on a slow phone.
 * @param onSessionEnd told when the borrower's session is over; the cache is empty then
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
