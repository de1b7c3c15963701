import { Trans as LibraryTrans, type TransProps } from '@lingui/react';
import { keepNumbersTogether } from './whole-figures';

/** Characters that turn the writing direction of what follows them. */
const turning = /[\u202a-\u202e\u2066-\u2069]/;

/** A value as an element, in which the library looks for no tags; isolated if it changes the writing direction. */
function unread(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (turning.test(value)) return <bdi>{value}</bdi>;
  const whole = keepNumbersTogether(value);
  return whole === value && value.includes('<') ? [value] : whole;
}

/**
 * The library's `Trans` with safe values. The library inserts values first and looks for its tags afterwards: a `<0>`
 * of a server would become our link, `<constructor/>` would crash the page. The macro uses this one (lingui.config.ts).
 */
export function Trans({ values, ...rest }: TransProps) {
  const texts = values && Object.fromEntries(Object.entries(values).map(([name, value]) => [name, unread(value)]));
  return <LibraryTrans {...rest} {...(texts && { values: texts })} />;
}
