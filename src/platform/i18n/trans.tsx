import { Trans as LibraryTrans, type TransProps } from '@lingui/react';
import { wholeFigures } from './whole-figures';

/** Characters that turn the writing direction of what follows them. */
const turning = /[\u202a-\u202e\u2066-\u2069]/;

/** A value as an element, which the library puts into its place unread; one that would turn the sentence
 * around, apart from it; a date
 * so that it stays in one line. */
function unread(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (turning.test(value)) return <bdi>{value}</bdi>;
  const whole = wholeFigures(value);
  return whole === value && value.includes('<') ? [value] : whole;
}

/**
 * The library's `Trans`, for values that others wrote. It puts values into the sentence first and looks for its own
 * tags afterwards: a server's `<0>` would become our link, `<b>` would vanish, `<constructor/>` would take the page
 * down. Here a value stays the text it is. The macro uses this one everywhere (lingui.config.ts).
 */
export function Trans({ values, ...rest }: TransProps) {
  const texts = values && Object.fromEntries(Object.entries(values).map(([name, value]) => [name, unread(value)]));
  return <LibraryTrans {...rest} {...(texts && { values: texts })} />;
}
