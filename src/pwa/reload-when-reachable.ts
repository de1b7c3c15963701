type Page = { fetch: (input: string, init: RequestInit) => Promise<Response>; location: Pick<Location, 'pathname' | 'reload'> };

/**
 * Loads the page anew, but only when its server answers: without a network a reload would end on the browser's own error
 * page, where there is no way back. Only ever on a person's tap.
 * @returns `false` when nobody answered and the page stays as it is
 */
export async function reloadWhenReachable({ fetch, location }: Page): Promise<boolean> {
  try {
    await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
  } catch {
    return false;
  }
  location.reload();
  return true;
}
