import * as v from 'valibot';
import { parseMinor } from '@/domain/money';
import { parseServerTime, serverDate } from '@/domain/server-time';
import { isScalar, toInteger, toText, type Scalar } from '@/platform/api/blocks';
import { day, days, flag, integer, shownMoney, time } from '@/platform/api/schema';
import { placesOf, type Part } from '@/platform/api/surplus-fields';

type Form = { says: string; reads: (value: Scalar) => boolean };

const instantForms = 'epoch milliseconds or seconds, YYYY-MM-DD, YYYY-MM-DD HH:mm[:ss], or ISO 8601 with a zone';

/** Blocks that take any text, so that a page survives it, and yet can do something with few forms of it only. */
const forms: ReadonlyMap<unknown, Form> = new Map<unknown, Form>([
  [time, { says: `a time: ${instantForms}`, reads: (value) => parseServerTime(value, '+00:00') !== null }],
  [day, { says: `a day: ${instantForms}`, reads: (value) => serverDate(value, '+00:00') !== null }],
  [days, { says: 'a whole number of days', reads: (value) => /^\d{1,4}$/.test(toText(value)) }],
  [integer, { says: 'a whole number', reads: (value) => toInteger(value) !== null }],
  [flag, { says: '0 or 1', reads: (value) => /^(?:[01]|true|false)$/.test(toText(value)) }],
  [
    shownMoney,
    {
      says: 'a whole number of hundredths, or text to show',
      reads: (value) =>
        typeof value === 'string'
          ? !/^(?:NaN|[-+\d.]*e[-+]?\d+|-?Infinity)$/i.test(value.trim())
          : parseMinor(value) !== null,
    },
  ],
]);

/** What a part asks for where it has no way out into a fallback; null for a part without one. */
function withoutFallback({ type, fallback, wrapped, pipe, entries }: Part): unknown {
  if (fallback === undefined) return null;
  if (type === 'nullable') return wrapped;
  return Array.isArray(pipe) ? pipe[0] : type === 'object' ? v.object(Object(entries)) : null;
}

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** The library's own words quote what was received, which is no one's business here. */
const words: v.Config<v.BaseIssue<unknown>> = { message: ({ expected }) => `must be ${expected ?? 'something else'}` };

function faultsOf(part: Part, value: unknown): { below: string; text: string }[] {
  const form = forms.get(part);
  const isThere = value !== null && value !== undefined && value !== '';
  if (!isThere) return [];
  if (form) {
    // The schema itself refuses what is no scalar.
    return isScalar(value) && !form.reads(value) ? [{ below: '', text: `must be ${form.says}` }] : [];
  }
  const strict = withoutFallback(part);
  if (!isSchema(strict)) return [];
  return (v.safeParse(strict, value, words).issues ?? []).map((issue) => ({
    below: v.getDotPath(issue) ?? '',
    text: issue.message,
  }));
}

/**
 * Fields that are there and that the page cannot read, although the answer as a whole passes: the page leaves
 * them out, or shows them as they are. One sentence per find, such as `dueTime: must be a time: …`; no value of
 * the server's is repeated.
 */
export function unreadFields(schema: v.GenericSchema, data: unknown): string[] {
  return placesOf(schema, data).flatMap(({ parts, value, path }) =>
    parts.flatMap((part) =>
      faultsOf(part, value).map(({ below, text }) => `${[path, below].filter(Boolean).join('.') || 'data'}: ${text}`),
    ),
  );
}
