import { setupServer } from 'msw/node';
import { createBackend, type Backend, type BackendOptions } from './backend/create-backend';
import type { Holds } from './backend/holds';
import type { LogEntry } from './backend/request-log';
import type { Lender } from './db/lender';
import type { Manners } from './db/manners';
import type { SettingsRequest } from './settings';

export type MockServerOptions = Pick<SettingsRequest, 'scenario' | 'seed' | 'clock' | 'faults'> & {
  /** The real time of the test, epoch milliseconds; with a number the clock does not run. */
  now?: number | (() => number);
  /** Origin of the pages, for addresses in answers; by default that of the request. */
  origin?: string;
  /** A disorderly lender, with these manners; by default that of the demo. */
  lender?: Partial<Manners>;
};

/** What a test asks of the lender. */
type LenderOfTest = Pick<Lender, 'book' | 'reverse' | 'charge' | 'close' | 'behave' | 'truth'> & {
  hold: Holds['hold'];
  /** Number of answers that are being held. */
  held: Holds['count'];
};

export type MockServer = {
  /** Begin and end: `beforeAll(() => mock.listen())`, `afterAll(() => mock.close())`. */
  listen: () => void;
  close: () => void;
  /** A new state, optionally with other settings. Call it before each test. */
  reset: (options?: MockServerOptions) => void;
  /** Faults from now on, as in the address; empty for none. */
  setFaults: (literal: string) => void;
  /** The virtual clock from now on, e.g. `+3d`. */
  setClock: (literal: string) => void;
  /** The lender of the present world: it changes with `reset`. */
  readonly lender: LenderOfTest;
  backend: () => Backend;
  /** Received calls, oldest first: path, query, headers, body. */
  calls: () => readonly LogEntry[];
  /** The received calls of one name of the contract. */
  callsOf: (name: string) => readonly LogEntry[];
};

function backendFor({ now, origin, lender, ...settings }: MockServerOptions): Backend {
  const realNow = typeof now === 'number' ? () => now : now;
  const options: BackendOptions = {
    settings,
    ...(realNow ? { realNow } : {}),
    ...(origin === undefined ? {} : { origin }),
    ...(lender ? { lender } : {}),
  };
  return createBackend(options);
}

/** The mock backend for Vitest: no latency, an unknown address fails the test. */
export function createMockServer(options: MockServerOptions = {}): MockServer {
  let backend = backendFor(options);
  const server = setupServer(...backend.handlers);
  return {
    listen: () => server.listen({ onUnhandledRequest: 'error' }),
    close: () => server.close(),
    reset(next = options) {
      backend = backendFor(next);
      server.resetHandlers(...backend.handlers);
    },
    setFaults: (faults) => backend.apply({ faults }),
    setClock: (clock) => backend.apply({ clock }),
    get lender() {
      const { book, reverse, charge, close, behave, truth } = backend.lender;
      return { book, reverse, charge, close, behave, truth, hold: backend.holds.hold, held: backend.holds.count };
    },
    backend: () => backend,
    calls: () => backend.log.entries(),
    callsOf: (name) => backend.log.entries().filter((entry) => entry.call === name),
  };
}
