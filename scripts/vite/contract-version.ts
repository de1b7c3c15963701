// Part of every build: the version of the contract, which changes only if the schema of an answer changes.
import { hash } from 'node:crypto';

/** Texts for people in the document. A field of an answer may have such a name; then its value is an object. */
const textFields = new Set(['description', 'title', 'summary']);

/** A JSON value without texts for people, its keys sorted. */
function withoutTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTexts);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([name, field]) => !(textFields.has(name) && typeof field === 'string'));
  return Object.fromEntries(
    fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, field]) => [name, withoutTexts(field)]),
  );
}

function mapValues<From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}

type Schemas = Record<string, unknown>;
type Content = Record<string, { schema?: unknown }>;
type Operation = { responses?: Record<string, { content?: Content }> };

/** The part of an OpenAPI document that the version depends on. */
export type ContractDocument = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Schemas };
};

/**
 * The version of the answers. A phone drops the answers that it stored under another version, so a change of
 * summaries, examples or requests must not change it.
 * @param document the OpenAPI document that is made from the contract
 * @returns eight hexadecimal digits
 */
export function contractVersionOf({ paths, components }: ContractDocument): string {
  const answers = mapValues(paths, (methods) =>
    mapValues(methods, ({ responses }) => mapValues(responses?.['200']?.content ?? {}, ({ schema }) => schema)),
  );
  return hash('sha1', JSON.stringify(withoutTexts([answers, components.schemas]))).slice(0, 8);
}
