import { HttpResponse } from 'msw';
import type { EnvelopeKind } from '@/platform/api/define-call';
import type { Fault } from '../faults';
import { wrapInEnvelope } from './envelope';

const never = () => new Promise<never>(() => {});

/** A page that a proxy, a captive portal or a crashed gateway puts in front of the API. */
const htmlPage =
  '<!doctype html><html><head><title>Sign in to Wi-Fi</title></head><body><h1>Sign in to Wi-Fi</h1></body></html>';

type Headers = Record<string, string>;

/** Some statuses must not have a body. */
const withStatus = (status: number, headers: Headers) =>
  new HttpResponse([204, 205, 304].includes(status) ? null : `HTTP ${status}`, { status, headers });

/**
 * The answer if the call does not reach the backend: `offline`, `http<nnn>`, `html`, `code:<n>`.
 * @returns `null` for faults on the way back
 */
export function answerBefore(fault: Fault, envelope: EnvelopeKind, headers: Headers): Response | null {
  if (fault.name === 'offline') return HttpResponse.error();
  if (fault.name === 'http') return withStatus(Number(fault.value), headers);
  if (fault.name === 'html') return HttpResponse.html(htmlPage, { headers });
  if (fault.name !== 'code') return null;
  return HttpResponse.json(
    wrapInEnvelope(envelope, { kind: 'refusal', code: fault.value, message: `Refused on request: ${fault.value}` }),
    { headers },
  );
}

/** Changes an answer on its way back: `timeout`, `empty`, `truncated`, `after:http<nnn>`. The call had its effect. */
export async function answerAfter(fault: Fault | null, response: Response, headers: Headers): Promise<Response> {
  const json = { headers: { ...headers, 'Content-Type': 'application/json' } };
  if (fault?.name === 'timeout') return never();
  if (fault?.name === 'after') return withStatus(Number(fault.value), headers);
  if (fault?.name === 'empty') return new HttpResponse('', json);
  if (fault?.name !== 'truncated') return response;
  const text = await response.text();
  return new HttpResponse(text.slice(0, Math.ceil(text.length * 0.6)), json);
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
