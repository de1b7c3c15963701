import * as v from 'valibot';
import { parseMinor } from '@/domain/money';
import {
  isId,
  isScalar,
  type Scalar,
  toFlag,
  toInteger,
  toShownMoney,
  toLabel,
  toText,
  toTime,
  toWords,
} from './blocks';

/**
 * Schemas for the fields of answers. Servers send numbers as text and text as numbers, leave out fields and send `null`
 * for lists. A schema is lenient if a page works without the field, strict if money or identity depends on it. Their
 * documentation is in contract/openapi, and is not part of the app.
 */
const scalar = v.custom<Scalar>(isScalar, 'must be text or a number');

/** Text of any length, shown by `LongText`; numbers become text, missing becomes empty. Not lists or objects. */
export const text = v.optional(v.pipe(scalar, v.transform(toWords)), '');

/** A short text: a name, a title, a choice. At most 160 UTF-16 units; a longer one is cut and ends in three dots. */
export const label = v.optional(v.pipe(scalar, v.transform(toLabel)), '');

/** A text that must not be a number or missing. */
export const onlyText = v.pipe(
  v.string(),
  v.transform((value) => toWords(value)),
);

/** An identifier: text or an exact whole number, never empty, at most 4 KiB. */
export const id = v.pipe(
  v.custom<string | number>(isId, 'must be an id'),
  v.transform((value) => toText(value)),
);

/** A boolean as servers write it: 1, '1' and true are true; everything else is false. */
export const flag = v.optional(v.pipe(scalar, v.transform(toFlag)), '');

/** A whole number; `null` if it is missing or not a whole number. */
export const integer = v.optional(v.pipe(scalar, v.transform(toInteger)), null);

const noMinorUnits = 'must be a whole number of minor units';

/** Money for sums and payments: minor units; anything else makes the answer invalid. */
export const minorUnits = v.pipe(
  v.custom<string | number>(isScalar, noMinorUnits),
  v.transform((value): unknown => parseMinor(value)),
  v.custom<bigint>((minor) => minor !== null, noMinorUnits),
);

/** Money that is only shown: minor units, or the server's words if it is not a number (decision 1, money). */
export const shownMoney = v.optional(v.pipe(scalar, v.transform(toShownMoney)), '');

/** A point in time as text or epoch milliseconds; `parseServerTime` parses it. */
export const time = v.optional(v.pipe(scalar, v.transform(toTime)), null);

/** A day, as text or epoch milliseconds: shown, and used in calculations if `serverDate` can parse it. */
export const day = v.optional(v.pipe(scalar, v.transform(toLabel)), '');

/** A number of days: shown, and used in calculations if it is a whole number. */
export const days = v.optional(v.pipe(scalar, v.transform(toLabel)), '');

/** A list; missing and `null` mean empty. */
export function list<const Item extends v.GenericSchema>(item: Item) {
  return v.nullish(v.array(item), []);
}

/** A list that the page can show incompletely: invalid entries are left out. */
export function lenientList<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    list(v.fallback(v.nullable(item), null)),
    v.transform((items): v.InferOutput<Item>[] => items.filter((entry) => entry !== null)),
  );
}

/** A part that the page can miss: `null` if it is missing or cannot be parsed. */
export function orNull<const Part extends v.GenericSchema>(part: Part) {
  return v.optional(v.fallback(v.nullable(part), null), null);
}

/** One line of a detail card. */
export const row = v.object({ text: label, value: text });

/** An answer whose content is not used. */
export const nothing = v.pipe(
  v.unknown(),
  v.transform(() => null),
);

/** The fields of a request that are texts. */
export function texts<const Name extends string>(...names: Name[]) {
  // The compiler does not see that each name becomes a key.
  return Object.fromEntries(names.map((name) => [name, v.string()])) as Record<Name, v.StringSchema<undefined>>;
}

/** The fields that name a loan in a request. */
export const orderKey = texts('productId', 'orderId');
