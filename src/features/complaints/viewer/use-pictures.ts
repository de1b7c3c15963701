import { useQueries } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { appConfig } from '@/config/env';
import { useServices } from '@/platform/services';
import { fetchPicture, pictureAddress } from './picture-address';

/** A picture of the server while it loads, and after. */
export type Picture =
  | { state: 'loading' }
  | { state: 'shown'; src: string }
  | { state: 'failed'; retry: () => void }
  /** The address policy refuses it. */
  | { state: 'refused' };

const none: ReadonlyMap<Blob, string> = new Map();

/**
 * Object URLs of pictures in memory; revoked on unmount.
 * @param blobs the same objects keep the same URLs; gaps are skipped
 */
function useObjectUrls(blobs: readonly (Blob | null | undefined)[]): ReadonlyMap<Blob, string> {
  const made = useRef(new Map<Blob, string>());
  const [urls, setUrls] = useState<ReadonlyMap<Blob, string>>(none);

  useEffect(() => {
    const missing = blobs.flatMap((blob) => (blob && !made.current.has(blob) ? [blob] : []));
    if (missing.length === 0) return;
    for (const blob of missing) made.current.set(blob, URL.createObjectURL(blob));
    setUrls(new Map(made.current));
  }, [blobs]);

  useEffect(() => {
    const all = made.current;
    return () => {
      for (const url of all.values()) URL.revokeObjectURL(url);
      all.clear();
    };
  }, []);

  return urls;
}

/**
 * Pictures by address: those below our API are fetched like any call and shown as blobs, because an `<img src>` does
 * not reach a backend inside the page; the browser loads those of other hosts; refused addresses are not opened
 * (decision 17, server addresses).
 * @returns one per address, in the same order
 */
export function usePictures(addresses: readonly string[]): Picture[] {
  const { api } = useServices();
  const judged = addresses.map((address) => pictureAddress(address, appConfig.apiBaseUrl, window.location.origin));
  const queries = useQueries({
    queries: judged.map((address, index) => ({
      queryKey: ['complaints', 'picture', addresses[index]],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        address?.kind === 'ours' ? fetchPicture(api, address.path, address.query, signal) : null,
      enabled: address?.kind === 'ours',
      staleTime: Infinity,
    })),
  });
  const urls = useObjectUrls(queries.map(({ data }) => data));

  return judged.map((address, index): Picture => {
    const query = queries[index];
    if (address === null || !query) return { state: 'refused' };
    if (address.kind === 'web') return { state: 'shown', src: address.src };
    const src = query.data && urls.get(query.data);
    if (src !== undefined && src !== null) return { state: 'shown', src };
    return query.isError && !query.isFetching
      ? { state: 'failed', retry: () => void query.refetch() }
      : { state: 'loading' };
  });
}
