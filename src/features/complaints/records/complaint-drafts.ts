import { millisecondsInDay } from 'date-fns/constants';
import * as v from 'valibot';
import { instant } from '@/domain/instant';
import { newId } from '@/domain/new-id';
import { defineStore } from '@/platform/storage/definition';
import type { DeviceStorage } from '@/platform/storage/storage';
import type { WriteOutcome } from '@/platform/storage/store';

/** UTF-16 units of a complaint's text (specification section 5, decision 16, text length). */
export const textLimit = 200;

const optionalText = v.optional(v.string(), '');

/** Checked by name, not by class: bytes from a database may belong to another realm. */
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
  /** The server's address of it; empty before it is uploaded. */
  url: optionalText,
});

export type EvidenceImage = v.InferOutput<typeof evidenceImage>;

/** Pictures in their order. A picture that cannot be read is left out. */
const evidenceImages = v.pipe(
  v.optional(v.array(v.fallback(v.nullable(evidenceImage), null)), []),
  v.transform((images): EvidenceImage[] => images.filter((image) => image !== null)),
);

/** A conversation with the assistant that led to the complaint. */
export const chatTranscript = v.object({
  startedAt: instant,
  /** What the borrower last asked or wrote there. */
  asked: v.string(),
  /** The title of the category that was open there; empty without one. */
  topic: v.string(),
  lines: v.array(v.object({ from: v.picklist(['borrower', 'bot']), text: v.string() })),
});

export type ChatTranscript = v.InferOutput<typeof chatTranscript>;

/** A send of a complaint: saved before the first byte leaves, removed with the complaint when the server has it. */
const sendAttempt = v.object({
  /** The complaint's id; another one only after a refusal, which a server repeats for the same idempotency key. */
  id: v.string(),
  /** Epoch milliseconds by the phone's clock. */
  startedAt: instant,
  /** When it began by the server's time, epoch milliseconds; `null` if unknown. */
  since: v.optional(v.nullable(instant), null),
  /**
   * `images`: at most pictures were sent. `save`: the complaint itself may have been sent. `absent`: so too, and the
   * server does not have it. Except after `images` it is asked before anything is sent again.
   */
  reached: v.picklist(['images', 'save', 'absent']),
  /** A window is sending it, or was killed while it did; the lock shows which. */
  isUnderWay: v.optional(v.boolean(), false),
});

export type SendAttempt = v.InferOutput<typeof sendAttempt>;

/** The facts of payments that have not arrived; the form asks for a photo of the receipt (decision 56, cashier). */
const proof = v.object({
  text: v.string(),
  /** Empty if the borrower cannot pay (decision 72, hardship). */
  paymentIds: v.array(v.string()),
});

export type Proof = v.InferOutput<typeof proof>;

const optionalProof = v.optional(v.fallback(v.nullable(proof), null), null);

/** The payments that a complaint is about, without one that is only offered. */
export const paymentIdsOf = (written: Pick<ComplaintDraft, 'proof'>) => written.proof?.paymentIds ?? [];

/** What a draft and a queued complaint consist of. */
const complaintFields = {
  /** Identifies the draft: a window that still shows a draft that was sent must not save it again. */
  id: v.string(),
  text: optionalText,
  problemType: optionalText,
  problemSonType: optionalText,
  orderNo: optionalText,
  orderName: optionalText,
  images: evidenceImages,
  transcript: v.optional(v.nullable(chatTranscript), null),
  proof: optionalProof,
  /** Another, beside a text that was begun: the form offers to add it. */
  offered: optionalProof,
  /** Its earlier send, which the next one continues; `null` without one. */
  attempt: v.optional(v.fallback(v.nullable(sendAttempt), null), null),
};

/** Complaints that are being written. Keyed by order; an empty key if there is no order. */
export const complaintDrafts = defineStore({
  name: 'complaint-drafts',
  version: 1,
  // Only of a draft whose text is the first that its form shows. Its other parts are not needed for that.
  toCopy: ({ id, text, updatedAt, ...others }) =>
    (others.proof ?? others.offered) !== null || text.trim() === '' ? undefined : { id, text, updatedAt },
  schema: v.object({
    ...complaintFields,
    /** Epoch milliseconds of the last change by the borrower. */
    updatedAt: instant,
  }),
});

