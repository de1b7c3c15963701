import { fieldsOf } from '@/domain/fields-of';

/** A message compiled as in the catalogs (`CompiledMessage` of Lingui): texts and placeholders. */
export type CompiledMessages = { readonly [id: string]: unknown };

type Values = Readonly<Record<string, unknown>>;

function formatPart(part: unknown, values: Values, locale: string): string {
  if (typeof part === 'string') return part;
  if (!Array.isArray(part)) throw new TypeError('No message');
  const [name, kind, plural]: unknown[] = part;
  const value = values[String(name)];
  if (kind === undefined) return String(value);
  if (kind !== 'plural') throw new TypeError('No plural');
  const forms = fieldsOf(plural);
  const form = forms[String(value)] ?? forms[new Intl.PluralRules(locale).select(Number(value))] ?? forms['other'];
  return formatCompiled(form, values, locale);
}

function formatCompiled(message: unknown, values: Values, locale: string): string {
  if (typeof message === 'string') return message;
  if (!Array.isArray(message)) throw new TypeError('No message');
  return message.map((part) => formatPart(part, values, locale)).join('');
}

/** Formats texts, values and plurals like Lingui (a test compares them). @throws TypeError for others */
export function formatMessage(
  messages: CompiledMessages,
  locale: string,
  { id, values = {} }: { id: string; values?: Values | undefined },
): string {
  return formatCompiled(messages[id], values, locale);
}
