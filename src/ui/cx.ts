/** Joins class names without the absent ones; '' if there are none. */
export function cx(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
