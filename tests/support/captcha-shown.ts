import { waitFor } from '@testing-library/react';

/**
 * Lets jsdom show pictures from bytes, and remembers them.
 * @returns reads the letters of the picture on screen; `revoked` counts the addresses given back
 */
export function watchCaptcha() {
  const blobs: Blob[] = [];
  const revoke = vi.fn<(url: string) => void>();
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      blobs.push(blob);
      return `blob:picture-${blobs.length}`;
    },
    revokeObjectURL: revoke,
  });
  return {
    revoked: () => revoke.mock.calls.map(([url]) => url),
    /** @param at which picture since the beginning, from 1 */
    async letters(at = 1) {
      await waitFor(() => expect(document.querySelector('form img')).toHaveAttribute('src', `blob:picture-${at}`));
      const blob = blobs[at - 1];
      const svg = (await blob?.text()) ?? '';
      return [...svg.matchAll(/<text[^>]*>(.)<\/text>/g)].map(([, letter]) => letter ?? '').join('');
    },
  };
}
