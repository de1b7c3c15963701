import { getResponse, HttpResponse, http, type HttpHandler } from 'msw';
import * as v from 'valibot';
import { isPointInTime, plainClock, readClock, realTime, type ClockSetting } from '../clock';
import { addCard, type NewCard } from '../db/cards';
import { createDatabase, type Database } from '../db/database';
import { waitingPeriods } from '../db/debt';
import { createLender, type Lender } from '../db/lender';
import { disorderly, orderly, type Manners } from '../db/manners';
import { awaitedAccount } from '../db/payments';
import { stateSchema } from '../db/schema';
import { createFaultList } from '../faults';
import { agreementPageHandlers } from '../handlers/agreement-page';
import { handlers } from '../handlers/all';
import { pictureHandler } from '../handlers/uploads';
import { createRandom } from '../random';
import { findScenario } from '../scenarios';
import { createState } from '../seed/create-state';
import { defaultSeed, type Settings, type SettingsRequest } from '../settings';
import type { Handler } from './define-handler';
import { createHolds, type Holds } from './holds';
import { recordSchema, type BackendRecord } from './record';
import { createRequestLog, type RequestLog } from './request-log';
import { serve, type World } from './serve';

export type BackendOptions = {
  settings?: SettingsRequest;
  /** The real time, epoch milliseconds. */
  realNow?: () => number;
  /** Shortest and longest duration of an answer in milliseconds; 0 by default. */
  latencyMs?: readonly [number, number];
  /** Origin of the pages; by default that of the request. */
  origin?: string;
  /** The folder of the pages in that origin, for example `/app/`; by default the whole host. */
  basePath?: string;
  /** A disorderly lender, with these manners. */
  lender?: Partial<Manners>;
};

export type Backend = {
  /** For MSW, wherever it runs. */
  handlers: HttpHandler[];
  /** Answers one request; 404 for unknown paths. */
  respond: (request: Request) => Promise<Response>;
  now: () => number;
  settings: () => Settings;
  /** Another scenario or seed creates a new state; clock and faults change the present one. */
  apply: (settings: SettingsRequest) => void;
  /** The present scenario from its beginning. */
  reset: () => void;
  /** Due time of the first waiting period of the latest order, epoch milliseconds; `null` if nothing is owed. */
  nextDue: () => number | null;
  /**
   * The money for the latest virtual account of an order (of any, without one) arrives now.
   * @returns whether there was one
   */
  moneyArrives: (orderId?: string) => boolean;
  /** The bank has confirmed a new card of the borrower. */
  bindCard: (card: NewCard) => void;
  /** A copy of everything. */
  snapshot: () => BackendRecord;
  /** Loads a stored state without notifying listeners. @returns whether it could be read */
  restore: (record: unknown) => boolean;
  log: RequestLog;
  lender: Lender;
  holds: Holds;
  /** Called after every change of the stored state. @returns stops the calls */
  subscribe: (listener: () => void) => () => void;
};

/** One MSW handler per method and path; longer paths first, because `*` in front of a path matches any prefix. */
function toHttpHandlers(world: World): HttpHandler[] {
  const endpoints = new Map<string, Handler[]>();
  for (const handler of handlers) {
    const key = `${handler.call.method} ${handler.call.path}`;
    endpoints.set(key, [...(endpoints.get(key) ?? []), handler]);
  }
  const calls = [...endpoints.values()].sort(
    ([one], [other]) => (other?.call.path.length ?? 0) - (one?.call.path.length ?? 0),
  );
  return [
    pictureHandler(world),
    ...agreementPageHandlers,
    ...calls.flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const method = first.call.method === 'GET' ? http.get : http.post;
      return [method(`*${first.call.path}`, ({ request }) => serve(world, request, group))];
    }),
  ];
}

/**
 * The mock backend: one world, its clock and its faults. It runs in the page, in Vitest and behind HTTP.
 */
