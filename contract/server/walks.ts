import { createBackend } from '@mocks/backend/create-backend';
import { launchLink } from '@mocks/launch-links';
import { scenarios, type Scenario } from '@mocks/scenarios';
import { lenderDate } from '@/domain/calendar-days';
import type { Transport } from '@/platform/api/http/create-client';
import { parseSearch } from '@/platform/browser/search';
import { commonParams, pick } from '@/platform/session/common-params';
import { walkObserved, type Walked } from './walk-observed';

/** A Wednesday, noon in Jakarta, so that the walk is the same every day. */
const noon = Date.parse('2026-03-04T05:00:00Z');

const origin = 'http://localhost:4173';

type Walks = { name: string } & Walked;

const together = (name: string, walks: readonly Walked[]): Walks => ({
  name,
  observations: walks.flatMap(({ observations }) => observations),
  exchanges: walks.flatMap(({ exchanges }) => exchanges),
  excess: [...new Set(walks.flatMap(({ excess }) => excess))],
});

/**
 * Makes every call of the contract against the mock backend of one scenario; the same requests and answers each time.
 * @param listen wraps the transport, to observe each request
 */
export async function walkScenario(
  scenario: Scenario,
  listen: (transport: Transport) => Transport = (transport) => transport,
): Promise<Walked> {
  const backend = createBackend({ origin, settings: { scenario: scenario.name }, realNow: () => noon });
  const { search } = new URL(launchLink(scenario, `${origin}/`).href);
  const { orderId = '', productId = '', ...params } = parseSearch(search);
  const launch = pick(params, commonParams);
  return walkObserved({
    baseUrl: `${origin}/gateway`,
    transport: listen(backend.respond),
    launch,
    key: { orderId, productId },
    day: { market: scenario.market, today: lenderDate(noon, scenario.market.utcOffset) },
  });
}

/** Checks the mock backend, market by market, without the scenario that sends invalid data on purpose. */
export async function walkMocks(): Promise<Walks[]> {
  const plain = scenarios.filter(({ plan }) => !plan.isHostile);
  const markets = [...new Set(plain.map(({ market }) => market.id))];
  return Promise.all(
    markets.map(async (market) => {
      const walks = await Promise.all(
        plain.filter((scenario) => scenario.market.id === market).map((scenario) => walkScenario(scenario)),
      );
      return together(market, walks);
    }),
  );
}
