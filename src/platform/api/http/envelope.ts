import { cutText } from '@/domain/text/cut-text';
import { looseClusters } from '@/domain/text/loose-clusters';
import type { EnvelopeKind } from '../define-call';
import { RefusedError, UnreadableAnswerError } from '../errors';

/** A successful envelope: its data, not yet parsed, and the server's text for the person. */
export type Envelope = { data: unknown; message: string };

const successCodes: Record<Exclude<EnvelopeKind, 'joint' | 'none'>, readonly string[]> = {
  standard: ['00', '0'],
  strict: ['00'],
};

/** UTF-16 units of a refusal's code and words that are kept. */
const maxCode = 64;
const maxWords = 500;

/**
 * Quotes whole numbers with 16 digits or more, such as order numbers: `JSON.parse` would lose their last digits. The
 * blocks of the contract read digits in a text too.
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

/** The fields of an object, read by name; none of anything else. */
function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** @throws UnreadableAnswerError where a code is neither text nor a number: it is no envelope */
function readCode(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') throw new UnreadableAnswerError('not an envelope');
  return String(value).trim();
}

/** The first of some fields that holds words. */
function wordsOf(...values: unknown[]): string {
  return values.find((value) => typeof value === 'string') ?? '';
}

/**
 * Normalises an answer's body.
 * @param body the text of the answer
 * @param kind how success is written for this call (wire protocol, Envelope)
 * @throws UnreadableAnswerError when it is no envelope; RefusedError when its code is not a success
 */
export function openEnvelope(body: string, kind: Exclude<EnvelopeKind, 'none'>): Envelope {
  const { code, status, msg, message, noticeMessage, data } = fieldsOf(parseJson(body));
  if (kind === 'joint') {
    const words = wordsOf(message, msg);
    if (readCode(status) !== '0') throw refusal(readCode(status), words);
    return {
      data: withNotice(data, typeof noticeMessage === 'string' ? noticeMessage : null),
      message: looseClusters(words),
    };
  }
  const words = wordsOf(msg, message);
  if (!successCodes[kind].includes(readCode(code))) throw refusal(readCode(code), words);
  return { data, message: looseClusters(words) };
}

/** Cuts long texts: megabytes would make the page hang. */
function refusal(withCode: string, text: string): RefusedError {
  return new RefusedError(cutText(withCode, maxCode), looseClusters(cutText(text, maxWords)));
}

/** Moves the notice of a joint envelope into its data. */
function withNotice(data: unknown, noticeMessage: string | null): unknown {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return { noticeMessage };
  return { ...data, noticeMessage };
}
