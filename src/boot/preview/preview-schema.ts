import { isInstant } from '@/domain/is-instant';
import { parseMinor } from '@/domain/money';
import {
  isId,
  isScalar,
  toFlag,
  toInteger,
  toLabel,
  toShownMoney,
  toText,
  toTime,
  toWords,
} from '@/platform/api/blocks';

/**
 * The schema of an answer or a stored record as short JSON, which the build writes into the HTML
 * (scripts/prerender/to-preview-schema.ts). A string names a scalar below. `fields`: an object. `list`: every item must
 * be valid; a missing list is empty. `validItems`: the same, but invalid items are left out. `orNull`: null for a
 * missing or invalid value. `anyOf`: the first that is valid. Only in records: `array` is a list that must be there.
 */
export type PreviewSchema =
  | keyof typeof scalars
  | { fields: { readonly [name: string]: PreviewSchema } }
  | { list: PreviewSchema }
  | { validItems: PreviewSchema }
  | { orNull: PreviewSchema }
  | { anyOf: readonly PreviewSchema[] }
  | { array: PreviewSchema };

class SchemaMismatchError extends Error {}

const isString = (value: unknown): value is string => typeof value === 'string';

const isStoredTime = (value: unknown): value is string | number | null =>
  value === null || isString(value) || (typeof value === 'number' && !Number.isNaN(value));

const unchanged = <Value>(value: Value): Value => value;

function scalar<Input, Output>(isValid: (value: unknown) => value is Input, convert: (value: Input) => Output) {
  return (value: unknown): Output => {
    if (!isValid(value)) throw new SchemaMismatchError();
    return convert(value);
  };
}

const scalars = {
  text: scalar(isScalar, toWords),
  label: scalar(isScalar, toLabel),
  id: scalar(isId, toText),
  flag: scalar(isScalar, toFlag),
  integer: scalar(isScalar, toInteger),
  minorUnits(value: unknown): bigint {
    const minor = parseMinor(value);
    if (minor === null) throw new SchemaMismatchError();
    return minor;
  },
  shownMoney: scalar(isScalar, toShownMoney),
  time: scalar(isScalar, toTime),
  string: scalar(isString, unchanged),
  nonEmpty: scalar((value): value is string => isString(value) && value !== '', unchanged),
  instant: scalar(isInstant, unchanged),
  storedTime: scalar(isStoredTime, unchanged),
};

function parseOrNull(schema: PreviewSchema, value: unknown): unknown {
  try {
    return parseWithSchema(schema, value);
  } catch (error) {
    if (error instanceof SchemaMismatchError) return null;
    throw error;
  }
}

function requireArray(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new SchemaMismatchError();
  return value;
}

function parseFields(fields: Readonly<Record<string, PreviewSchema>>, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) throw new SchemaMismatchError();
  const values = new Map<string, unknown>(Object.entries(value));
  return Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, parseWithSchema(schema, values.get(name))]),
  );
}

function parseAnyOf([first, ...others]: readonly PreviewSchema[], value: unknown): unknown {
  if (first === undefined) throw new SchemaMismatchError();
  return parseOrNull(first, value) ?? parseAnyOf(others, value);
}

/** Parses as valibot does (decision 87, preview; a test compares the two). @throws SchemaMismatchError */
export function parseWithSchema(schema: PreviewSchema, value: unknown): unknown {
  if (typeof schema === 'string') return scalars[schema](value);
  if ('fields' in schema) return parseFields(schema.fields, value);
  if ('list' in schema) return parseWithSchema({ array: schema.list }, value ?? []);
  if ('validItems' in schema)
    return requireArray(value ?? [])
      .map((item) => parseOrNull(schema.validItems, item))
      .filter((item) => item !== null);
  if ('array' in schema) return requireArray(value).map((item) => parseWithSchema(schema.array, item));
  // Only in what follows a record: the bundler leaves it out of the other scripts.
  if (__PREVIEW__ === 'record' && 'anyOf' in schema) return parseAnyOf(schema.anyOf, value);
  // The only form that is left.
  const { orNull } = schema as { orNull: PreviewSchema };
  return value === null || value === undefined ? null : parseOrNull(orNull, value);
}
