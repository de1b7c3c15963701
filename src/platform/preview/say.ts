/** A message as the catalogs hold it, compiled (`CompiledMessage` of Lingui): text, and what is filled in. */
export type Words = { readonly [id: string]: unknown };

type Values = Readonly<Record<string, unknown>>;

function isForms(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function sayPart(part: unknown, values: Values, locale: string): string {
  if (typeof part === 'string') return part;
  if (!Array.isArray(part)) throw new TypeError('No message');
  const [name, kind, forms]: unknown[] = part;
  const value = values[String(name)];
  if (kind === undefined) return String(value);
  if (kind !== 'plural' || !isForms(forms)) throw new TypeError('No plural');
  const form = forms[String(value)] ?? forms[new Intl.PluralRules(locale).select(Number(value))] ?? forms['other'];
  return sayMessage(form, values, locale);
}

function sayMessage(message: unknown, values: Values, locale: string): string {
  if (typeof message === 'string') return message;
  if (!Array.isArray(message)) throw new TypeError('No message');
  return message.map((part) => sayPart(part, values, locale)).join('');
}

/**
 * Says a message as the application does, without its library: texts, values and plurals, which is all that a first
 * sight needs (a test compares the two).
 * @param words compiled messages of the page's language, by id
 * @throws TypeError for a message that is not among them, or that is more than this can say
 */
export function say(
  words: Words,
  locale: string,
  { id, values = {} }: { id: string; values?: Values | undefined },
): string {
  return sayMessage(words[id], values, locale);
}
