// Used by the build and the tests of the preview: turns a schema into data that the inline script can use.
import type { PreviewSchema } from '@/boot/preview/preview-schema';
import { fieldsOf } from '@/domain/fields-of';
import { instant } from '@/domain/instant';
import {
  day,
  days,
  flag,
  id,
  integer,
  label,
  minorUnits,
  onlyText,
  shownMoney,
  text,
  time,
} from '@/platform/api/schema';

const scalars: ReadonlyMap<unknown, PreviewSchema> = new Map<unknown, PreviewSchema>([
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
  // Only in lists that a preview does not show: letters too wide for a line stay.
  [onlyText, 'string'],
]);

/** A valibot schema without its types. */
type Node = ReturnType<typeof fieldsOf>;

/** Recognises `fallback(nullable(schema), null)`. @returns the schema inside; undefined for any other node */
function schemaOrNull({ type, fallback, wrapped }: Node): unknown {
  return type === 'nullable' && fallback === null ? wrapped : undefined;
}

/** Recognises `optional(fallback(nullable(schema), null))`. */
function toOrNull({ type, wrapped }: Node): PreviewSchema | null {
  const inner = schemaOrNull(fieldsOf(wrapped));
  return type === 'optional' && inner !== undefined ? { orNull: toPreviewSchema(inner) } : null;
}

/** Recognises `list` of the contract, `nullish(array(item))`, and `lenientList`, which is a pipe that begins so. */
function toList({ type, wrapped }: Node): PreviewSchema | null {
  const { type: inner, item } = fieldsOf(wrapped);
  if (type !== 'nullish' || inner !== 'array') return null;
  const valid = schemaOrNull(fieldsOf(item));
  return valid === undefined ? { list: toPreviewSchema(item) } : { validItems: toPreviewSchema(valid) };
}

/** Recognises scalars of records: `string()`, `pipe(string(), nonEmpty())`, `nullable(union([string(), number()]))`. */
function toRecordScalar({ type, wrapped, pipe }: Node): PreviewSchema | null {
  const [, check, more]: unknown[] = Array.isArray(pipe) ? pipe : [];
  if (type === 'string' && pipe === undefined) return 'string';
  if (type === 'string' && fieldsOf(check)['type'] === 'non_empty' && more === undefined) return 'nonEmpty';
  const { type: inner, options } = fieldsOf(wrapped);
  const kinds = inner === 'union' && Array.isArray(options) ? options.map((option) => fieldsOf(option)['type']) : [];
  return type === 'nullable' && kinds.join() === 'string,number' ? 'storedTime' : null;
}

/** Recognises `array(item)` of records. */
function toRecordList({ type, item, pipe }: Node): PreviewSchema | null {
  return type === 'array' && pipe === undefined ? { array: toPreviewSchema(item) } : null;
}

/** Recognises `union(options)`. */
function toAnyOf({ type, options }: Node): PreviewSchema | null {
  return type === 'union' && Array.isArray(options) ? { anyOf: options.map(toPreviewSchema) } : null;
}

/** Recognises `object(entries)`. */
function toFields({ type, entries, pipe }: Node): PreviewSchema | null {
  if (type !== 'object' || pipe !== undefined) return null;
  return {
    fields: Object.fromEntries(
      Object.entries(fieldsOf(entries)).map(([name, entry]) => [name, toPreviewSchema(entry)]),
    ),
  };
}

/**
 * Turns a schema into one for `parseWithSchema`.
 * @param schema of an answer or a record, made with valibot
 * @throws Error for a schema made of more than the scalars of the contract and of records, their lists and objects
 */
export function toPreviewSchema(schema: unknown): PreviewSchema {
  const node = fieldsOf(schema);
  const found =
    scalars.get(schema) ??
    toOrNull(node) ??
    toList(node) ??
    toFields(node) ??
    toRecordScalar(node) ??
    toRecordList(node) ??
    toAnyOf(node);
  if (!found) throw new Error(`The preview cannot parse the schema ${String(node['type'])}`);
  return found;
}
