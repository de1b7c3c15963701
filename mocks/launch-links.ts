import { stringifySearch } from '@/platform/browser/search';
import { createRandom, hash } from './random';
import { scenarios, type Scenario } from './scenarios';
import { orderIdOf, productOf } from './seed/create-state';
import { defaultSeed } from './settings';

export type LaunchLink = {
  scenario: string;
  /** Its name without a market's suffix. */
  plainName: string;
  market: Scenario['market']['id'];
  /** Its market and title, in English. */
  title: string;
  /** Address as the native app would open it, with all common parameters; one of the mainland edition has no `pop`. */
  href: string;
};

const countries: Readonly<Record<Scenario['market']['id'], string>> = {
  indonesia: 'Indonesia',
  india: 'India',
  mainland: 'Mainland',
};

/** The common parameters of a launch (specification section 1), of an invented phone and borrower. */
function commonParams(scenario: Scenario): Record<string, string> {
  const random = createRandom(hash(`launch/${scenario.name}`));
  return {
    clientType: 'android',
    appVersion: '1.10.0',
    deviceName: 'Galaxy A14',
    deviceId: `demo-${scenario.name}`,
    osVersion: '13',
    appMarket: 'googleplay',
    token: `demo-${random.code(24)}`,
    sessionId: random.digits(16),
    userId: random.digits(8),
    ...(scenario.market.id !== 'mainland' && { pop: scenario.market.id === 'india' ? '1' : '0' }),
  };
}

/** @param home address of the landing page, e.g. `http://localhost:4173/`; a slash at its end may be missing */
export function launchLink(scenario: Scenario, home: string): LaunchLink {
  const page = {
    productId: productOf(scenario.market).id,
    orderId: orderIdOf(scenario, defaultSeed),
    demo: scenario.name,
  };
  return {
    scenario: scenario.name,
    plainName: scenario.plainName,
    market: scenario.market.id,
    title: `${countries[scenario.market.id]}: ${scenario.plan.title}`,
    href: home.replace(/\/?$/, scenario.plan.path) + stringifySearch({ ...commonParams(scenario), ...page }),
  };
}

/** One link per scenario and market. @param home address of the landing page */
export function launchLinks(home: string): LaunchLink[] {
  return scenarios.map((scenario) => launchLink(scenario, home));
}
