import { checkAnswer } from '@contract/conformance/answer-drift';
import { findCall } from '@contract/conformance/observe-call';
import { registry } from '@contract/conformance/registry';
import { sentFields } from '@contract/conformance/request-drift';
import { scenarios } from '@mocks/scenarios';
import { fieldsOf } from '@/domain/fields-of';
import type { Transport } from '@/platform/api/http/create-client';
import { commonParams } from '@/platform/session/common-params';
import { walkScenario } from '../server/walks';
import type { Example } from './document';

/** Cuts lists to two entries. */
function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 2).map(shorten);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inside]: [string, unknown]) => [name, shorten(inside)]));
}

const isText = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

/** One example for each call, by its name: request and answer of the mock backend, equal on every run. */
export async function examplesFromSeeds(): Promise<Map<string, Example>> {
  const examples = new Map<string, Example>();

  const listen =
    (transport: Transport): Transport =>
    async (request) => {
      const { query, body } = await sentFields(request.clone());
      const response = await transport(request);
      const call = findCall(request.method, new URL(request.url).pathname, { ...query, ...body });
      if (!call || examples.has(call.name) || !response.ok) return response;
      const text = call.envelope === 'none' ? null : await response.clone().text();
      if (text !== null && checkAnswer(call, text).isRefusal) return response;
      const own = Object.entries(query).filter(([name]) => !(commonParams as readonly string[]).includes(name));
      const sent = Object.entries(body).map(([name, value]) => [name, isText(value) ? value : '(bytes of a picture)']);
      examples.set(call.name, {
        query: Object.fromEntries(own),
        body: fieldsOf(Object.fromEntries(sent)),
        answer: text === null ? null : shorten(JSON.parse(text)),
      });
      return response;
    };

  for (const scenario of scenarios.filter(({ plan }) => !plan.isHostile)) {
    if (registry.every(({ name }) => examples.has(name))) break;
    await walkScenario(scenario, listen);
  }
  return examples;
}
