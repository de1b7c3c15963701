import fc from 'fast-check';
import { expect, it } from 'vitest';
import { always } from '../../../../tests/support/always';
import { canonicalJson } from './seal';

const ends = ['</script>', '<!--', ']]>', '\u2028', '\u2029', '\r\n', '&lt;'];
const odd = ['\ud800', '\udfff\ud800', '\u202e', '\u0000', '\ufeff', '😀', '__proto__', 'constructor'];
const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...ends, ...odd));
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    text,
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(text, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));

/** The same value with its fields in the opposite order. */
function shuffled(given: unknown): unknown {
  if (Array.isArray(given)) return given.map(shuffled);
  if (typeof given !== 'object' || given === null) return given;
  return Object.fromEntries(
    Object.entries(given)
      .reverse()
      .map(([name, entry]) => [name, shuffled(entry)]),
  );
}

always('canonical JSON equals its source value, in any order of the fields', [value], (given) => {
  const written = canonicalJson(given);
  expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(given)));
  expect(canonicalJson(shuffled(given))).toBe(written);
  expect(canonicalJson(JSON.parse(written))).toBe(written);
});

always(
  'canonical JSON contains nothing that ends a script block, breaks a line or turns text around',
  [value],
  (given) => {
    const written = canonicalJson(given);
    expect(written).not.toMatch(/[<>&\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\p{Cc}]/u);
    // It is well-formed Unicode, too.
    expect(new TextDecoder().decode(new TextEncoder().encode(written))).toBe(written);
  },
);

it('canonical JSON leaves out undefined fields, and keeps places in lists', () => {
  expect(canonicalJson({ b: undefined, a: [1, undefined, 'x'] })).toBe('{"a":[1,null,"x"]}');
});
