import { useEffect, useRef, useState } from 'react';

const none: ReadonlyMap<Blob, string> = new Map();

/**
 * Addresses by which pictures in memory can be shown; given back when the component goes.
 * @param blobs the same objects keep the same addresses; gaps are passed over
 */
export function useObjectUrls(blobs: readonly (Blob | null | undefined)[]): ReadonlyMap<Blob, string> {
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
