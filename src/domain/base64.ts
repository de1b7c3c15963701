/** Bytes per step: a function takes a limited number of arguments. */
const step = 8_192;

/** Encodes bytes in base64, in steps, because a photo has too many for one call. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += step) text += String.fromCharCode(...bytes.subarray(at, at + step));
  return btoa(text);
}
