import { launchLinks } from '@mocks/launch-links';

/** What a scenario's launch link says about its order. */
export type ScenarioOrder = { productId: string; orderId: string; pop: string | undefined };

/**
 * The order of a scenario.
 * @throws Error when there is no such scenario
 */
export function orderOf(scenario: string): ScenarioOrder {
  const link = launchLinks('http://localhost/').find((candidate) => candidate.scenario === scenario);
  if (!link) throw new Error(`There is no scenario "${scenario}"`);
  const { searchParams } = new URL(link.href);
  const read = (name: string) => searchParams.get(name) ?? '';
  return { productId: read('productId'), orderId: read('orderId'), pop: searchParams.get('pop') ?? undefined };
}
