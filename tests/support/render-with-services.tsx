import { I18nProvider } from '@lingui/react';
import { createFakeNative } from '@mocks/native/fake-native';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createServices } from '@/boot/create-services';
import { createClock } from '@/domain/clock';
import { createBridge } from '@/platform/bridge/create-bridge';
import { createLocaleStore } from '@/platform/i18n/locale-store';
import { createPwa } from '@/platform/offline/pwa';
import { createQueryClient } from '@/platform/query/query-client';
import { ServicesProvider, type Services } from '@/platform/services';
import { startSession } from '@/platform/session/start-session';
import { ToastProvider } from '@/ui/toast';

/**
 * Renders something with everything it reaches for, but without a router: for pages that only internal builds have.
 * @param userId whose records are read and written
 * @param change takes something away from the services before the first rendering
 */
export async function renderWithServices(
  children: ReactNode,
  userId: string,
  change: (services: Services) => void = () => undefined,
) {
  const href = `${window.location.origin}/?${new URLSearchParams({ userId, token: 'test' }).toString()}`;
  const session = startSession({
    href,
    replaceUrl: () => undefined,
    cookies: { read: () => '', write: () => undefined },
    secure: false,
    folder: '',
  });
  const bridge = createBridge({ window, clientType: 'h5', native: createFakeNative(window).transport });
  const locale = createLocaleStore();
  const queryClient = createQueryClient();
  const services = createServices({
    session,
    clock: createClock(),
    bridge,
    locale,
    pwa: createPwa(window),
    window,
    onSessionEnd: () => queryClient.clear(),
  });
  await locale.choose('en');
  change(services);
  const view = render(
    <I18nProvider i18n={locale.i18n}>
      <QueryClientProvider client={queryClient}>
        <ServicesProvider services={services}>
          <ToastProvider>{children}</ToastProvider>
        </ServicesProvider>
      </QueryClientProvider>
    </I18nProvider>,
  );
  return { ...view, user: userEvent.setup(), services };
}
