import { is, type GenericSchema } from 'valibot';
import type { CallDefinition } from '@/platform/api/define-call';

/** Whether a value is a schema of valibot. */
export const isSchema = (value: unknown): value is GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** The fields of a request by name, each with its schema; none for a request that is not an object. */
export function requestEntries({ request }: Pick<CallDefinition, 'request'>): [string, GenericSchema][] {
  if (!('entries' in request) || typeof request.entries !== 'object' || request.entries === null) return [];
  return Object.entries(request.entries).flatMap(([name, entry]): [string, GenericSchema][] =>
    isSchema(entry) ? [[name, entry]] : [],
  );
}

/**
 * Whether a value matches the schema of a field. Forms and addresses contain only text, so a number may be digits.
 */
export function fits(entry: GenericSchema, value: unknown): boolean {
  const isDigits = typeof value === 'string' && value.trim() !== '';
  return is(entry, value) || (isDigits && is(entry, Number(value)));
}

/** The fields of a request by name, as sent. */
export type SentFields = { query: Readonly<Record<string, unknown>>; body: Readonly<Record<string, unknown>> };

function jsonFields(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch {
    return {};
  }
}

async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  if (request.method === 'GET') return {};
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) return Object.fromEntries(await request.formData());
  const text = await request.text();
  return type.startsWith('application/json') ? jsonFields(text) : Object.fromEntries(new URLSearchParams(text));
}

/** Reads the fields of a request. It consumes the body, so pass a clone. */
export async function sentFields(request: Request): Promise<SentFields> {
  return { query: Object.fromEntries(new URL(request.url).searchParams), body: await bodyOf(request) };
}

/**
 * Compares a request with the contract: fields that are missing, of another type or unknown.
 * @param common names that every request may have in its address
 * @returns one sentence for each, without values: they may be secrets
 */
export function requestDrift(
  definition: CallDefinition,
  { query, body }: SentFields,
  common: readonly string[],
): string[] {
  const entries = requestEntries(definition);
  const names = entries.map(([name]) => name);
  const inQuery = definition.encoding === 'query' ? names : definition.queryFields;
  const wrong = entries.flatMap(([name, entry]) => {
    const value = (inQuery.includes(name) ? query : body)[name];
    if (fits(entry, value)) return [];
    return [`request.${name}: ${value === undefined ? 'is missing' : 'is of another type'}`];
  });
  const surplus = [
    ...Object.keys(query).filter((name) => !inQuery.includes(name) && !common.includes(name)),
    ...Object.keys(body).filter((name) => inQuery.includes(name) || !names.includes(name)),
  ];
  return [...wrong, ...surplus.map((name) => `request.${name}: not in the contract`)];
}
