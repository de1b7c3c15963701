import type { Params } from './common-params';

/** A 53-bit hash (cyrb53), the same everywhere. Not for security: it names records without storing the token. */
export function hash53(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

/** The name of a borrower's records, without secrets; `undefined` without token and session id: no proof. */
export function ownerOf(params: Params): string | undefined {
  const { token, sessionId, userId } = params;
  if (token === undefined && sessionId === undefined) return undefined;
  if (userId !== undefined) return `u:${userId}`;
  return token === undefined ? `s:${hash53(sessionId ?? '')}` : `t:${hash53(token)}`;
}
