import { problemList, saveProblem, uploadProblemImage, type ComplaintList } from '@/api/contract/complaints';
import { HttpError, RefusedError } from '@/api/errors';
import type { ApiClient } from '@/api/http/create-client';
import { parseServerTime } from '@/domain/server-time';
import type { EvidenceImage } from '@/storage/records/complaint-evidence';

/** What is sent as one complaint. */
export type Complaint = { text: string; problemType: string; problemSonType: string; orderNo: string; images: readonly EvidenceImage[] };

/** Addresses in one field: joined by commas, a comma inside one written %2C (wire protocol, Complaints). */
export function joinAddresses(images: readonly Pick<EvidenceImage, 'url'>[]): string {
  return images.map(({ url }) => url.replaceAll(',', '%2C')).join(',');
}

/** Saves a complaint whose pictures are all uploaded. @returns its number, empty when the server told none */
export async function deliver(api: ApiClient, { text, problemType, problemSonType, orderNo, images }: Complaint): Promise<string> {
  const { problemId } = await api.call(saveProblem, { problemType, problemSonType, problemDetail: text, problemImage: joinAddresses(images), orderNo });
  return problemId;
}

/** Uploads one picture. @returns its address */
export async function uploadImage(api: ApiClient, { bytes, type, name }: EvidenceImage, signal?: AbortSignal): Promise<string> {
  // The name of a photo can tell a place or a person: the server gets none of it.
  const file = new File([bytes], name === '' || type !== 'image/jpeg' ? 'image' : 'image.jpg', { type });
  const { url } = await api.call(uploadProblemImage, { problemImage: file }, signal ? { signal } : {});
  return url;
}

/**
 * What a failed save means. `refused`: the server has it not, and said why. `later`: it has it not, for a reason that
 * passes (session, load). `unknown`: it may have it, and has to be asked before anything is sent again.
 */
export function fateOf(error: unknown): 'refused' | 'later' | 'unknown' {
  if (error instanceof RefusedError) return 'refused';
  if (!(error instanceof HttpError) || error.status >= 500 || error.status === 408) return 'unknown';
  return [401, 403, 429].includes(error.status) ? 'later' : 'refused';
}

/** How far the clocks of phone and server may be apart, milliseconds; the list's times count whole seconds. */
const tolerance = 60_000;

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A list may show the beginning only. */
function isSameText(listed: string, sent: string): boolean {
  const beginning = /^(.{20,}?)(?:…|\.\.\.)$/s.exec(plain(listed))?.[1];
  return plain(listed) === plain(sent) || (beginning !== undefined && plain(sent).startsWith(beginning));
}

/**
 * Finds the complaint of an attempt whose answer was lost.
 * @param attempt what was sent, and since when (epoch milliseconds)
 * @param utcOffset of the lender's clock
 * @returns its number; `null` when the server has none of that text created since
 */
export function findAttempt({ list }: ComplaintList, attempt: { text: string; startedAt: number }, utcOffset: string): string | null {
  const found = list.find(({ content, time }) => {
    const created = parseServerTime(time, utcOffset)?.instant;
    // Without a readable time the text alone has to do: better told twice of one complaint than sent twice.
    return isSameText(content, attempt.text) && (created === undefined || created >= attempt.startedAt - tolerance);
  });
  return found?.id ?? null;
}

/** Asks the server for the complaint of an attempt. @throws ApiError when it does not say */
export async function askForAttempt(api: ApiClient, attempt: { text: string; startedAt: number }, utcOffset: string): Promise<string | null> {
  return findAttempt(await api.call(problemList, {}, { retry: true }), attempt, utcOffset);
}
