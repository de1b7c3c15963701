import * as v from 'valibot';
import type { CallDefinition } from '@/platform/api/define-call';
import { RefusedError } from '@/platform/api/errors';
import { openEnvelope } from '@/platform/api/http/envelope';
import { surplusFields } from '@/platform/api/surplus-fields';
import { unreadFields } from './unread-fields';

/** What a check of one answer found: whether the business agreed, and where the answer strays. */
export type AnswerCheck = { isRefusal: boolean; drift: string[] };

const record = v.record(v.string(), v.unknown());

const strayed = (sentence: string): AnswerCheck => ({ isRefusal: false, drift: [sentence] });

/** The library's own words quote what was received, which is no one's business here. */
const words: v.Config<v.BaseIssue<unknown>> = { message: ({ expected }) => `must be ${expected ?? 'something else'}` };

function parse({ answer }: CallDefinition, data: unknown): string[] {
  const parsed = v.safeParse(answer, data, words);
  const wrong = parsed.success
    ? []
    : parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'data'}: ${issue.message}`);
  return [
    ...wrong,
    ...unreadFields(answer, data),
    ...surplusFields(answer, data).map((field) => `${field}: not in the contract`),
  ];
}

/**
 * Where an answer strays from what the contract says: no envelope, data that the schema cannot read, fields
 * that the page cannot read, or fields that the contract does not name. A refusal is an answer like any other,
 * and has no data to check.
 * @param text body as it came, or `HTTP 500` in the place of one that is no success; for a call without an
 *   envelope it is not looked at
 */
export function checkAnswer(definition: CallDefinition | undefined, text: string): AnswerCheck {
  if (!definition) return strayed('This path is not in the contract');
  if (definition.envelope === 'none') return { isRefusal: false, drift: [] };
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return strayed(/^HTTP \d{3}$/.test(text) ? `It is answered with ${text}` : 'The answer is no JSON');
  }
  if (!v.is(record, body)) return strayed('The answer is no envelope');
  if (body[definition.envelope === 'joint' ? 'status' : 'code'] === undefined)
    return strayed('The envelope has no code');
  try {
    return { isRefusal: false, drift: parse(definition, openEnvelope(text, definition.envelope).data ?? {}) };
  } catch (error) {
    return error instanceof RefusedError ? { isRefusal: true, drift: [] } : strayed('The answer is no envelope');
  }
}
