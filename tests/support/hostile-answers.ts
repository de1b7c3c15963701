import { constantFrom, dictionary, jsonValue, oneof, record, type Arbitrary } from 'fast-check';
import { fieldsOf } from '@/domain/fields-of';
import type { CallDefinition } from '@/platform/api/define-call';
import { jsonSchemaOf, type JsonSchema } from '../../contract/openapi/json-schema';

/** A building block of the contract (src/platform/api/schema.ts) that is in one place of an answer. */
const blocks = ['Text', 'Label', 'Id', 'Flag', 'Integer', 'MinorUnits', 'ShownMoney', 'Time', 'Nothing'] as const;
export type Block = (typeof blocks)[number];

/** The form of an answer: what a careful server would send, without its values. */
type Shape =
  | { kind: 'fields'; fields: readonly (readonly [string, Shape])[] }
  | { kind: 'list'; entry: Shape }
  | { kind: 'block'; block: Block };

const text: Shape = { kind: 'block', block: 'Text' };

function shapeOfReference(reference: string): Shape {
  const name = reference.split('/').at(-1);
  if (name === 'Row') return { kind: 'fields', fields: ['text', 'value'].map((field) => [field, text]) };
  // Labels of which the app reads more than it shows.
  if (name === 'Day' || name === 'Days') return { kind: 'block', block: 'Label' };
  const block = blocks.find((candidate) => candidate === name);
  if (block === undefined) throw new Error(`There is no block ${reference}`);
  return { kind: 'block', block };
}

function shapeOfSchema(schema: JsonSchema): Shape {
  if (typeof schema['$ref'] === 'string') return shapeOfReference(schema['$ref']);
  if (Array.isArray(schema['anyOf'])) {
    const ways = schema['anyOf'].map(fieldsOf).filter((way) => way['type'] !== 'null');
    // Where there are several, the richest comes last.
    return shapeOfSchema(ways.at(-1) ?? {});
  }
  if (schema['type'] === 'array') return { kind: 'list', entry: shapeOfSchema(fieldsOf(schema['items'])) };
  if (schema['type'] === 'object')
    return {
      kind: 'fields',
      fields: Object.entries(fieldsOf(schema['properties'])).map(([name, field]) => [
        name,
        shapeOfSchema(fieldsOf(field)),
      ]),
    };
  return text;
}

const shapeOf = (call: CallDefinition) => shapeOfSchema(jsonSchemaOf(call.answer));

/** What is in one place of the answer: by the block that belongs there, and the field's name. */
export type Filling = (block: Block, name: string) => unknown;

function fill(shape: Shape, filling: Filling, entries: number, name = ''): unknown {
  if (shape.kind === 'block') return filling(shape.block, name);
  if (shape.kind === 'list') return Array.from({ length: entries }, () => fill(shape.entry, filling, entries, name));
  return Object.fromEntries(shape.fields.map(([field, inner]) => [field, fill(inner, filling, entries, field)]));
}

/**
 * The data of an answer in the right form, every place of it filled by an attacker; entries of one list are the same.
 */
export function fillAnswer(call: CallDefinition, filling: Filling, entries = 2): unknown {
  return fill(shapeOf(call), filling, entries);
}

/** The envelope of a call around data: a success, unless another code is asked for. */
export function envelopeOf(
  call: CallDefinition,
  data: unknown,
  { code, message = '' }: { code?: string; message?: unknown } = {},
): Record<string, unknown> {
  if (call.envelope === 'joint') return { status: code ?? '0', message, noticeMessage: message, data };
  return { code: code ?? '00', msg: message, data };
}

/** An object with names that reach for a prototype, as `JSON.parse` makes it: fields like any other. */
export const pollution: unknown = JSON.parse(
  '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"toString":"x","valueOf":1,"then":"x","length":-1}',
);

// In two parts: a linter rightly refuses such an address anywhere else.
export const scriptAddress = ['java', 'script:document.title="owned"'].join('');

export const markup =
  '<img src=x onerror="document.title=\'owned\'"><script>document.title="owned"</script><a href="//evil.example">';

const hostileTexts: readonly string[] = [
  markup,
  scriptAddress,
  `  ${scriptAddress.toUpperCase()}`,
  'data:text/html,<script>document.title="owned"</script>',
  'intent://scan/#Intent;scheme=zxing;end',
  '//evil.example/x',
  '\\\\evil.example\\x',
  '\u202e000.01pR\u2066\u200f',
  '\ud800 lone \udfff\udfff',
  'nul\u0000 bell\u0007 \u001b[2J',
  '__proto__',
  'constructor',
  'toString',
  '${7*7}{{7*7}}{count, plural, one {x}}',
  '%00%0d%0aSet-Cookie: a=b%',
  '9'.repeat(400),
  '-1',
  '1e308',
  'x'.repeat(5_000),
];

const hostileLeaf: Arbitrary<unknown> = oneof(
  { weight: 6, arbitrary: constantFrom<unknown>(...hostileTexts) },
  {
    weight: 2,
    arbitrary: constantFrom<unknown>(null, true, 0, -1, 1.5, 1e308, 2 ** 53 + 2, [], {}, [[[]]], pollution),
  },
  { weight: 1, arbitrary: jsonValue() },
);

/** What a block takes; most answers must get past the strict fields for the others to be read. */
const wellMeant: Record<Block, readonly unknown[]> = {
  Text: ['Loan'],
  Label: ['Loan'],
  Id: ['12345678901234567890', 7],
  Flag: ['1', 0, true],
  Integer: ['3', 12],
  MinorUnits: ['155400000', 5000, `-${'9'.repeat(30)}`],
  ShownMoney: ['5000', 'Rp1'],
  Time: ['2026-03-01 10:00:00', 1e15, '2026-02-30'],
  Nothing: [null],
};

function arbitraryOf(shape: Shape): Arbitrary<unknown> {
  if (shape.kind === 'block')
    return oneof(
      { weight: 2, arbitrary: constantFrom(...wellMeant[shape.block]) },
      { weight: 1, arbitrary: hostileLeaf },
    );
  if (shape.kind === 'list') {
    const entry = arbitraryOf(shape.entry);
    return oneof(
      { weight: 3, arbitrary: entry.map((one) => [one, one]) },
      entry.map((one) => [null, one, [], one]),
      constantFrom([]),
      hostileLeaf,
    );
  }
  const entries = Object.fromEntries(shape.fields.map(([name, field]) => [name, arbitraryOf(field)]));
  const someOfThem = record(entries, { requiredKeys: [] });
  const polluted = someOfThem.map((fields) =>
    Object.defineProperty({ ...fields }, '__proto__', { value: { polluted: true }, enumerable: true }),
  );
  return oneof({ weight: 6, arbitrary: record(entries) }, { weight: 2, arbitrary: someOfThem }, polluted, hostileLeaf);
}

/** Whatever a hostile server may send as an answer to a call: mostly of the right form, with anything in any place. */
export function hostileAnswers(call: CallDefinition): Arbitrary<unknown> {
  return oneof(
    { weight: 8, arbitrary: arbitraryOf(shapeOf(call)) },
    dictionary(constantFrom('__proto__', 'constructor', 'list', 'data'), jsonValue()),
  );
}
