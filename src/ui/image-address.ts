/**
 * Whether an address from outside may be shown as a picture: http(s), or a path on our own origin (decision 17, server
 * addresses).
 */
export function isImageAddress(address: string): boolean {
  // Browsers skip control characters and read `\` as `/`: what holds any of them is up to something.
  if (Array.from(address).some((character) => character < ' ' || character === '\\')) return false;
  if (/^https?:\/\/[^/]/i.test(address)) return true;
  return /^\/(?!\/)/.test(address);
}
