import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { ServicesProvider } from '@/platform/services';
import { ToastProvider } from '@/ui/toast';
import type { AppRouter, RunningApp } from './router';

/** Rendered around the pages by the demo or the desk; it is outside the router. */
export type AppLayer = ComponentType<{ router: AppRouter; children: ReactNode }>;

type Props = RunningApp & {
  /** Its first rendering must show only the pages, because they may be in the HTML. */
  layer?: AppLayer | undefined;
};

/** The router with all contexts of the screens. */
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
