/**
 * Which build the page on the screen is, for files that leave it and for reports of errors: version and commit, such as
 * `0.1.0+12724b6d45c0`. Read from the HTML, where alone it stands (scripts/vite/output-files.ts).
 * @returns `unknown` where the page does not say
 */
export function pageRelease(): string {
  return document.querySelector<HTMLMetaElement>('meta[name=release]')?.content ?? 'unknown';
}
