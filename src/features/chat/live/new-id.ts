/** A name nobody else has: 96 random bits as text. `randomUUID` exists in secure contexts only. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
