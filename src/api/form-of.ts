import type { GenericSchema } from 'valibot';
import type { Form } from './read-by-form';
import { flag, id, integer, minorUnits, shownMoney, text, time } from './schema';

const blocks: ReadonlyMap<unknown, Form> = new Map<unknown, Form>([
  [text, 'text'],
  [id, 'id'],
  [flag, 'flag'],
  [integer, 'integer'],
  [minorUnits, 'minorUnits'],
  [shownMoney, 'shownMoney'],
  [time, 'time'],
]);

type Part = { readonly [name: string]: unknown };

const partOf = (value: unknown): Part => (typeof value === 'object' && value !== null ? { ...value } : {});

/** What a `maybe` is made of: optional, with null in the place of whatever is not readable. */
function maybeForm({ type, wrapped }: Part): Form | null {
  const nullable = partOf(wrapped);
  return type === 'optional' && nullable['type'] === 'nullable' && nullable['fallback'] === null
    ? { maybe: formOfPart(nullable['wrapped']) }
    : null;
}

/** `list` and `lenientList` of the contract's blocks are pipes that begin with a nullish array. */
function listForm({ pipe }: Part): Form | null {
  const [first]: unknown[] = Array.isArray(pipe) ? pipe : [];
  const { type, wrapped } = partOf(first);
  const { type: inner, item } = partOf(wrapped);
  if (type !== 'nullish' || inner !== 'array') return null;
  const { type: kind, fallback, wrapped: entry } = partOf(item);
  return kind === 'nullable' && fallback === null ? { lenient: formOfPart(entry) } : { list: formOfPart(item) };
}

function fieldsForm({ type, entries, pipe }: Part): Form | null {
  if (type !== 'object' || pipe !== undefined) return null;
  return {
    fields: Object.fromEntries(Object.entries(partOf(entries)).map(([name, entry]) => [name, formOfPart(entry)])),
  };
}

function formOfPart(schema: unknown): Form {
  const part = partOf(schema);
  const form = blocks.get(schema) ?? maybeForm(part) ?? listForm(part) ?? fieldsForm(part);
  if (!form) throw new Error(`No form of answers is made of ${String(part['type'])}`);
  return form;
}

/**
 * The form of an answer, for `readByForm`.
 * @throws Error for a schema made of more than the contract's blocks, their lists and objects
 */
export function formOf(schema: GenericSchema): Form {
  return formOfPart(schema);
}
