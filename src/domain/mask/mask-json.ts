import { addMasks, noMasks, type MaskCount } from './mask-text';

/** Masks one text. */
export type TextMask = (text: string) => { text: string; count: MaskCount };

/**
 * Masks every text inside a value that JSON can hold.
 * @param kept fields that link the parts of a record: their values are no text for people
 * @returns a new value of the same form, and how many places were masked
 */
export function maskJson(
  value: unknown,
  kept: ReadonlySet<string>,
  mask: TextMask,
): { value: unknown; count: MaskCount } {
  let count = noMasks;

  function walk(part: unknown, name: string): unknown {
    if (typeof part === 'string') {
      if (kept.has(name)) return part;
      const masked = mask(part);
      count = addMasks(count, masked.count);
      return masked.text;
    }
    if (Array.isArray(part)) return part.map((entry: unknown) => walk(entry, name));
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, entry]) => [key, walk(entry, key)]));
  }

  return { value: walk(value, ''), count };
}
