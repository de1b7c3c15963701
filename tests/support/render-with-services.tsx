import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ServicesProvider, type Services } from '@/platform/services';
import { ToastProvider } from '@/ui/toast';
import { servicesOfPage } from './page-services';

/** Renders something with everything it reaches for, but without a router: for pages that only internal builds have. */
export async function renderWithServices(
  children: ReactNode,
  userId: string,
  change: (services: Services) => void = () => undefined,
) {
  const query = new URLSearchParams({ userId, token: 'test', clientType: 'h5' }).toString();
  const { services, queryClient } = servicesOfPage(`${window.location.origin}/?${query}`);
  await services.locale.choose('en');
  change(services);
  const view = render(
    <I18nProvider i18n={services.locale.i18n}>
      <QueryClientProvider client={queryClient}>
        <ServicesProvider services={services}>
          <ToastProvider>{children}</ToastProvider>
        </ServicesProvider>
      </QueryClientProvider>
    </I18nProvider>,
  );
  return { ...view, user: userEvent.setup(), services };
}
