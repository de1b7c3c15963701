import { launchLinks } from './launch-links';
import { findScenario, scenarios } from './scenarios';
import { createState } from './seed/create-state';
import { readAddress } from './settings';

const links = launchLinks('http://localhost:4173/');
const common = 'clientType appVersion deviceName deviceId osVersion appMarket token sessionId userId pop'.split(' ');

const wanted =
  'new-loan under-review rejected disbursing disbursed repaying due-today overdue partly-paid closed collection settled extension-available rating-due complaint-answered empty-account unknown-status hostile'.split(
    ' ',
  );

describe('launch links', () => {
  it('exist for every scenario in both markets', () => {
    const names = links.map((link) => link.scenario);
    expect(names).toEqual(expect.arrayContaining(wanted.flatMap((name) => [name, `${name}-in`])));
    expect(new Set(names).size).toBe(scenarios.length);
  });

  it('are the same if the address ends without a slash', () => {
    expect(launchLinks('http://localhost:4173')).toEqual(links);
  });

  it('exist in each market for the flows that have a mainland edition', () => {
    const flows = ['promotion-visitor', 'card-repayment'].flatMap((flow) => [flow, `${flow}-id`, `${flow}-in`]);
    const markets = ['mainland', 'indonesia', 'india'];
    expect(flows.map((name) => findScenario(name).market.id)).toEqual([...markets, ...markets]);
    expect(links.map((link) => link.scenario)).toEqual(expect.arrayContaining(flows));
  });

  it.each(links.map((link) => [link.scenario, link.href] as const))(
    '%s has all common parameters, its product and its order',
    (name, href) => {
      const url = new URL(href);
      const isMainland = findScenario(name).market.id === 'mainland';
      expect(common.filter((parameter) => !url.searchParams.get(parameter))).toEqual(isMainland ? ['pop'] : []);
      expect(url.searchParams.get('pop')).toBe(isMainland ? null : name.endsWith('-in') ? '1' : '0');
      expect(url.searchParams.get('productId')).toMatch(/^\d{4}$/);
      expect(url.searchParams.get('orderId')).toMatch(/^\d{20}$/);
      expect(readAddress(href).settings.scenario).toBe(name);
    },
  );

  it('name an existing order, unless the scenario has none', () => {
    for (const { scenario: name, href } of links) {
      const scenario = findScenario(name);
      const ids = createState(scenario, 1, 0).orders.map((order) => order.orderId);
      expect(ids.includes(new URL(href).searchParams.get('orderId') ?? '')).toBe(scenario.plan.order !== null);
    }
  });
});

it.each([
  ['overdue', undefined, 'overdue'],
  ['overdue', '1', 'overdue-in'],
  ['overdue-in', '0', 'overdue-in'],
  ['card-repayment', undefined, 'card-repayment'],
  ['card-repayment', '0', 'card-repayment-id'],
  ['card-repayment', '1', 'card-repayment-in'],
  [undefined, undefined, 'due-today'],
  ['no-such', undefined, 'due-today'],
  [undefined, '1', 'due-today-in'],
])('the scenario name %j in a launch with pop %j means %s', (name, pop, scenario) => {
  expect(findScenario(name, pop).name).toBe(scenario);
});
