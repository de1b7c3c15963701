/** Where a page says which build it is (scripts/vite/release-marks.ts). */
const mark = 'meta[name="release"]';

/**
 * Which build the page on the screen is, for files that leave it and for reports of errors: version and commit, such as
 * `0.1.0+12724b6d45c0`. Read from the HTML, where alone it stands.
 * @returns `unknown` where the page does not say
 */
export function pageRelease(page: Pick<Document, 'querySelector'> = document): string {
  return page.querySelector<HTMLMetaElement>(mark)?.content ?? 'unknown';
}
