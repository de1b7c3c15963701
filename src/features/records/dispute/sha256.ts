/** Whether this page may reckon checksums: only secure contexts have Web Crypto. */
export function canHash(): boolean {
  // Older engines, and pages over plain http, have none, whatever the types say.
  const { crypto }: { crypto?: { subtle?: unknown } } = globalThis;
  return typeof crypto?.subtle === 'object' && crypto.subtle !== null;
}

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

/** @returns the SHA-256 of a text's UTF-8 bytes, 64 hexadecimal digits. @throws TypeError where `canHash` is false */
export async function sha256Hex(text: string): Promise<string> {
  return Array.from(await digest(text), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The same in base64, as content security policies name inline styles. */
export async function sha256Base64(text: string): Promise<string> {
  return btoa(String.fromCharCode(...(await digest(text))));
}
