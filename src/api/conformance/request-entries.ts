import { is, type GenericSchema } from 'valibot';
import type { CallDefinition } from '../define-call';

const isSchema = (value: unknown): value is GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** The fields of a request by name, each with its schema; none for a request that is no object of fields. */
export function requestEntries({ request }: Pick<CallDefinition, 'request'>): [string, GenericSchema][] {
  if (!('entries' in request) || typeof request.entries !== 'object' || request.entries === null) return [];
  return Object.entries(request.entries).flatMap(([name, entry]): [string, GenericSchema][] =>
    isSchema(entry) ? [[name, entry]] : [],
  );
}

/** Whether a field holds what its schema wants. A form and an address carry text only: a number may stand as its digits. */
export function fits(entry: GenericSchema, value: unknown): boolean {
  const isDigits = typeof value === 'string' && value.trim() !== '';
  return is(entry, value) || (isDigits && is(entry, Number(value)));
}