export type ComplaintDraft = v.InferOutput<typeof complaintDrafts.schema>;

/** An empty draft. @param now epoch milliseconds */
export function emptyDraft(orderNo: string, now: number): ComplaintDraft {
  const fields: v.InferInput<typeof complaintDrafts.schema> = { id: newId(), orderNo, updatedAt: now };
  return v.parse(complaintDrafts.schema, fields);
}

/** Complaints that wait for the network. Keyed by their id. */
export const complaintOutbox = defineStore({
  name: 'complaint-outbox',
  version: 1,
  // A form sends also from a full phone: after a kill its draft is asked for before it is sent again.
  toCopy: ({ attempt, ...entry }) =>
    attempt
      ? { ...entry, text: '', images: [], transcript: null, attempt: { ...attempt, reached: 'save' } }
      : undefined,
  copiesUnsaved: true,
  schema: v.object({
    ...complaintFields,
    createdAt: instant,
    /** The titles of its type, from the server. */
    typeTitle: v.string(),
    sonTypeTitle: v.string(),
    /** The borrower’s orders lack its order, which is not sent (decision 45, complaint pages). */
    hasUnknownOrder: v.boolean(),
    tries: v.number(),
    /** The server's text when it refused the complaint; empty while it waits. */
    error: v.string(),
    /** `failed`: it was refused, or tried too often; it waits for the person. */
    state: v.picklist(['waiting', 'failed']),
  }),
});

export type OutboxRecord = v.InferOutput<typeof complaintOutbox.schema>;

type Written = Pick<ComplaintDraft, 'text' | 'images'>;

/** Whether a draft has text or pictures. */
export const hasContent = ({ text, images }: Written) => text.trim() !== '' || images.length > 0;

/** Whether a draft is so old that the form asks before it opens it. Times in epoch milliseconds. */
export const isOldDraft = (updatedAt: number, now: number) => now - updatedAt > 30 * millisecondsInDay;

/** Whether a complaint has the words of another, and all its pictures. */
export const contains = ({ text, images }: Written, other: Written) =>
  other.text === text && other.images.every((image) => images.some(({ id }) => id === image.id));

/** Removes the draft of a complaint that has ended; what another window wrote under its id stays as a new draft. */
export function removeDraft(
  storage: DeviceStorage,
  sent: Written & Pick<ComplaintDraft, 'id' | 'orderNo'>,
): Promise<WriteOutcome> {
  const otherId = newId();
  return storage.open(complaintDrafts).update(sent.orderNo, (draft) => {
    if (draft?.id !== sent.id) return draft;
    return contains(sent, draft) ? undefined : { ...draft, id: otherId, attempt: null };
  });
}

/** What a complaint is about once these facts were added. */
export const joinProofs = (old: Proof | null, { text, paymentIds }: Proof): Proof => ({
  text: old && !old.text.includes(text) ? `${old.text}\n${text}` : (old?.text ?? text),
  paymentIds: [...new Set([...(old?.paymentIds ?? []), ...paymentIds])],
});

/** Adds a proof: as the text of a draft without one, otherwise as an offer (decision 56, cashier). `now`: epoch ms */
export function addProof(draft: ComplaintDraft, added: Proof, now: number): ComplaintDraft {
  const { text, proof: old } = draft;
  if (text.includes(added.text)) return { ...draft, proof: joinProofs(old, added), offered: null };
  if (text.trim() !== '') return { ...draft, offered: added };
  return { ...draft, text: added.text, proof: added, offered: null, updatedAt: now };
}

/** The same with the stored draft of an order, which is created if needed. */
export function attachProof(storage: DeviceStorage, orderNo: string, added: Proof, now: number): Promise<WriteOutcome> {
  const drafts = storage.open(complaintDrafts);
  return drafts.update(orderNo, (draft) => addProof(draft ?? emptyDraft(orderNo, now), added, now));
}

/** Stores a conversation in the draft of an order (empty: of none), which is created if needed. */
export function attachTranscript(
  storage: DeviceStorage,
  orderNo: string,
  transcript: ChatTranscript,
): Promise<WriteOutcome> {
  return storage
    .open(complaintDrafts)
    .update(orderNo, (draft) => ({ ...(draft ?? emptyDraft(orderNo, transcript.startedAt)), transcript }));
}
