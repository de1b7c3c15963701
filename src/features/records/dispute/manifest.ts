import * as v from 'valibot';
import { instant } from '@/domain/instant';
import { partNames } from './parts';

/** What a dispute file says about itself. */
export const disputeFormat = 'loan-web-dispute';
export const disputeVersion = 1;

const short = v.pipe(v.string(), v.maxLength(200));
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

export const manifestSchema = v.object({
  format: v.literal(disputeFormat),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Epoch milliseconds, by the corrected clock. */
  createdAt: instant,
  /** The native app's, as the launch named it. */
  appVersion: short,
  /** Which build of our pages wrote it; empty in files of before they said. */
  release: v.optional(short, ''),
  market: v.picklist(['indonesia', 'india', 'mainland']),
  locale: short,
  /** Empty: about everything of this borrower. */
  orderNo: short,
  problemId: short,
  /** Where the phone could not reckon checksums, the file says so, and its hashes are `null`. */
  sealed: v.boolean(),
  /** Places that were masked. */
  masked: v.pipe(v.number(), v.integer(), v.minValue(0)),
  parts: v.pipe(
    v.array(v.object({ name: v.picklist(partNames), sha256: v.nullable(hash) })),
    v.maxLength(partNames.length),
  ),
});

export type DisputeManifest = v.InferOutput<typeof manifestSchema>;

/**
 * The first twelve digits of the manifest's checksum, as people read them to each other: `3fa9-01bc-77de`. Whoever has
 * written them down can tell this very file from any other.
 */
export function checkingCode(manifestHash: string): string {
  return (manifestHash.slice(0, 12).match(/.{4}/g) ?? []).join('-');
}
