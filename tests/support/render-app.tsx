import { createMockServer, type MockServer, type MockServerOptions } from '@mocks/node';
import { createMemoryHistory, type AnyRoute } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '@/boot/app';
import { createAppRouter, showSessionEnd } from '@/boot/router';
import { type Clock, createClock } from '@/domain/clock';
import type { Locale } from '@/domain/languages';
import { parseSearch } from '@/platform/browser/search';
import type { AppConfig } from '../../config/env-schema';
import { launchLinkOf } from './launch-link';
import { networkOfTest, waitWithoutHeld } from './network';
import { servicesOfPage } from './page-services';

// Pages are fetched when they are first opened, and what joins them later when it is first seen. Here all of it comes
// before any test begins: the time of a test is limited.
const routes = import.meta.glob<{ Route: AnyRoute }>(['../../src/routes/**/*.tsx', '!**/-*'], { eager: true });
import.meta.glob(['../../src/routes/**/-*.tsx', '!**/*.test.tsx'], { eager: true });
await Promise.all(Object.values(routes).map(async ({ Route }) => Route.options.component?.preload?.()));

/** Starts the mock backend for the tests of a file; each test begins with an untouched world. */
export function useMockServer(options: MockServerOptions = {}): MockServer {
  const server = createMockServer(options);
  beforeAll(() => {
    server.listen();
    waitWithoutHeld(() => server.lender.held());
  });
  beforeEach(() => server.reset());
  afterAll(() => server.close());
  return server;
}

/**
 * For the tests of one page: the mock backend, and a way to open the page.
 * @returns `open` begins a new world of a scenario, with faults if any, and opens the page in it
 */
export function useScreen(path: string, scenarioOfFile = 'due-today') {
  const server = useMockServer({ scenario: scenarioOfFile });
  async function open(
    scenario = scenarioOfFile,
    { faults = '', ...options }: Omit<RenderOptions, 'scenario'> & { faults?: string } = {},
  ) {
    server.reset({ scenario, faults });
    return renderApp(path, { scenario, ...options });
  }
  return { server, open };
}

/** The launch parameters of a scenario's own launch link: who, which order. */
export const launchOf = (scenario: string): Record<string, string> => parseSearch(launchLinkOf(scenario).search);

type RenderOptions = {
  scenario?: string;
  /** Page inputs, added to or taken from (undefined) the launch. */
  search?: Record<string, string | undefined>;
  routeOverrides?: AppConfig['routeOverrides'];
  /** The language that the person has chosen; null: none, each page speaks that of its market. */
  locale?: Locale | null;
  /** Whose time the app takes for the phone's; else the machine's. */
  clock?: Clock;
  /** What addresses that leave the page are opened with, where the test's window would only complain. */
  leaveBy?: Partial<Pick<Window, 'open'> & Pick<Location, 'assign' | 'replace'>>;
  /** What the test has instead of the machine: a network, texts. */
  parts?: Parameters<typeof servicesOfPage>[1];
};

/**
 * Opens a page as the native app does: real router, real query cache, real session and storage, the mock backend behind
 * `fetch`, the fake native app behind the bridge. Texts are English (source) whatever the market,
 * unless a language is chosen.
 * @param path internal path, e.g. `/loanDetails`
 */
export async function renderApp(
  path: string,
  {
    scenario = 'due-today',
    search = {},
    routeOverrides = {},
    locale: language = 'en',
    clock = createClock(),
    leaveBy = {},
    parts = {},
  }: RenderOptions = {},
) {
  const params = Object.entries({ ...launchOf(scenario), ...search }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const href = `${window.location.origin}${path}?${new URLSearchParams(params).toString()}`;
  const { services, native, queryClient, cleanHref } = servicesOfPage(href, {
    clock,
    window: {
      open: leaveBy.open ?? ((...address) => window.open(...address)),
      location: {
        origin: window.location.origin,
        assign: leaveBy.assign ?? ((address) => window.location.assign(address)),
        replace: leaveBy.replace ?? ((address) => window.location.replace(address)),
      },
    },
    transport: parts.transport ?? networkOfTest(),
    localStorage: window.localStorage,
    onSessionEnd: () => showSessionEnd(router),
    ...parts,
  });
  if (language !== null) await services.locale.choose(language);
  const { pathname, search: query } = new URL(cleanHref);
  const history = createMemoryHistory({ initialEntries: [pathname + query] });
  const router = createAppRouter({ context: { services, queryClient }, history, routeOverrides });
  await router.load();
  const view = render(<App services={services} queryClient={queryClient} router={router} />);
  // A test may end on its way to another page. That page must not be rendered later, when the window is already gone.
  onTestFinished(() => {
    router.startTransition = () => Promise.resolve(false);
  });

  return {
    ...view,
    user: userEvent.setup(),
    router,
    services,
    queryClient,
    native,
    history,
    address: () => ({
      path: router.latestLocation.pathname,
      search: { ...parseSearch(router.latestLocation.searchStr) },
    }),
  };
}
