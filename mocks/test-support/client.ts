import { loanDetails } from '@/platform/api/contract/loan';
import { RefusedError } from '@/platform/api/errors';
import { createClient, type ApiClient } from '@/platform/api/http/create-client';
import { createBackend, type Backend, type BackendOptions } from '../backend/create-backend';
import { findScenario } from '../scenarios';
import { orderIdOf, productOf } from '../seed/create-state';

/** A Wednesday, noon in Jakarta. */
export const noon = Date.parse('2026-03-04T05:00:00Z');

/** A request for a virtual account of a bank. */
export const toBank = (key: Stage['key']) => ({
  ...key,
  amount: '1',
  payCode: 'BCA',
  pay_type: '1' as const,
  is_default: '1' as const,
  is_display: '0' as const,
  specific_num: '',
});

export type Stage = {
  backend: Backend;
  client: ApiClient;
  /** The order and the product the scenario is about. */
  key: { orderId: string; productId: string };
  /** Moves the real time on, milliseconds. */
  pass: (ms: number) => void;
  /** Bodies of the answers, latest last. */
  bodies: string[];
};

/** A backend and the product's own client, in one scenario, with a stopped clock. */
export function stage(scenarioName: string, options: Omit<BackendOptions, 'realNow'> = {}): Stage {
  let time = noon;
  const scenario = findScenario(scenarioName);
  const backend = createBackend({
    origin: 'http://localhost:4173',
    ...options,
    settings: { ...options.settings, scenario: scenarioName },
    realNow: () => time,
  });
  const bodies: string[] = [];
  const client = createClient({
    baseUrl: '/gateway',
    formHeaders: ['clientType', 'appVersion'],
    jsonHeaders: ['token', 'deviceId'],
    commonParams: () => ({ clientType: 'android', token: 'secret', deviceId: 'd1' }),
    transport: async (request) => {
      const response = await backend.respond(request);
      if (response.type === 'error') throw new TypeError('Failed to fetch');
      const type = response.headers.get('Content-Type') ?? '';
      if (type.startsWith('application/json')) bodies.push(await response.clone().text());
      return response;
    },
  });
  const key = { orderId: orderIdOf(scenario, options.settings?.seed ?? 1), productId: productOf(scenario.market).id };
  return { backend, client, key, pass: (ms) => (time += ms), bodies };
}

/** The status of the order that the scenario is about. */
export async function statusOf({ client, key }: Stage): Promise<string> {
  return (await client.call(loanDetails, key)).orderStatus;
}

/** @returns the business code of a refusal, null for an answer, else the error */
export async function refusalOf(call: Promise<unknown>): Promise<unknown> {
  try {
    await call;
    return null;
  } catch (error) {
    return error instanceof RefusedError ? error.code : error;
  }
}
