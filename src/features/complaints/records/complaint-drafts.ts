import * as v from 'valibot';
import { instant } from '@/domain/instant';
import { newId } from '@/domain/new-id';
import { defineStore } from '@/platform/storage/definition';
import type { DeviceStorage } from '@/platform/storage/storage';
import type { WriteOutcome } from '@/platform/storage/store';
import { chatTranscript, evidenceImages, sendAttempt, type ChatTranscript } from './complaint-evidence';

export type { ChatTranscript } from './complaint-evidence';

const optionalText = v.optional(v.string(), '');

/**
 * What a complaint about a payment that has not arrived says of it; a photo of the receipt is asked for first (decision
 * 56, cashier).
 */
const proof = v.object({
  text: v.string(),
  /** The borrower had begun another text: this one waits to be taken, or left. */
  isOffered: v.boolean(),
  /** Only a payment has a receipt to be shown. */
  about: v.optional(v.picklist(['payment', 'hardship']), 'payment'),
});

export type Proof = v.InferOutput<typeof proof>;

/** Complaints that are being written. Keyed by order, empty where there is none. */
export const complaintDrafts = defineStore({
  name: 'complaint-drafts',
  version: 2,
  // What an earlier version wrote is read by this one.
  migrate: (data) => data,
  schema: v.object({
    /** Tells one draft of an order from the next: a window that still shows a sent one must not bring it back. */
    id: v.string(),
    text: optionalText,
    problemType: optionalText,
    problemSonType: optionalText,
    orderNo: optionalText,
    orderName: optionalText,
    images: evidenceImages,
    transcript: v.optional(v.nullable(chatTranscript), null),
    proof: v.optional(v.fallback(v.nullable(proof), null), null),
    attempt: v.optional(v.fallback(v.nullable(sendAttempt), null), null),
    /** Epoch milliseconds of the last change by the borrower. */
    updatedAt: instant,
  }),
});

export type ComplaintDraft = v.InferOutput<typeof complaintDrafts.schema>;

/**
 * A draft with nothing in it.
 * @param now epoch milliseconds
 */
export function emptyDraft(orderNo: string, now: number): ComplaintDraft {
  return {
    id: newId(),
    text: '',
    problemType: '',
    problemSonType: '',
    orderNo,
    orderName: '',
    images: [],
    transcript: null,
    proof: null,
    attempt: null,
    updatedAt: now,
  };
}

/**
 * Lays a conversation beside the draft of an order, in place of an earlier one; makes the draft if there is none
 * (decision 4, no type).
 * @param orderNo empty where the chat is about no order
 */
export function attachTranscript(
  storage: DeviceStorage,
  orderNo: string,
  transcript: ChatTranscript,
): Promise<WriteOutcome> {
  return storage
    .open(complaintDrafts)
    .update(orderNo, (draft) => ({ ...(draft ?? emptyDraft(orderNo, transcript.startedAt)), transcript }));
}
