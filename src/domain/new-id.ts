/** @returns 32 hexadecimal digits that no other id has; `crypto.randomUUID` exists in secure contexts alone */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
