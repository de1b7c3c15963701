import { Trans as LibraryTrans, type TransProps } from '@lingui/react';

/** A value as an element, which the library puts into its place unread. */
function unread(value: unknown): unknown {
  return typeof value === 'string' && value.includes('<') ? [value] : value;
}

/**
 * The library's `Trans`, for values that others wrote. It puts values into the sentence first and looks for its own tags
 * afterwards: a server's `<0>` would become our link, `<b>` would vanish, `<constructor/>` would take the page down. Here a
 * value stays the text it is. The macro uses this one everywhere (lingui.config.ts).
 */
export function Trans({ values, ...rest }: TransProps) {
  const texts = values && Object.fromEntries(Object.entries(values).map(([name, value]) => [name, unread(value)]));
  return <LibraryTrans {...rest} {...(texts && { values: texts })} />;
}
