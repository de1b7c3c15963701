import { isInstant } from '@/domain/is-instant';
import {
  isId,
  isMinorUnits,
  isScalar,
  toFlag,
  toInteger,
  toLabel,
  toMinorUnits,
  toShownMoney,
  toText,
  toTime,
  toWords,
} from '@/platform/api/blocks';

/**
 * The form of an answer or of a stored record: its schema as short JSON (scripts/prerender/form-of.ts makes it). A
 * string names a block; `fields` is an object; `list` is strict; `lenient` leaves out unreadable entries; `maybe` gives
 * null for an unreadable value. Of records: `array` and `readable` are the same two lists, but required; `optional`
 * gives a default for a missing value.
 */
export type Form =
  | keyof typeof blocks
  | { fields: { readonly [name: string]: Form } }
  | { list: Form }
  | { lenient: Form }
  | { maybe: Form }
  | { array: Form }
  | { readable: Form }
  | { optional: Form; or: unknown };

/** Thrown for a value that the schema refuses. */
class RefusedForm extends Error {}

const isString = (value: unknown): value is string => typeof value === 'string';

const isStoredTime = (value: unknown): value is string | number | null =>
  value === null || isString(value) || (typeof value === 'number' && !Number.isNaN(value));

const same = <Value>(value: Value): Value => value;

function take<Input, Output>(takes: (value: unknown) => value is Input, make: (value: Input) => Output) {
  return (value: unknown): Output => {
    if (!takes(value)) throw new RefusedForm();
    return make(value);
  };
}

const blocks = {
  text: take(isScalar, toWords),
  label: take(isScalar, toLabel),
  id: take(isId, toText),
  flag: take(isScalar, toFlag),
  integer: take(isScalar, toInteger),
  minorUnits: take(isMinorUnits, toMinorUnits),
  shownMoney: take(isScalar, toShownMoney),
  time: take(isScalar, toTime),
  string: take(isString, same),
  nonEmpty: take((value): value is string => isString(value) && value !== '', same),
  instant: take(isInstant, same),
  storedTime: take(isStoredTime, same),
};

function readOrNull(form: Form, value: unknown): unknown {
  try {
    return readByForm(form, value);
  } catch (error) {
    if (error instanceof RefusedForm) return null;
    throw error;
  }
}

function readArray(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new RefusedForm();
  return value;
}

function readList(value: unknown): readonly unknown[] {
  return readArray(value ?? []);
}

function readEach(form: Form, values: readonly unknown[]): unknown[] {
  return values.map((entry) => readByForm(form, entry));
}

function readWhatCan(form: Form, values: readonly unknown[]): unknown[] {
  return values.map((entry) => readOrNull(form, entry)).filter((entry) => entry !== null);
}

function readFields(fields: Readonly<Record<string, Form>>, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) throw new RefusedForm();
  const found = new Map<string, unknown>(Object.entries(value));
  return Object.fromEntries(Object.entries(fields).map(([name, form]) => [name, readByForm(form, found.get(name))]));
}

/**
 * Reads an answer or a record exactly like the schema of its form (a test compares the two). For the inline script, in
 * which the schema library has no room (decision 87, preview).
 * @throws RefusedForm
 */
export function readByForm(form: Form, value: unknown): unknown {
  if (typeof form === 'string') return blocks[form](value);
  if ('fields' in form) return readFields(form.fields, value);
  if ('list' in form) return readEach(form.list, readList(value));
  if ('lenient' in form) return readWhatCan(form.lenient, readList(value));
  if ('array' in form) return readEach(form.array, readArray(value));
  if ('readable' in form) return readWhatCan(form.readable, readArray(value));
  if ('optional' in form) return value === undefined ? form.or : readByForm(form.optional, value);
  return value === null || value === undefined ? null : readOrNull(form.maybe, value);
}
