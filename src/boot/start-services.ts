import type { QueryClient } from '@tanstack/react-query';
import { type Clock, createClock } from '@/domain/clock';
import type { Transport } from '@/platform/api/http/create-client';
import type { NativeTransport } from '@/platform/bridge/contract';
import { createBridge } from '@/platform/bridge/create-bridge';
import { yieldToMain } from '@/platform/browser/wait';
import type { loadTexts } from '@/platform/i18n/catalogs';
import { setDocumentLanguage } from '@/platform/i18n/chosen-locale';
import { createLocaleStore } from '@/platform/i18n/locale-store';
import { createPwa } from '@/platform/offline/pwa';
import { createQueryClient } from '@/platform/query/query-client';
import type { Services } from '@/platform/services';
import { browserSessionEnv, reloadWhenReplaced, localStorageIfAllowed } from '@/platform/session/browser-session-env';
import { startSession } from '@/platform/session/start-session';
import { createServices } from './create-services';

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

/**
 * Creates the services and the query cache, after the token was removed from the address. It yields once, after the
 * session is created, so that a slow phone can scroll the HTML in between.
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
  session.subscribe(reloadWhenReplaced(session.isCurrent, window));
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
  // Not awaited: it opens databases, and the first page does not need the result.
  void services.clearFormerOwners();
  return { services, queryClient };
}
