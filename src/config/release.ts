/**
 * The build of this page, for exported files and error reports: version and commit, such as `0.1.0+12724b6d45c0`.
 * scripts/vite/output-files.ts writes it into the HTML.
 * @returns `unknown` if the HTML does not name it
 */
export function pageRelease(): string {
  return document.querySelector<HTMLMetaElement>('meta[name=release]')?.content ?? 'unknown';
}
