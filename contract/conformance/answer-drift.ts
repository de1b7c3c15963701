import * as v from 'valibot';
import { parseMinor } from '@/domain/money';
import { parseServerTime, serverDate } from '@/domain/server-time';
import { isScalar, toInteger, toText, type Scalar } from '@/platform/api/blocks';
import type { CallDefinition } from '@/platform/api/define-call';
import { RefusedError } from '@/platform/api/errors';
import { openEnvelope } from '@/platform/api/http/envelope';
import { day, days, flag, integer, shownMoney, time } from '@/platform/api/schema';
import { surplusFields, answerNodes, type SchemaNode } from '@/platform/api/surplus-fields';

type Form = { says: string; reads: (value: Scalar) => boolean };

const instantForms = 'epoch milliseconds or seconds, YYYY-MM-DD, YYYY-MM-DD HH:mm[:ss], or ISO 8601 with a zone';

/** Blocks that take any text, so that a page survives it, and yet can do something with few forms of it only. */
const forms: ReadonlyMap<unknown, Form> = new Map<unknown, Form>([
  [time, { says: `a time: ${instantForms}`, reads: (value) => parseServerTime(value, '+00:00') !== null }],
  [day, { says: `a day: ${instantForms}`, reads: (value) => serverDate(value, '+00:00') !== null }],
  [days, { says: 'a whole number of days', reads: (value) => /^\d{1,4}$/.test(toText(value)) }],
  [integer, { says: 'a whole number', reads: (value) => toInteger(value) !== null }],
  [flag, { says: '0 or 1', reads: (value) => /^(?:[01]|true|false)$/.test(toText(value)) }],
  [
    shownMoney,
    {
      says: 'a whole number of hundredths, or text to show',
      reads: (value) =>
        typeof value === 'string'
          ? !/^(?:NaN|[-+\d.]*e[-+]?\d+|-?Infinity)$/i.test(value.trim())
          : parseMinor(value) !== null,
    },
  ],
]);

/** What a part asks for where it has no way out into a fallback; null for a part without one. */
function withoutFallback({ type, fallback, wrapped, pipe, entries }: SchemaNode): unknown {
  if (fallback === undefined) return null;
  if (type === 'nullable') return wrapped;
  return Array.isArray(pipe) ? pipe[0] : type === 'object' ? v.object(Object(entries)) : null;
}

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** The library's own words quote what was received, which is no one's business here. */
const words: v.Config<v.BaseIssue<unknown>> = { message: ({ expected }) => `must be ${expected ?? 'something else'}` };

function faultsOf(part: SchemaNode, value: unknown): { below: string; text: string }[] {
  const form = forms.get(part);
  const isThere = value !== null && value !== undefined && value !== '';
  if (!isThere) return [];
  if (form) {
    // The schema itself refuses what is no scalar.
    return isScalar(value) && !form.reads(value) ? [{ below: '', text: `must be ${form.says}` }] : [];
  }
  const strict = withoutFallback(part);
  if (!isSchema(strict)) return [];
  return (v.safeParse(strict, value, words).issues ?? []).map((issue) => ({
    below: v.getDotPath(issue) ?? '',
    text: issue.message,
  }));
}

/**
 * Fields that the page cannot read, although the answer as a whole passes: one sentence each, without values, such as
 * `dueTime: must be a time: …`.
 */
function unreadFields(schema: v.GenericSchema, data: unknown): string[] {
  return answerNodes(schema, data).flatMap(({ parts, value, path }) =>
    parts.flatMap((part) =>
      faultsOf(part, value).map(({ below, text }) => `${[path, below].filter(Boolean).join('.') || 'data'}: ${text}`),
    ),
  );
}

/** What a check of one answer found: whether the business agreed, and where the answer strays. */
export type AnswerCheck = { isRefusal: boolean; drift: string[] };

const record = v.record(v.string(), v.unknown());

const strayed = (sentence: string): AnswerCheck => ({ isRefusal: false, drift: [sentence] });

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
 * Compares an answer with the contract: its envelope, and its data by the schema. A refusal has no data.
 * @param text body, or `HTTP 500` in its place; ignored for a call without an envelope
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
