/** Joins class names, leaving out the absent ones; gives '' when none is left. */
export function cx(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
