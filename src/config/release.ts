/** Version and commit of this page, `0.1.0+12724b6d45c0`, as the build wrote it; otherwise `unknown`. */
export function pageRelease(): string {
  return document.querySelector<HTMLMetaElement>('meta[name=release]')?.content ?? 'unknown';
}
