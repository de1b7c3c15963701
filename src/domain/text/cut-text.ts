/**
 * Cuts a text to a length.
 * @param limit UTF-16 units, as `String.length` counts them (decision 16, text length)
 * @returns at most `limit` units, never ending in half a surrogate pair
 */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const last = text.charCodeAt(limit - 1);
  const isHighSurrogate = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, isHighSurrogate ? limit - 1 : limit);
}
