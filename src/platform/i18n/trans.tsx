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

/**
 * The library's `Trans` with safe values. The library inserts values first and finds its tags afterwards: a `<0>` in a
 * server's text would become our link, `<constructor/>` would crash the page. The macro uses
 * this one (lingui.config.ts).
 */
export function Trans({ values, ...rest }: TransProps) {
  const texts = values && Object.fromEntries(Object.entries(values).map(([name, value]) => [name, protect(value)]));
  return <LibraryTrans {...rest} {...(texts && { values: texts })} />;
}
