import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical-json';

const hostile = [
  '</script>',
  '<!--',
  ']]>',
  '\u2028',
  '\u2029',
  '\ud800',
  '\udfff\ud800',
  '\u202e',
  '\u0000',
  '\ufeff',
  '__proto__',
  'constructor',
  '&lt;',
  '😀',
  '\r\n',
];
const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...hostile));
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

/** The same value, its fields in the order in which they were not. */
function shuffled(given: unknown): unknown {
  if (Array.isArray(given)) return given.map(shuffled);
  if (typeof given !== 'object' || given === null) return given;
  return Object.fromEntries(
    Object.entries(given)
      .reverse()
      .map(([name, entry]) => [name, shuffled(entry)]),
  );
}

describe('canonical JSON', () => {
  it('means the same as what it was made of', () => {
    fc.assert(
      fc.property(value, (given) => {
        expect(JSON.parse(canonicalJson(given))).toEqual(JSON.parse(JSON.stringify(given)));
      }),
    );
  });

  it('is one and the same for one value, whatever the order of its fields', () => {
    fc.assert(
      fc.property(value, (given) => {
        const written = canonicalJson(given);
        expect(canonicalJson(shuffled(given))).toBe(written);
        expect(canonicalJson(JSON.parse(written))).toBe(written);
      }),
    );
  });

  it('holds nothing that ends a script block, breaks a line or turns the eye, and is well-formed Unicode', () => {
    fc.assert(
      fc.property(value, (given) => {
        const written = canonicalJson(given);
        expect(written).not.toMatch(/[<>&\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\p{Cc}]/u);
        expect(new TextDecoder().decode(new TextEncoder().encode(written))).toBe(written);
      }),
    );
  });

  it('leaves out what is undefined, and keeps places in lists', () => {
    expect(canonicalJson({ b: undefined, a: [1, undefined, 'x'] })).toBe('{"a":[1,null,"x"]}');
  });

  it('writes a text of a million letters', () => {
    const long = '<é😀'.repeat(250_000);
    expect(JSON.parse(canonicalJson({ long }))).toEqual({ long });
  });
});
