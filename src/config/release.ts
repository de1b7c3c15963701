/**
 * The build of this page, for exported files and error reports: version and commit, such as `0.1.0+12724b6d45c0`. The
 * build writes it into the HTML (scripts/vite/output-files.ts); otherwise it is `unknown`.
 */
export function pageRelease(): string {
  return document.querySelector<HTMLMetaElement>('meta[name=release]')?.content ?? 'unknown';
}
