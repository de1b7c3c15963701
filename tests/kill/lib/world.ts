import type { Random } from '@mocks/random';
import { borrowerOf } from '../../e2e/support/scenario';
import type { Browser } from '../../support/browser';
import type { MockServer, Site } from '../../support/site';

type Options = { site: Site; server: MockServer; browser: Browser; profile: string; scenario: string; random: Random };

/** One borrower, one phone, one backend in a scenario: everything that a run works with. */
export async function createWorld({ site, server, browser, profile, scenario, random }: Options) {
  const { launch, order, path: pathOf } = borrowerOf(scenario);
  let current = browser;

  const settings = (body: Record<string, string>) => server.settings(launch.deviceId, body);
  await settings({ demo: scenario, faults: '' });
  return {
    random,
    order,
    profile,
    /** Changes the backend: its scenario, its faults. */
    settings,
    page: () => current.page,
    /** Another browser runs. */
    use: (next: Browser) => void (current = next),
    setOffline: (isOffline: boolean) => current.context.setOffline(isOffline),
    /** Opens a page as the native app does. @param inputs the page's own parameters; an empty one is left out */
    async open(path: string, inputs?: Record<string, string>) {
      await current.page.goto(site.origin + pathOf(path, inputs));
    },
    /** The calls whose path ends like this, oldest first. */
    async received(path: string) {
      return (await server.calls(launch.deviceId)).filter((call) => call.path.endsWith(path));
    },
  };
}

export type World = Awaited<ReturnType<typeof createWorld>>;
