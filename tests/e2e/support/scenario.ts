import { launchLinkOf } from '../../support/launch-link';
import { launchUrl, newLaunch } from './launch';

/** The order of a scenario. @throws Error when there is no such scenario */
export function orderOf(scenario: string) {
  const { searchParams } = launchLinkOf(scenario);
  const read = (name: string) => searchParams.get(name) ?? '';
  return { productId: read('productId'), orderId: read('orderId'), pop: searchParams.get('pop') ?? undefined };
}

/**
 * A borrower, no one else's unless told, whose order is that of a scenario.
 * @returns also `path`: how the native app opens a page for them, relative to a server; an empty input is left out
 */
export function borrowerOf(scenario: string, who = newLaunch()) {
  const order = orderOf(scenario);
  const launch = { ...who, pop: order.pop };
  return {
    launch,
    order,
    path: (page: string, inputs: Record<string, string> = {}): string => {
      const all = { productId: order.productId, orderId: order.orderId, ...inputs };
      return launchUrl(page, launch, Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')));
    },
  };
}