export function createBackend({
  settings = {},
  realNow = Date.now,
  latencyMs,
  origin,
  basePath = '/',
  lender: manners,
}: BackendOptions = {}): Backend {
  let scenario = findScenario(settings.scenario, settings.pop);
  let seed = settings.seed ?? defaultSeed;
  let clock: ClockSetting = (settings.clock === undefined ? null : readClock(settings.clock, realNow())) ?? realTime;
  let faultLiteral = settings.faults ?? '';
  let faults = createFaultList(faultLiteral);
  const listeners = new Set<() => void>();
  const random = createRandom(seed);
  const now = () => realNow() + clock.offset;
  // A clock that counts from today shows the world later; one set to a point in time begins there.
  const anchor = () => (isPointInTime(clock) ? now() : realNow());
  const db: Database = createDatabase(createState(scenario, seed, anchor()), notify);
  const log = createRequestLog();
  const holds = createHolds();
  const lender = createLender(
    { db, now, market: () => scenario.market, settleAfterMs: () => scenario.plan.settleAfterMs },
    manners ? { ...disorderly, ...manners } : orderly,
  );
  const world: World = {
    db,
    lender,
    holds,
    scenario: () => scenario,
    now,
    faults: () => faults,
    log,
    latency: () => (latencyMs ? random.between(latencyMs[0], latencyMs[1]) : 0),
    origin: origin ?? null,
    basePath,
    answered: new Map(),
  };
  const httpHandlers = toHttpHandlers(world);

  function notify(): void {
    for (const listener of listeners) listener();
  }

  function apply(next: SettingsRequest): void {
    if (next.clock !== undefined && plainClock(next.clock) !== clock.literal)
      clock = readClock(next.clock, realNow()) ?? clock;
    if (next.faults !== undefined && next.faults !== faultLiteral) {
      faultLiteral = next.faults;
      faults = createFaultList(faultLiteral);
    }
    const wanted = next.scenario === undefined ? scenario : findScenario(next.scenario, next.pop);
    const wantedSeed = next.seed ?? seed;
    if (wanted === scenario && wantedSeed === seed) return notify();
    scenario = wanted;
    seed = wantedSeed;
    reset();
  }

  function reset(): void {
    // A time of day repeats.
    clock = readClock(clock.literal, realNow()) ?? clock;
    db.replace(createState(scenario, seed, anchor()));
    lender.begin();
    log.clear();
    world.answered.clear();
    notify();
  }

  return {
    handlers: httpHandlers,
    respond: async (request) =>
      (await getResponse(httpHandlers, request)) ?? new HttpResponse('There is no such call', { status: 404 }),
    now,
    settings: () => ({ scenario: scenario.name, seed, clock: clock.literal, faults: faultLiteral }),
    apply,
    reset,
    nextDue() {
      const periods = db.read().orders.flatMap(waitingPeriods);
      return periods[0]?.dueAt ?? null;
    },
    moneyArrives(orderId) {
      const ids = orderId === undefined ? db.read().orders.map((order) => order.orderId) : [orderId];
      const account = ids
        .map((id) => awaitedAccount(db.read(), id, now()))
        .find((candidate) => candidate !== undefined);
      if (account) lender.book(account.vcode);
      return account !== undefined;
    },
    bindCard: (card) => db.change((state) => addCard(state, card, scenario.market)),
    snapshot: () => ({
      version: 1,
      scenario: scenario.name,
      seed,
      clock: { ...clock },
      state: v.parse(stateSchema, db.read()),
    }),
    restore(record) {
      const parsed = v.safeParse(recordSchema, record);
      if (!parsed.success || findScenario(parsed.output.scenario).name !== parsed.output.scenario) return false;
      scenario = findScenario(parsed.output.scenario);
      ({ seed, clock } = parsed.output);
      db.replace(parsed.output.state);
      lender.begin();
      return true;
    },
    log,
    lender,
    holds,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
