import type { Random } from '@mocks/random';
import type { Page } from '@playwright/test';
import { borrowerOf } from '../../e2e/support/scenario';
import type { Browser } from '../../support/browser';
import type { ServedCall } from '../../support/mock-control';
import type { MockServer, Site } from '../../support/site';

/** One borrower, one phone, one backend: everything that a run works with. */
export type World = {
  readonly random: Random;
  readonly order: ReturnType<typeof borrowerOf>['order'];
  /** Folder of the browser's profile. */
  readonly profile: string;
  /** The page of the browser that runs now. */
  page: () => Page;
  /** Another browser runs. */
  use: (browser: Browser) => void;
  /** Without a network: nothing leaves the page. */
  setOffline: (isOffline: boolean) => Promise<void>;
  /** Opens a page as the native app does. @param inputs the page's own parameters; an empty one is left out */
  open: (path: string, inputs?: Record<string, string>) => Promise<void>;
  /** Changes the backend: its scenario, its faults. */
  settings: (body: Record<string, string>) => Promise<void>;
  /** The calls whose path ends like this, oldest first. */
  received: (path: string) => Promise<ServedCall[]>;
};

type Options = { site: Site; server: MockServer; browser: Browser; profile: string; scenario: string; random: Random };

/** Makes the world of one run, with the backend in a scenario. */
export async function createWorld({ site, server, browser, profile, scenario, random }: Options): Promise<World> {
  const { launch, order, path: pathOf } = borrowerOf(scenario);
  let current = browser;

  const settings = (body: Record<string, string>) => server.settings(launch.deviceId, body);
  await settings({ demo: scenario, faults: '' });
  return {
    random,
    order,
    profile,
    settings,
    page: () => current.page,
    use: (next) => void (current = next),
    setOffline: (isOffline) => current.context.setOffline(isOffline),
    async open(path, inputs) {
      await current.page.goto(site.origin + pathOf(path, inputs));
    },
    async received(path) {
      return (await server.calls(launch.deviceId)).filter((call) => call.path.endsWith(path));
    },
  };
}
