import { Trans as LibraryTrans, type TransProps } from '@lingui/react';
import { keepNumbersTogether } from './whole-figures';

/** Characters that change the direction of the text after them. */
const directionCharacters = /[\u202a-\u202e\u2066-\u2069]/;

/** A value as an element, so that the library finds no tags in it; isolated if it changes the writing direction. */
function protect(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (directionCharacters.test(value)) return <bdi>{value}</bdi>;
  const whole = keepNumbersTogether(value);
  return whole === value && value.includes('<') ? [value] : whole;
}

/** The library's `Trans` (lingui.config.ts), but a tag in a value, `<0>` or `<constructor/>`, stays a text. */
export function Trans({ values, ...rest }: TransProps) {
  const texts = values && Object.fromEntries(Object.entries(values).map(([name, value]) => [name, protect(value)]));
  return <LibraryTrans {...rest} {...(texts && { values: texts })} />;
}
