import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { messages } from './messages';
import { routeTree } from './routeTree.gen';
import './floor.css';

const queryClient = new QueryClient();
i18n.loadAndActivate({ locale: 'id', messages });
const router = createRouter({ routeTree, context: { queryClient } });

createRoot(document.getElementById('root')).render(
  <I18nProvider i18n={i18n}>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </I18nProvider>,
);

if (__WORKER__) {
  addEventListener('load', () => {
    // Under Trusted Types a worker's address needs a policy.
    const policy = globalThis.trustedTypes?.createPolicy('default', { createScriptURL: (url) => url });
    void navigator.serviceWorker.register(policy ? policy.createScriptURL('/sw.js') : '/sw.js');
  });
}
