import * as v from 'valibot';
import { cutText } from '@/lib/cut-text';
import type { EnvelopeKind } from '../define-call';
import { RefusedError, UnreadableAnswerError } from '../errors';

/** A successful envelope: its data, not yet parsed, and the server's text for the person. */
export type Envelope = { data: unknown; message: string };

const code = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).trim()),
);

const words = v.optional(v.fallback(v.nullable(v.string()), null), null);

const standardSchema = v.object({ code, msg: words, message: words, data: v.optional(v.unknown()) });

const jointSchema = v.object({
  status: code,
  message: words,
  msg: words,
  noticeMessage: words,
  data: v.optional(v.unknown()),
});

const successCodes: Record<Exclude<EnvelopeKind, 'joint' | 'none'>, readonly string[]> = {
  standard: ['00', '0'],
  strict: ['00'],
};

/** UTF-16 units of a refusal's code and words that are kept. */
const maxCode = 64;
const maxWords = 500;

/**
 * Makes texts of whole numbers with 16 digits or more: once `JSON.parse` has read such a number, its last digits are lost,
 * and with them an order number or a payment record. Every block of the contract reads digits in a text as well.
 */
function keepDigits(json: string): string {
  if (!/\d{16}/.test(json)) return json;
  return json.replace(/"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g, (token) =>
    /^-?\d{16,}$/.test(token) ? `"${token}"` : token,
  );
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(keepDigits(body));
  } catch {
    throw new UnreadableAnswerError('not JSON');
  }
}

function read<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, value);
  if (!parsed.success) throw new UnreadableAnswerError('not an envelope');
  return parsed.output;
}

/**
 * Normalises an answer's body.
 * @param body the text of the answer
 * @param kind how success is written for this call (wire protocol, Envelope)
 * @throws UnreadableAnswerError when it is no envelope; RefusedError when its code is not a success
 */
export function openEnvelope(body: string, kind: Exclude<EnvelopeKind, 'none'>): Envelope {
  const json = parseJson(body);
  if (kind === 'joint') {
    const envelope = read(jointSchema, json);
    const message = envelope.message ?? envelope.msg ?? '';
    if (envelope.status !== '0') throw refusal(envelope.status, message);
    return { data: withNotice(envelope.data, envelope.noticeMessage), message };
  }
  const envelope = read(standardSchema, json);
  const message = envelope.msg ?? envelope.message ?? '';
  if (!successCodes[kind].includes(envelope.code)) throw refusal(envelope.code, message);
  return { data: envelope.data, message };
}

/** A server that says more than a person reads is cut short: megabytes would take the page down. */
function refusal(withCode: string, text: string): RefusedError {
  return new RefusedError(cutText(withCode, maxCode), cutText(text, maxWords));
}

/** The joint envelope carries a notice beside its data; it is handed on inside the data. */
function withNotice(data: unknown, noticeMessage: string | null): unknown {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return { noticeMessage };
  return { ...data, noticeMessage };
}
