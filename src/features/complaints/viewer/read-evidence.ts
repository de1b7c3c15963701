import { appConfig } from '@/config/env';
import type { ApiClient } from '@/platform/api/http/create-client';
import { imageTools } from '../images/process-image';
import { fetchPicture, pictureAddress } from './picture-address';

/** A file that is being put together waits no longer for its pictures, milliseconds. */
const patienceMs = 20_000;

/** Bytes as text; in portions, as a function takes only so many arguments. */
function toBase64(bytes: ArrayBuffer): string {
  const all = new Uint8Array(bytes);
  let text = '';
  for (let from = 0; from < all.length; from += 8_192) text += String.fromCharCode(...all.subarray(from, from + 8_192));
  return btoa(text);
}

/**
 * Reads pictures of our own API, re-encoded as they are for an upload: limited in size, without metadata. Those of
 * other hosts, those that cannot be read, and those that take too long are left out.
 * @returns JPEG in base64, by address
 */
export async function readEvidence(api: ApiClient, addresses: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), patienceMs);
  for (const address of new Set(addresses)) {
    const judged = pictureAddress(address, appConfig.apiBaseUrl, window.location.origin);
    if (judged?.kind !== 'ours' || patience.signal.aborted) continue;
    try {
      const blob = await fetchPicture(api, judged.path, judged.query, patience.signal);
      found.set(address, toBase64((await imageTools.process(blob, patience.signal)).bytes));
    } catch {
      // Its address is in the file then.
    }
  }
  clearTimeout(timer);
  return found;
}
