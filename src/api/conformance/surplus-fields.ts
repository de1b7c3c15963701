import type { GenericSchema } from 'valibot';

/** A part of a schema, seen without its types. */
type Part = { type?: unknown; entries?: unknown; item?: unknown; wrapped?: unknown; options?: unknown; pipe?: unknown };

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

function inner(schema: Part): Part[] {
  const first: unknown = Array.isArray(schema.pipe) ? schema.pipe[0] : schema.wrapped;
  if (isPart(first) && first !== schema) return [first, ...inner(first)];
  return Array.isArray(schema.options)
    ? schema.options.filter(isPart).flatMap((option) => [option, ...inner(option)])
    : [];
}

/**
 * Fields that a server sends although the contract does not name them, as paths such as `list.0.secret`.
 * Types do not find them: a bigger object fits a smaller type.
 */
export function surplusFields(schema: GenericSchema, data: unknown): string[] {
  return surplusOf(schema, data, '');
}

function surplusOf(schema: Part, data: unknown, path: string): string[] {
  const parts = [schema, ...inner(schema)];
  if (Array.isArray(data)) {
    const item = parts.map((part) => part.item).find(isPart);
    return item ? data.flatMap((entry: unknown, index) => surplusOf(item, entry, `${path}${index}.`)) : [];
  }
  const objects = parts.filter((part) => isPart(part.entries));
  if (!isPart(data) || objects.length === 0) return [];
  const entries: Record<string, unknown> = Object.assign({}, ...objects.map((part) => part.entries));
  return Object.entries(data).flatMap(([name, value]: [string, unknown]) => {
    const entry = entries[name];
    return isPart(entry) ? surplusOf(entry, value, `${path}${name}.`) : [path + name];
  });
}
