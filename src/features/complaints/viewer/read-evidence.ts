import { toBase64 } from '@/domain/base64';
import type { ApiClient } from '@/platform/api/http/create-client';
import { imageTools } from '../images/process-image';
import { fetchPicture, pictureAddress } from './picture-address';

/** Maximum time to wait for the pictures of a file. */
const patienceMs = 20_000;

/** Pictures of our own API as base64 JPEG, encoded again like an upload; unreadable and slow ones are left out. */
export async function readEvidence(api: ApiClient, addresses: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), patienceMs);
  for (const address of new Set(addresses)) {
    const judged = pictureAddress(address);
    if (judged?.kind !== 'ours' || patience.signal.aborted) continue;
    try {
      const blob = await fetchPicture(api, judged, patience.signal);
      found.set(address, toBase64(new Uint8Array((await imageTools.process(blob, patience.signal)).bytes)));
    } catch {
      // The file has its address.
    }
  }
  clearTimeout(timer);
  return found;
}
