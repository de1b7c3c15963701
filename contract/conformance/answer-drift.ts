import * as v from 'valibot';
import { readShownAmount } from '@/domain/money';
import { parseServerTime, serverDate } from '@/domain/server-time';
import { isScalar, toInteger, toText, type Scalar } from '@/platform/api/blocks';
import type { CallDefinition } from '@/platform/api/define-call';
import { RefusedError } from '@/platform/api/errors';
import { openEnvelope } from '@/platform/api/http/envelope';
import { day, days, flag, integer, shownMoney, time } from '@/platform/api/schema';
import { isSchema } from './request-drift';
import { surplusFields, answerNodes, type SchemaNode } from './surplus-fields';

type Format = { description: string; isValid: (value: Scalar) => boolean };

const instantFormats =
  'epoch milliseconds (13 digits) or seconds (9 or 10), YYYY-MM-DD, YYYY-MM-DD HH:mm[:ss], or ISO 8601; the zone is Z, UTC, GMT or an offset';

/** Schemas that accept any text, so that the page does not fail, although the page can use only some formats. */
const formats: ReadonlyMap<unknown, Format> = new Map<unknown, Format>([
  [time, { description: `a time: ${instantFormats}`, isValid: (value) => parseServerTime(value, '+00:00') !== null }],
  [day, { description: `a day: ${instantFormats}`, isValid: (value) => serverDate(value, '+00:00') !== null }],
  [days, { description: 'a whole number of days', isValid: (value) => /^\d{1,4}$/.test(toText(value)) }],
  [integer, { description: 'a whole number', isValid: (value) => toInteger(value) !== null }],
  [flag, { description: '0 or 1', isValid: (value) => /^(?:[01]|true|false)$/.test(toText(value)) }],
  [
    shownMoney,
    {
      description: 'a whole number of hundredths, or text to show',
      isValid: (value) => readShownAmount(value) !== '',
    },
  ],
]);

/** A schema without its fallback; null if it has none. */
function withoutFallback({ type, fallback, wrapped, pipe, entries }: SchemaNode): unknown {
  if (fallback === undefined) return null;
  if (type === 'nullable') return wrapped;
  return Array.isArray(pipe) ? pipe[0] : type === 'object' ? v.object(Object(entries)) : null;
}

/** Replaces the library's messages, which contain the received values. */
const config: v.Config<v.BaseIssue<unknown>> = { message: ({ expected }) => `must be ${expected ?? 'something else'}` };

function faultsOf(schema: SchemaNode, value: unknown): { below: string; text: string }[] {
  const format = formats.get(schema);
  const isThere = value !== null && value !== undefined && value !== '';
  if (!isThere) return [];
  if (format) {
    // The schema already refuses a value that is not a scalar.
    return isScalar(value) && !format.isValid(value) ? [{ below: '', text: `must be ${format.description}` }] : [];
  }
  const strict = withoutFallback(schema);
  if (!isSchema(strict)) return [];
  return (v.safeParse(strict, value, config).issues ?? []).map((issue) => ({
    below: v.getDotPath(issue) ?? '',
    text: issue.message,
  }));
}

/**
 * Fields that the page cannot use, although the answer is valid: one sentence each, without values, such as `dueTime:
 * must be a time: …`.
 */
function unreadFields(schema: v.GenericSchema, data: unknown): string[] {
  return answerNodes(schema, data).flatMap(({ parts, value, path }) =>
    parts.flatMap((part) =>
      faultsOf(part, value).map(({ below, text }) => `${[path, below].filter(Boolean).join('.') || 'data'}: ${text}`),
    ),
  );
}

/** The result of checking one answer: whether the server refused, and the differences to the contract. */
export type AnswerCheck = { isRefusal: boolean; drift: string[] };

const record = v.record(v.string(), v.unknown());

const driftOf = (sentence: string): AnswerCheck => ({ isRefusal: false, drift: [sentence] });

function parse({ answer }: CallDefinition, data: unknown): string[] {
  const parsed = v.safeParse(answer, data, config);
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
  if (!definition) return driftOf('This path is not in the contract');
  if (definition.envelope === 'none') return { isRefusal: false, drift: [] };
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return driftOf(/^HTTP \d{3}$/.test(text) ? `It is answered with ${text}` : 'The answer is no JSON');
  }
  if (!v.is(record, body)) return driftOf('The answer is no envelope');
  if (body[definition.envelope === 'joint' ? 'status' : 'code'] === undefined)
    return driftOf('The envelope has no code');
  try {
    return { isRefusal: false, drift: parse(definition, openEnvelope(text, definition.envelope).data ?? {}) };
  } catch (error) {
    return error instanceof RefusedError ? { isRefusal: true, drift: [] } : driftOf('The answer is no envelope');
  }
}
