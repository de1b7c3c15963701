/** @returns the origin of this page; where pages are rendered at build time, one that can be no page's own */
export function pageOrigin(): string {
  return typeof window === 'undefined' ? 'https://app.invalid' : window.location.origin;
}
