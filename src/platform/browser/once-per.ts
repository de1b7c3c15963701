/**
 * Creates a registry of what a window has once per object, such as its services or storage, and longer than a page.
 * @returns a function that returns what belongs to the object and the name, and creates it at the first call; what
 *   belongs to one borrower has the owner in its name
 */
export function oncePer<T>(): (key: object, name: readonly (string | null)[], make: () => T) => T {
  const known = new WeakMap<object, Map<string, T>>();
  return (key, name, make) => {
    const named = known.get(key) ?? new Map<string, T>();
    known.set(key, named);
    const place = JSON.stringify(name);
    const value = named.get(place) ?? make();
    named.set(place, value);
    return value;
  };
}
