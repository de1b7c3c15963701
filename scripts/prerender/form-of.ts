// Used by the build and the tests of the preview: the form of an answer, as data for the inline script.
import type { GenericSchema } from 'valibot';
import { instant } from '@/domain/instant';
import { day, days, flag, id, integer, label, minorUnits, shownMoney, text, time } from '@/platform/api/schema';
import type { Form } from '@/platform/preview/read-by-form';

const blocks: ReadonlyMap<unknown, Form> = new Map<unknown, Form>([
  [text, 'text'],
  [label, 'label'],
  [day, 'label'],
  [days, 'label'],
  [id, 'id'],
  [flag, 'flag'],
  [integer, 'integer'],
  [minorUnits, 'minorUnits'],
  [shownMoney, 'shownMoney'],
  [time, 'time'],
  [instant, 'instant'],
]);

type Part = { readonly [name: string]: unknown };

const partOf = (value: unknown): Part => (typeof value === 'object' && value !== null ? { ...value } : {});

/** `maybe`: an optional value; null if it is missing or not readable. */
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

/** The blocks of records: a text, one that is not empty, and a time as the server sent it, or null. */
function storedForm({ type, wrapped, pipe }: Part): Form | null {
  const [, check, more]: unknown[] = Array.isArray(pipe) ? pipe : [];
  if (type === 'string' && pipe === undefined) return 'string';
  if (type === 'string' && partOf(check)['type'] === 'non_empty' && more === undefined) return 'nonEmpty';
  const { type: inner, options } = partOf(wrapped);
  const kinds = inner === 'union' && Array.isArray(options) ? options.map((option) => partOf(option)['type']) : [];
  return type === 'nullable' && kinds.join() === 'string,number' ? 'storedTime' : null;
}

/** Required lists of records, strict or without their unreadable entries, and optional values. */
function storedPartForm({ type, item, pipe, wrapped, default: or }: Part): Form | null {
  if (type === 'optional') return { optional: formOfPart(wrapped), or };
  if (type !== 'array') return null;
  const { type: kind, fallback, wrapped: entry } = partOf(item);
  if (pipe === undefined) return { array: formOfPart(item) };
  return kind === 'nullable' && fallback === null ? { readable: formOfPart(entry) } : null;
}

function fieldsForm({ type, entries, pipe }: Part): Form | null {
  if (type !== 'object' || pipe !== undefined) return null;
  return {
    fields: Object.fromEntries(Object.entries(partOf(entries)).map(([name, entry]) => [name, formOfPart(entry)])),
  };
}

function formOfPart(schema: unknown): Form {
  const part = partOf(schema);
  const form =
    blocks.get(schema) ??
    maybeForm(part) ??
    listForm(part) ??
    fieldsForm(part) ??
    storedForm(part) ??
    storedPartForm(part);
  if (!form) throw new Error(`No form is made of ${String(part['type'])}`);
  return form;
}

/**
 * The form of an answer or of a record, for `readByForm`.
 * @throws Error for a schema made of more than the blocks of the contract and of records, their lists and objects
 */
export function formOf(schema: GenericSchema): Form {
  return formOfPart(schema);
}
