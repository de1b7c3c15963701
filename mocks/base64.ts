/** Bytes per step: a call takes only so many arguments. */
const step = 8_192;

/** Encodes bytes in base64, in steps, because a photo has too many for one call. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += step) text += String.fromCodePoint(...bytes.subarray(at, at + step));
  return btoa(text);
}

/** Decodes base64. @throws DOMException if the text is not base64 */
export function fromBase64(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}
