import { askingPages, silentPages } from '../../../support/pages';
import { ownStates } from './own-states';
import type { State } from './page-state';

/** What may become of any page that asks a server. */
const faults: Readonly<Record<string, string>> = {
  'no network': 'offline',
  error: 'http500',
  refused: 'code:4099',
  unreadable: 'truncated',
};

/** States that any page can be in: a sample looks at one of them on each. */
export const anyPages: readonly string[] = ['waiting', ...Object.keys(faults), 'nothing there', 'hostile'];

const withFaults = (inputs: Record<string, string>, names: string) => ({ ...inputs, faults: names });

function statesOf(path: string): Record<string, State> {
  const { scenario = 'due-today', search = {} } = askingPages[path] ?? {};
  const inputs = Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  );
  const common: Record<string, State> = {
    data: { scenario, inputs },
    waiting: { scenario, inputs: withFaults(inputs, 'timeout'), isWaiting: true },
    ...Object.fromEntries(
      Object.entries(faults).map(([name, fault]) => [name, { scenario, inputs: withFaults(inputs, fault) }]),
    ),
  };
  // The mainland edition has one borrower, and a visitor is no one yet.
  const isMainland = /card-repayment|promotion/.test(scenario);
  const worlds: Record<string, State> = isMainland
    ? {}
    : { 'nothing there': { scenario: 'empty-account', inputs }, hostile: { scenario: 'hostile', inputs } };
  return { ...common, ...worlds, ...ownStates[path] };
}

/** In the demo `/` is the stage (tests/e2e/demo/stage-home.spec.ts looks at it); the site begins elsewhere. */
const besideTheStage = (path: string, states: Record<string, State>): Record<string, State> =>
  path === '/'
    ? Object.fromEntries(Object.entries(states).map(([name, state]) => [name, { ...state, path: '/site' }]))
    : states;

/** Every page, and how each can stand before a person. Pages that ask no one have no faults to meet. */
export const places: Readonly<Record<string, Record<string, State>>> = {
  ...Object.fromEntries(Object.keys(askingPages).map((path) => [path, statesOf(path)])),
  ...Object.fromEntries(silentPages.map((path) => [path, besideTheStage(path, { data: {}, ...ownStates[path] })])),
  '/nowhere': { data: {} },
};
