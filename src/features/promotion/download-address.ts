/**
 * The address a download button may open.
 * @param downloadUrl as the template has it; its safety is judged when it is opened (decision 17, server addresses)
 * @param page absolute address of the page that shows the button
 * @returns `null` for none, and for one that leads back to this very page
 */
export function downloadAddress(downloadUrl: string, page: string): string | null {
  const address = downloadUrl.trim();
  if (address === '') return null;
  try {
    const here = new URL(page);
    const target = new URL(address, here);
    // An old hash link names a page beside its own.
    const hashPage = /^#(\/[^?#]*)/.exec(target.hash)?.[1];
    const path = hashPage === undefined ? target.pathname : new URL(`.${hashPage}`, target).pathname;
    const plain = (text: string) => text.replace(/\/+$/, '');
    return target.origin === here.origin && plain(path) === plain(here.pathname) ? null : address;
  } catch {
    return address;
  }
}
