import { textLimit } from './first-text';

/** Two texts as one description, one below the other; `null` when that is longer than a description may be. */
export function joinTexts(first: string, second: string): string | null {
  const joined = [first.trimEnd(), second].filter((text) => text !== '').join('\n');
  return joined.length <= textLimit ? joined : null;
}
