/**
 * Takes the named page inputs out of a parsed query: those that are there, as the strings they are.
 * Never throws, whatever the address holds; empty values count as missing.
 */
export function pickStrings<const Name extends string>(
  search: Record<string, unknown>,
  names: readonly Name[],
): { [Key in Name]?: string } {
  const picked: { [Key in Name]?: string } = {};
  for (const name of names) {
    const value = search[name];
    if (typeof value === 'string' && value !== '') picked[name] = value;
  }
  return picked;
}
