import { createFakeNative } from '@mocks/native/fake-native';
import { refetchWhenReachable } from '@/boot/background-work';
import { clearFormerOwners, createServices } from '@/boot/create-services';
import { createClock } from '@/domain/clock';
import { createBridge } from '@/platform/bridge/create-bridge';
import { createLocaleStore } from '@/platform/i18n/locale-store';
import { createPwa } from '@/platform/offline/pwa';
import { createQueryClient } from '@/platform/query/query-client';
import { startSession } from '@/platform/session/start-session';

type Parts = Partial<
  Pick<
    Parameters<typeof createServices>[0],
    'bridge' | 'clock' | 'locale' | 'localStorage' | 'window' | 'transport' | 'onSessionEnd'
  >
>;

/**
 * The services of a page, as its start makes them: real session, storage and query cache, the fake native app behind
 * the bridge.
 * @returns them, with `cleanHref`: the address without its secrets
 */
export function servicesOfPage(href: string, { clock = createClock(), window: page = window, ...parts }: Parts = {}) {
  let cleanHref = href;
  const replaceUrl = (next: string) => (cleanHref = next);
  const cookies = { cookie: '' };
  const session = startSession({ href, replaceUrl, cookies, secure: false, folder: '' });
  const native = createFakeNative(window);
  const queryClient = createQueryClient();
  const services = createServices({
    session,
    clock,
    bridge: createBridge({ window, clientType: session.commonParams()['clientType'], native: native.transport }),
    locale: createLocaleStore(),
    pwa: createPwa(window),
    serverLanguage: 'market',
    queryClient,
    window: page,
    onSessionEnd: () => undefined,
    ...parts,
  });
  refetchWhenReachable(queryClient);
  void clearFormerOwners(session, services.storage);
  return { services, native, queryClient, cleanHref };
}
