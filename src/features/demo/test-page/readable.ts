import { hidden } from '../inspector/mask-secrets';

/** What must not be shown or exported, under whatever name it would be found. */
const secretNames = /^(?:token|sessionid|repaytoken|verifycode|smscode|capcode)$/i;

const maxDepth = 12;

const bytes = (name: string, count: number) => `${name}: ${String(count)} bytes`;

/**
 * A stored value as JSON can show it: bytes as their size, dates and big numbers as text, secrets hidden.
 * @param secrets values that are hidden wherever they stand, such as the token of the present session
 */
export function readable(value: unknown, secrets: readonly string[] = [], depth = 0): unknown {
  if (typeof value === 'string')
    return secrets.reduce((text, secret) => (secret === '' ? text : text.split(secret).join(hidden)), value);
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof ArrayBuffer) return bytes('ArrayBuffer', value.byteLength);
  if (ArrayBuffer.isView(value)) return bytes('Bytes', value.byteLength);
  if (value instanceof Blob) return bytes(`Blob ${value.type}`, value.size);
  if (value instanceof Date) return value.toISOString();
  if (depth >= maxDepth) return '…';
  if (Array.isArray(value)) return value.map((entry) => readable(entry, secrets, depth + 1));
  const entries = Object.entries(value).map(
    ([name, entry]) => [name, secretNames.test(name) ? hidden : readable(entry, secrets, depth + 1)] as const,
  );
  return Object.fromEntries(entries);
}
