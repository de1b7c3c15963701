/**
 * What would end a script block, a line of script, or a reader's sense of direction: markup, line separators,
 * marks that turn the writing direction, the byte order mark. In JSON they can only stand inside texts, where
 * an escape means the same.
 */
const AWKWARD = /[<>&\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff\u007f-\u009f]/g;

function escape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

function write(value: unknown): string {
  if (Array.isArray(value))
    return `[${value.map((entry: unknown) => (entry === undefined ? 'null' : write(entry))).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(([, entry]) => entry !== undefined);
    fields.sort(([one], [other]) => (one < other ? -1 : 1));
    return `{${fields.map(([name, entry]) => `${JSON.stringify(name)}:${write(entry)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

/**
 * Writes a value as JSON in one way only: fields in the order of their names, no blanks, and nothing that HTML, or a
 * person's eye, could take for something else. What is written is well-formed Unicode and can stand in a script block.
 * @param value what JSON can hold; `undefined` fields are left out
 */
export function canonicalJson(value: unknown): string {
  return write(value).replace(AWKWARD, escape);
}
