import { fieldsOf } from '@/domain/fields-of';
import { cutText, looseClusters } from '@/domain/text/cut-text';
import { attempt } from '@/platform/browser/attempt';
import type { EnvelopeKind } from '../define-call';
import { RefusedError, UnreadableAnswerError } from '../errors';

/** The maximum length of a refusal's code and message, UTF-16 units. */
const maxCodeLength = 64;
const maxMessageLength = 500;

/** Quotes whole numbers with 16 digits or more, whose last digits `JSON.parse` would lose; schemas accept both. */
function keepDigits(json: string): string {
  if (!/\d{16}/.test(json)) return json;
  return json.replace(/"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g, (token) =>
    /^-?\d{16,}$/.test(token) ? `"${token}"` : token,
  );
}

/** @throws UnreadableAnswerError if the code is neither text nor a number: it is not an envelope */
function readCode(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') throw new UnreadableAnswerError('not an envelope');
  return String(value).trim();
}

function firstText(...values: unknown[]): string {
  return values.find((value) => typeof value === 'string') ?? '';
}

/**
 * Opens an envelope (wire protocol, Envelope). @returns the data, not yet parsed, and the message for the person
 * @throws UnreadableAnswerError if it is not an envelope; RefusedError if its code is not a success
 */
export function openEnvelope(body: string, kind: Exclude<EnvelopeKind, 'none'>) {
  const content = attempt((): unknown => JSON.parse(keepDigits(body)));
  if (content === undefined) throw new UnreadableAnswerError('not JSON');
  const { code, status, msg, message, noticeMessage, data } = fieldsOf(content);
  if (kind === 'joint') {
    const words = firstText(message, msg);
    if (readCode(status) !== '0') throw refusal(readCode(status), words);
    // The notice of a joint envelope becomes a part of its data.
    const notice = { noticeMessage: typeof noticeMessage === 'string' ? noticeMessage : null };
    return { data: Array.isArray(data) ? notice : { ...fieldsOf(data), ...notice }, message: looseClusters(words) };
  }
  const words = firstText(msg, message);
  const result = readCode(code);
  if (result !== '00' && (kind === 'strict' || result !== '0')) throw refusal(result, words);
  return { data, message: looseClusters(words) };
}

/** Cuts long texts: megabytes would make the page hang. */
function refusal(code: string, text: string): RefusedError {
  return new RefusedError(cutText(code, maxCodeLength), looseClusters(cutText(text, maxMessageLength)));
}
