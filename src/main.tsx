import { createRoot } from 'react-dom/client';
import { App } from './app';
import { createPlatformBridge } from './bridge/create-platform-bridge';
import { createServices } from './create-services';
import { createLocaleStore } from './i18n/locale-store';
import { guardAgainstMissingChunks } from './pwa/missing-chunks';
import { createAppRouter } from './router';
import { createQueryClient } from './services/query-client';
import { browserSessionEnv } from './session/browser-session-env';
import { startSession } from './session/start-session';
import './ui/tokens.css';
import './ui/base.css';

/**
 * Boot: session, then language, then (in the demo) the mock backend, then the page. Nothing here waits for the network
 * except the language pack, and nothing waits for a database.
 */
async function boot(root: HTMLElement): Promise<void> {
  guardAgainstMissingChunks(window);
  const { session, replacedOwner } = startSession(browserSessionEnv());
  const demo = __MOCKS__ ? await startDemoBackend() : undefined;
  const locale = createLocaleStore({ storage: localStorageOf(window), onChange: (tag) => (document.documentElement.lang = tag) });
  const queryClient = createQueryClient();

  const services = createServices({
    session,
    bridge: createPlatformBridge({ window, clientType: session.commonParams()['clientType'] }),
    locale,
    window,
    transport: demo?.transport,
    demo,
    onSignOut: () => {
      queryClient.clear();
      void router.invalidate();
    },
  });
  if (replacedOwner !== null) void services.storage.clearOwner(replacedOwner);

  const router = createAppRouter({ context: { services, queryClient } });
  await locale.activateFor(router.latestLocation.pathname, session.commonParams()['pop']);
  createRoot(root).render(<App services={services} queryClient={queryClient} router={router} />);
}

/** The demo's backend runs in this page; it is not part of any other build. */
async function startDemoBackend() {
  const { startDemo } = await import('@mocks/browser');
  return startDemo({ href: window.location.href, replaceUrl: (href) => window.history.replaceState(window.history.state, '', href) });
}

/** Blocked storage makes even reading the property throw. */
function localStorageOf(source: Window): Storage | undefined {
  try {
    return source.localStorage;
  } catch {
    return undefined;
  }
}

const root = document.getElementById('root');
if (root) void boot(root);
