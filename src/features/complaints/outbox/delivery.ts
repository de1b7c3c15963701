import { problemList, saveProblem, uploadProblemImage, type ComplaintList } from '@/api/contract/complaints';
import type { ApiClient } from '@/api/http/create-client';
import { parseServerTime } from '@/domain/server-time';
import { wait } from '@/lib/wait';
import type { EvidenceImage, SendAttempt } from '@/storage/records/complaint-evidence';
import { receipts } from '@/storage/records/receipts';
import type { DeviceStorage } from '@/storage/storage';

/** What is sent as one complaint. */
export type Complaint = { text: string; problemType: string; problemSonType: string; orderNo: string; images: readonly EvidenceImage[] };

/** Addresses in one field: joined by commas, a comma inside one written %2C (wire protocol, Complaints). */
export function joinAddresses(images: readonly Pick<EvidenceImage, 'url'>[]): string {
  return images.map(({ url }) => url.replaceAll(',', '%2C')).join(',');
}

/**
 * Saves a complaint whose pictures are all uploaded.
 * @param attemptId names the attempt at the server, so that copies of it count once
 * @returns its number, empty when the server told none
 */
export async function deliver(api: ApiClient, { text, problemType, problemSonType, orderNo, images }: Complaint, attemptId: string): Promise<string> {
  const fields = { problemType, problemSonType, problemDetail: text, problemImage: joinAddresses(images), orderNo };
  const { problemId } = await api.call(saveProblem, fields, { idempotencyKey: attemptId });
  return problemId;
}

/** Uploads one picture. @returns its address */
export async function uploadImage(api: ApiClient, { bytes, type, name }: EvidenceImage, signal?: AbortSignal): Promise<string> {
  // The name of a photo can tell a place or a person: the server gets none of it.
  const file = new File([bytes], name === '' || type !== 'image/jpeg' ? 'image' : 'image.jpg', { type });
  const { url } = await api.call(uploadProblemImage, { problemImage: file }, signal ? { signal } : {});
  return url;
}

/** How far the clocks of the lender's servers may be apart, milliseconds; the list's times count whole seconds. */
const tolerance = 5 * 60_000;

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A list may show the beginning only. */
function isSameText(listed: string, sent: string): boolean {
  const beginning = /^(.{20,}?)(?:…|\.\.\.)$/s.exec(plain(listed))?.[1];
  return plain(listed) === plain(sent) || (beginning !== undefined && plain(sent).startsWith(beginning));
}

/** A complaint that left, and whose answer was lost. */
export type LostComplaint = { text: string; attempt: Pick<SendAttempt, 'since'> };

/**
 * Finds the complaint of an attempt whose answer was lost.
 * @param others the numbers of complaints that are known to be of other attempts
 * @param utcOffset of the lender's clock
 * @returns its number; `null` when the server has none of that text, created since, that is of no other attempt
 */
export function findAttempt({ list }: ComplaintList, { text, attempt }: LostComplaint, others: ReadonlySet<string>, utcOffset: string): string | null {
  const found = list.find(({ id, content, time }) => {
    const created = parseServerTime(time, utcOffset)?.instant;
    // Where a time is not known the text has to do: better told twice of one complaint than sent twice.
    const isSince = created === undefined || attempt.since === null || created >= attempt.since - tolerance;
    return isSameText(content, text) && isSince && !others.has(id);
  });
  return found?.id ?? null;
}

/** An answer may be lost while the server still writes: "it is not there" is believed after a second look, so much later. */
const secondLookMs = 2_000;

/**
 * Asks the server for the complaint of an attempt, twice before it is believed not to be there.
 * @returns its number; `null` when it is not there
 * @throws ApiError when the server does not say
 */
export async function askForAttempt(api: ApiClient, storage: DeviceStorage, lost: LostComplaint, utcOffset: string): Promise<string | null> {
  const kept = await storage.open(receipts).list();
  const others = new Set(kept.flatMap(({ data }) => (data.kind === 'complaint' && data.problemId !== '' ? [data.problemId] : [])));
  const look = async () => findAttempt(await api.call(problemList, {}, { retry: true }), lost, others, utcOffset);
  const found = await look();
  if (found !== null) return found;
  await wait(secondLookMs);
  return look();
}
