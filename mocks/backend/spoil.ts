import type { EnvelopeKind } from '@/platform/api/define-call';
import type { Fault } from '../faults';
import { json, toResponse } from './envelope';

/** What becomes of one call. `send` lets it have its effect, and gives its answer. */
export type Spoil = (send: () => Promise<Response>) => Promise<Response>;

/** An answer that does not come from the backend. */
type Answer = () => Response | Promise<Response>;

/** A page that a proxy, a captive portal or a crashed gateway puts in front of the API. */
const htmlPage =
  '<!doctype html><html><head><title>Sign in to Wi-Fi</title></head><body><h1>Sign in to Wi-Fi</h1></body></html>';

export const noNetwork: Answer = () => Response.error();
export const noAnswer: Answer = () => new Promise<never>(() => {});
export const emptyBody: Answer = () => new Response('', json);
export const webPage: Answer = () => new Response(htmlPage, { headers: { 'Content-Type': 'text/html' } });

/** Some statuses must not have a body. */
export const statusOf =
  (status: number): Answer =>
  () =>
    new Response([204, 205, 304].includes(status) ? null : `HTTP ${status}`, { status });

/** The call does not reach the backend. */
export const before =
  (answer: Answer): Spoil =>
  async () =>
    answer();

/** The call has its effect, and its answer is lost. */
export const after =
  (answer: Answer): Spoil =>
  async (send) => {
    await send();
    return answer();
  };

/** The call has its effect, and its answer is cut off. */
export const truncated: Spoil = async (send) => {
  const text = await (await send()).text();
  return new Response(text.slice(0, Math.ceil(text.length * 0.6)), json);
};

/** What a fault does with a call. @param envelope that of the call, for a refusal */
export function spoilOf({ name, value }: Fault, envelope: EnvelopeKind): Spoil {
  if (name === 'offline') return before(noNetwork);
  if (name === 'html') return before(webPage);
  if (name === 'http') return before(statusOf(Number(value)));
  if (name === 'after') return after(statusOf(Number(value)));
  if (name === 'timeout') return after(noAnswer);
  if (name === 'empty') return after(emptyBody);
  if (name === 'truncated') return truncated;
  const refusal = { kind: 'refusal', code: value, message: `Refused on request: ${value}` } as const;
  return before(() => toResponse(envelope, refusal));
}

/**
 * Sends other values than the backend's.
 * @param fields the values, by name of the field, or of call and field; `undefined` leaves a field out
 */
export function replaceFields(data: unknown, call: string, fields: Readonly<Record<string, unknown>>): unknown {
  if (Object.keys(fields).length === 0 || typeof data !== 'object' || data === null) return data;
  const prefix = `${call}.`;
  const own = Object.entries(fields).filter(([name]) => name.startsWith(prefix));
  const ownValues = Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length), value]));
  const values = new Map(Object.entries({ ...fields, ...ownValues }));
  const replace = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replace);
    if (typeof value !== 'object' || value === null) return value;
    const changed = Object.entries(value).map(([name, field]) => [
      name,
      values.has(name) ? values.get(name) : replace(field),
    ]);
    return Object.fromEntries(changed);
  };
  // The call's own fields come even if the backend would not send them.
  return Object.assign({}, replace(data), ownValues);
}
