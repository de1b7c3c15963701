import type { EnvelopeKind } from '@/platform/api/define-call';

/** The result of a handler, before it gets an envelope. */
export type Outcome =
  | { kind: 'answer'; data: unknown; message: string; notice: string | null }
  /** Bytes without an envelope: a picture. */
  | { kind: 'bytes'; type: string; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'refusal'; code: string; message: string };

/** How each kind of envelope writes success (wire protocol, Envelope). */
const success: Record<EnvelopeKind, string> = { standard: '00', strict: '00', joint: '0', none: '00' };

/** The options of a response in JSON. */
export const json = { headers: { 'Content-Type': 'application/json' } };

function wrapInEnvelope(kind: EnvelopeKind, outcome: Exclude<Outcome, { kind: 'bytes' }>): Record<string, unknown> {
  const code = outcome.kind === 'answer' ? success[kind] : outcome.code;
  const data = outcome.kind === 'answer' ? outcome.data : null;
  if (kind !== 'joint') return { code, msg: outcome.message, data };
  return {
    status: code,
    message: outcome.message,
    noticeMessage: outcome.kind === 'answer' ? outcome.notice : null,
    data,
  };
}

/** The response to a call: bytes as they are, an answer or a refusal in JSON, in the envelope of the call. */
export function toResponse(kind: EnvelopeKind, outcome: Outcome): Response {
  if (outcome.kind === 'bytes') return new Response(outcome.bytes, { headers: { 'Content-Type': outcome.type } });
  return new Response(JSON.stringify(wrapInEnvelope(kind, outcome)), json);
}
