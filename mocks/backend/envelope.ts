import type { EnvelopeKind } from '@/platform/api/define-call';

/** The result of a handler, before it gets an envelope. */
export type Outcome =
  | { kind: 'answer'; data: unknown; message: string; notice: string | null }
  /** Bytes without an envelope: a picture. */
  | { kind: 'bytes'; type: string; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'refusal'; code: string; message: string };

/** How each kind of envelope writes success (wire protocol, Envelope). */
const success: Record<EnvelopeKind, string> = { standard: '00', strict: '00', joint: '0', none: '00' };

/** Puts an answer or a refusal into the envelope of its call. */
export function wrapInEnvelope(
  kind: EnvelopeKind,
  outcome: Exclude<Outcome, { kind: 'bytes' }>,
): Record<string, unknown> {
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
