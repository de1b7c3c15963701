import type { GenericSchema } from 'valibot';

/** A part of a schema, seen without its types. */
export type SchemaNode = {
  type?: unknown;
  entries?: unknown;
  item?: unknown;
  wrapped?: unknown;
  options?: unknown;
  pipe?: unknown;
  fallback?: unknown;
};

/** A value inside an answer, and all that the schema says about this place. */
export type AnswerNode = { parts: readonly SchemaNode[]; value: unknown; path: string };

const isNode = (value: unknown): value is SchemaNode => typeof value === 'object' && value !== null;

function inner(schema: SchemaNode): SchemaNode[] {
  const first: unknown = Array.isArray(schema.pipe) ? schema.pipe[0] : schema.wrapped;
  if (isNode(first) && first !== schema) return [first, ...inner(first)];
  return Array.isArray(schema.options)
    ? schema.options.filter(isNode).flatMap((option) => [option, ...inner(option)])
    : [];
}

const entriesOf = (parts: readonly SchemaNode[]): Record<string, unknown> | null => {
  const objects = parts.filter((part) => isNode(part.entries));
  const merged: Record<string, unknown> = Object.assign({}, ...objects.map((part) => part.entries));
  return objects.length === 0 ? null : merged;
};

/**
 * Every place of an answer that its schema knows, the whole answer first.
 * @param path names from the outside to the inside, such as `list.0.id`; the whole answer has an empty one
 */
export function answerNodes(schema: GenericSchema | SchemaNode, value: unknown, path = ''): AnswerNode[] {
  const parts: SchemaNode[] = [schema, ...inner(schema)];
  const below = (part: unknown, name: string | number, inside: unknown) =>
    isNode(part) ? answerNodes(part, inside, path === '' ? String(name) : `${path}.${name}`) : [];
  const rest = () => {
    if (Array.isArray(value)) {
      const item = parts.map((part) => part.item).find(isNode);
      return value.flatMap((entry: unknown, index) => below(item, index, entry));
    }
    const entries = entriesOf(parts);
    if (!isNode(value) || entries === null) return [];
    return Object.entries(value).flatMap(([name, inside]: [string, unknown]) => below(entries[name], name, inside));
  };
  return [{ parts, value, path }, ...rest()];
}

/** The fields of an answer that the contract does not name, as paths such as `list.0.secret`. */
export function surplusFields(schema: GenericSchema, data: unknown): string[] {
  return answerNodes(schema, data).flatMap(({ parts, value, path }) => {
    const entries = entriesOf(parts);
    if (entries === null || !isNode(value) || Array.isArray(value)) return [];
    return Object.keys(value)
      .filter((name) => !isNode(entries[name]))
      .map((name) => (path === '' ? name : `${path}.${name}`));
  });
}
