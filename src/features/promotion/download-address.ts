import { withBase } from '@/config/base-path';

/**
 * The address a download button may open.
 * @param downloadUrl as the template has it; its safety is judged when it is opened (decision 17, server addresses)
 * @param page absolute address of the page that shows the button
 * @param basePath folder of the app on its host: an old hash link names a page inside it
 * @returns `null` for none, and for one that leads back to this very page
 */
export function downloadAddress(downloadUrl: string, page: string, basePath = __BASE_PATH__): string | null {
  const address = downloadUrl.trim();
  if (address === '') return null;
  try {
    const here = new URL(page);
    const target = new URL(address, here);
    const path = target.hash.startsWith('#/')
      ? withBase(basePath, target.hash.slice(1).replace(/[?#].*$/, ''))
      : target.pathname;
    const plain = (text: string) => text.replace(/\/+$/, '');
    return target.origin === here.origin && plain(path) === plain(here.pathname) ? null : address;
  } catch {
    return address;
  }
}
