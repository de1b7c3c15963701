import { isId, isMinorUnits, isScalar, toFlag, toInteger, toMinorUnits, toShownMoney, toText, toTime } from './blocks';

/**
 * The form of an answer, as short as JSON can say it; made from the call's schema (src/api/form-of.ts). A text names a block;
 * an object has fields; `list` is strict; `lenient` leaves out what it cannot read; `maybe` is null instead.
 */
export type Form =
  | keyof typeof blocks
  | { fields: { readonly [name: string]: Form } }
  | { list: Form }
  | { lenient: Form }
  | { maybe: Form };

/** Thrown for what the call's schema refuses. */
class RefusedForm extends Error {}

function take<Input, Output>(takes: (value: unknown) => value is Input, make: (value: Input) => Output) {
  return (value: unknown): Output => {
    if (!takes(value)) throw new RefusedForm();
    return make(value);
  };
}

const blocks = {
  text: take(isScalar, toText),
  id: take(isId, toText),
  flag: take(isScalar, toFlag),
  integer: take(isScalar, toInteger),
  minorUnits: take(isMinorUnits, toMinorUnits),
  shownMoney: take(isScalar, toShownMoney),
  time: take(isScalar, toTime),
};

function readOrNull(form: Form, value: unknown): unknown {
  try {
    return readByForm(form, value);
  } catch (error) {
    if (error instanceof RefusedForm) return null;
    throw error;
  }
}

function readList(value: unknown): readonly unknown[] {
  if (value === null || value === undefined) return [];
  if (!Array.isArray(value)) throw new RefusedForm();
  return value;
}

function readFields(fields: Readonly<Record<string, Form>>, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) throw new RefusedForm();
  const found = new Map<string, unknown>(Object.entries(value));
  return Object.fromEntries(Object.entries(fields).map(([name, form]) => [name, readByForm(form, found.get(name))]));
}

/**
 * Reads an answer as the schema does from which its form was made: the same values, and a refusal of the same answers (a test
 * compares the two). For the script in the HTML, where the schemas' library has no room.
 * @throws RefusedForm
 */
export function readByForm(form: Form, value: unknown): unknown {
  if (typeof form === 'string') return blocks[form](value);
  if ('fields' in form) return readFields(form.fields, value);
  if ('list' in form) return readList(value).map((entry) => readByForm(form.list, entry));
  if ('lenient' in form)
    return readList(value)
      .map((entry) => readOrNull(form.lenient, entry))
      .filter((entry) => entry !== null);
  return value === null || value === undefined ? null : readOrNull(form.maybe, value);
}
