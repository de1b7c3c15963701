/** @returns 32 random hexadecimal digits. Not by `crypto.randomUUID`, which exists only in secure contexts */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
