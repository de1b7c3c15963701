import * as v from 'valibot';
import { appConfig } from '@/config/env';
import { allowedUrl } from '@/domain/server-url';
import { defineCall } from '@/platform/api/define-call';
import type { ApiClient } from '@/platform/api/http/create-client';

type OurPicture = { kind: 'ours'; path: string; query: Record<string, string> };

/** How a picture may load (decision 17, server addresses): `ours` by a call, `web` by the browser, `null` never. */
export function pictureAddress(
  address: string,
  apiBase = appConfig.apiBaseUrl,
  origin = window.location.origin,
): OurPicture | { kind: 'web'; src: string } | null {
  const url = allowedUrl(address, origin);
  if (!url) return null;
  const base = new URL(apiBase, origin);
  const folder = base.pathname.replace(/\/$/, '');
  if (url.origin !== base.origin || !url.pathname.startsWith(`${folder}/`)) return { kind: 'web', src: url.href };
  return { kind: 'ours', path: url.pathname.slice(folder.length), query: Object.fromEntries(url.searchParams) };
}

/** Identified by its tag, because the bytes may be a `Blob` of another window. */
const bytes = v.custom<Blob>(
  (value) => Object.prototype.toString.call(value) === '[object Blob]',
  'must be image bytes',
);

/** Fetches one picture from our API with the common parameters of every call. */
export function fetchPicture(api: ApiClient, { path, query }: OurPicture, signal: AbortSignal): Promise<Blob> {
  const call = defineCall({
    name: 'picture',
    area: 'complaints',
    method: 'GET',
    path,
    envelope: 'none',
    request: v.record(v.string(), v.string()),
    answer: bytes,
  });
  return api.call(call, query, { signal, retry: true });
}
