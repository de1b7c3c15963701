import * as v from 'valibot';
import { instant } from '@/domain/instant';

const optionalText = v.optional(v.string(), '');

/** By name, not by class: bytes that come out of a database may belong to another realm. */
const bytes = v.custom<ArrayBuffer>(
  (value) => Object.prototype.toString.call(value) === '[object ArrayBuffer]',
  'must be bytes',
);

/** A prepared picture: bytes, because iOS loses stored blobs. Small enough to be sent, without EXIF. */
const evidenceImage = v.object({
  id: v.string(),
  name: optionalText,
  type: v.string(),
  bytes,
  width: v.optional(v.number()),
  height: v.optional(v.number()),
  /** The server's address of it; empty until it is uploaded. */
  url: optionalText,
});

export type EvidenceImage = v.InferOutput<typeof evidenceImage>;

/** Pictures in their order. One that cannot be read is left out and does not take the others with it. */
export const evidenceImages = v.pipe(
  v.optional(v.array(v.fallback(v.nullable(evidenceImage), null)), []),
  v.transform((images): EvidenceImage[] => images.filter((image) => image !== null)),
);

/** A conversation with the assistant that led to the complaint. */
export const chatTranscript = v.object({
  /** Epoch milliseconds. */
  startedAt: instant,
  lines: v.array(v.object({ from: v.picklist(['borrower', 'bot']), text: v.string() })),
});

export type ChatTranscript = v.InferOutput<typeof chatTranscript>;

/**
 * A send that began and whose outcome is not known yet: written before the first byte leaves, removed by success or a
 * definite refusal. While it stands nothing is sent again before the server was asked.
 */
export const sendAttempt = v.object({
  /** Names the attempt at the server, so that copies of it count once; empty in records of older builds. */
  id: v.optional(v.string(), ''),
  /** Epoch milliseconds, for people. */
  startedAt: instant,
  /** When it began by the server's own time, epoch milliseconds; `null` where that was not known. */
  since: v.optional(v.nullable(instant), null),
  /** Whether the complaint itself may have left: while pictures are still being uploaded, it has not. */
  reached: v.picklist(['images', 'save']),
  /** A window is at it, or died at it: the lock tells. */
  isUnderWay: v.optional(v.boolean(), false),
});

export type SendAttempt = v.InferOutput<typeof sendAttempt>;
