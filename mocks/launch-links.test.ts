import { describe, expect, it } from 'vitest';
import { launchLinks } from './launch-links';
import { findScenario, scenarios } from './scenarios';
import { createState } from './seed/create-state';
import { readAddress } from './settings';

const links = launchLinks('http://localhost:4173/');
const common = [
  'clientType',
  'appVersion',
  'deviceName',
  'deviceId',
  'osVersion',
  'appMarket',
  'token',
  'sessionId',
  'userId',
  'pop',
];

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
    expect(flows.map((name) => findScenario(name).market.id)).toEqual([
      'mainland',
      'indonesia',
      'india',
      'mainland',
      'indonesia',
      'india',
    ]);
    expect(links.map((link) => link.scenario)).toEqual(expect.arrayContaining(flows));
  });

  it.each(links.map((link) => [link.scenario, link.href] as const))(
    '%s carries all common parameters, its product and its order',
    (name, href) => {
      const url = new URL(href);
      const isMainland = findScenario(name).market.id === 'mainland';
      expect(common.filter((parameter) => !url.searchParams.get(parameter))).toEqual(isMainland ? ['pop'] : []);
      expect(url.searchParams.get('pop')).toBe(isMainland ? null : name.endsWith('-in') ? '1' : '0');
      expect(url.searchParams.get('productId')).toMatch(/^\d{4}$/);
      expect(url.searchParams.get('orderId')).toMatch(/^\d{20}$/);
      expect(readAddress(href).wish.scenario).toBe(name);
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

describe('scenario names', () => {
  it('mean India if the launch says so, or by their suffix', () => {
    expect([
      findScenario('overdue').name,
      findScenario('overdue', '1').name,
      findScenario('overdue-in', '0').name,
    ]).toEqual(['overdue', 'overdue-in', 'overdue-in']);
  });

  it('mean the mainland if it has an edition and the launch names no market', () => {
    expect([undefined, '0', '1'].map((pop) => findScenario('card-repayment', pop).name)).toEqual([
      'card-repayment',
      'card-repayment-id',
      'card-repayment-in',
    ]);
  });

  it('lead to the default if the name is unknown', () => {
    expect([findScenario(undefined).name, findScenario('no-such').name, findScenario(undefined, '1').name]).toEqual([
      'due-today',
      'due-today',
      'due-today-in',
    ]);
  });
});
