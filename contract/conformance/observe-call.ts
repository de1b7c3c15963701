import type { CallDefinition } from '@/platform/api/define-call';
import { checkAnswer } from './answer-drift';
import type { Observation } from './meter';
import { registry } from './registry';
import { fits, requestDrift, requestEntries, type SentFields } from './request-drift';

/** Longest paths first: one path may be the end of another. */
const calls = [...registry].sort((one, other) => other.path.length - one.path.length);

/** Two calls on one path differ in a field with a fixed value, such as the kind of payment. */
function isMeant(call: CallDefinition, fields: Readonly<Record<string, unknown>>): boolean {
  return requestEntries(call).every(([name, entry]) => entry.type !== 'literal' || fits(entry, fields[name]));
}

/**
 * Finds the call of a request in the contract.
 * @param pathname whole path of the request, with the base of the API
 * @param fields of the request, which distinguish calls on one path
 */
export function findCall(
  method: string,
  pathname: string,
  fields: Readonly<Record<string, unknown>> = {},
): CallDefinition | undefined {
  const onPath = calls.filter((call) => call.method === method && pathname.endsWith(call.path));
  return onPath.find((call) => isMeant(call, fields)) ?? onPath[0];
}

type Exchange = {
  definition: CallDefinition;
  sent: SentFields;
  /** Body of the answer as text; `null` without an answer. */
  answer: string | null;
  /** Names of the common parameters, which every request may have in its address. */
  common: readonly string[];
};

/** Compares one request and its answer with the contract. */
export function observeCall({ definition, sent, answer, common }: Exchange): Observation {
  const asked = requestDrift(definition, sent, common);
  if (answer === null) return { call: definition.name, outcome: 'silent', drift: asked };
  const { isRefusal, drift } = checkAnswer(definition, answer);
  return {
    call: definition.name,
    outcome: isRefusal ? 'refused' : 'answered',
    drift: [...asked, ...drift],
  };
}
