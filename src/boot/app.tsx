import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { AppContext } from '@/services/router-context';
import { ServicesProvider } from '@/services/services';
import { ToastProvider } from '@/ui/toast';
import type { AppRouter } from './router';

type Props = AppContext & { router: AppRouter };

/** The whole app: everything a screen reaches for, around the router. */
export function App({ services, queryClient, router }: Props) {
  return (
    <I18nProvider i18n={services.locale.i18n}>
      <QueryClientProvider client={queryClient}>
        <ServicesProvider services={services}>
          <ToastProvider>
            <RouterProvider router={router} />
          </ToastProvider>
        </ServicesProvider>
      </QueryClientProvider>
    </I18nProvider>
  );
}
