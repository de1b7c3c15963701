import * as v from 'valibot';
import { instant } from '@/domain/instant';
import { payment } from '@/domain/payments/schema';
import { loggedCall, maxLoggedCalls } from '@/platform/telemetry/request-log';
import { receipts } from '@/platform/writes/receipts';

const text = v.optional(v.string(), '');
const texts = v.optional(v.array(v.string()), []);

/** The parts of a dispute file, in reading order. */
export const disputePartNames = ['complaint', 'chats', 'payments', 'requests'] as const;

export type DisputePartName = (typeof disputePartNames)[number];

/** The most pictures in a file, and characters of each: a receipt is readable, and an e-mail accepts the file. */
export const pictureLimits = { count: 8, characters: 420_000 } as const;

/** A picture of the evidence: a JPEG that was encoded again on the phone, so that it has no metadata. */
const picture = v.object({
  of: v.picklist(['complaint', 'answer']),
  base64: v.pipe(v.string(), v.maxLength(pictureLimits.characters), v.regex(/^\/9j\/[A-Za-z0-9+/]+={0,2}$/)),
});

const complaint = v.object({
  problemId: text,
  /** As the server sent it; empty if unknown. */
  sentAt: text,
  type: text,
  sonType: text,
  content: text,
  /** Addresses, without queries, of pictures that are not in the file. */
  images: texts,
  /** The answer of customer service; empty before there is one. */
  answer: text,
  answerImages: texts,
  /** The pictures themselves; missing if there are none. */
  pictures: v.exactOptional(v.pipe(v.array(picture), v.maxLength(pictureLimits.count))),
});

const chat = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  orderNo: v.pipe(v.string(), v.maxLength(200)),
  startedAt: instant,
  events: v.array(v.unknown()),
});

/** The schema of every part. Only named fields are read, so that a file cannot reach a prototype. */
export const partSchemas = {
  complaint,
  chats: v.object({ sessions: v.array(chat) }),
  /** The receipts are those of complaints and ratings. */
  payments: v.object({ payments: v.array(payment), receipts: v.array(receipts.schema) }),
  requests: v.object({ calls: v.pipe(v.array(loggedCall), v.maxLength(maxLoggedCalls)) }),
} as const;

export type DisputePicture = v.InferOutput<typeof picture>;

/** The content of a part. */
export type PartOf<Name extends DisputePartName> = v.InferOutput<(typeof partSchemas)[Name]>;

/** The parts of a file; those that were not selected are missing. */
export type DisputeParts = { [Name in DisputePartName]?: PartOf<Name> };
