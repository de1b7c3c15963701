import * as v from 'valibot';
import type { CallDefinition } from '@/api/define-call';

const record = v.record(v.string(), v.unknown());

function whatIsWrong(definition: CallDefinition, data: unknown): string[] {
  const parsed = v.safeParse(definition.answer, data);
  if (parsed.success) return [];
  return parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'data'}: ${issue.message}`);
}

/**
 * Where an answer strays from what the contract says: no envelope, or data that the schema cannot read. A refusal is an
 * answer like any other, and has no data to check.
 * @param text body as it came
 * @returns one sentence per find
 */
export function driftOf(definition: CallDefinition | undefined, text: string): string[] {
  if (!definition) return ['This path is not in the contract'];
  if (definition.envelope === 'none') return [];
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return ['The answer is no JSON'];
  }
  const envelope = v.safeParse(record, body);
  if (!envelope.success) return ['The answer is no envelope'];
  const code = envelope.output[definition.envelope === 'joint' ? 'status' : 'code'];
  if (code === undefined) return ['The envelope has no code'];
  const isSuccess = code === 0 || (typeof code === 'string' && ['00', '0'].includes(code.trim()));
  return isSuccess ? whatIsWrong(definition, envelope.output['data'] ?? {}) : [];
}
