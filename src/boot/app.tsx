import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import type { AppContext } from '@/platform/router-context';
import { ServicesProvider } from '@/platform/services';
import { ToastProvider } from '@/ui/toast';
import type { AppRouter } from './router';

/**
 * What a program around the app renders beside its pages; it has all that they have, except the router's own context.
 */
export type AppLayer = ComponentType<{ router: AppRouter; children: ReactNode }>;

type Props = AppContext & {
  router: AppRouter;
  /** Around the pages; it must render them at first as if it were not there: they may be in the HTML already. */
  layer?: AppLayer | undefined;
};

/** The whole app: everything a screen reaches for, around the router. */
export function App({ services, queryClient, router, layer: Layer }: Props) {
  const pages = <RouterProvider router={router} />;
  return (
    <I18nProvider i18n={services.locale.i18n}>
      <QueryClientProvider client={queryClient}>
        <ServicesProvider services={services}>
          <ToastProvider>{Layer ? <Layer router={router}>{pages}</Layer> : pages}</ToastProvider>
        </ServicesProvider>
      </QueryClientProvider>
    </I18nProvider>
  );
}
