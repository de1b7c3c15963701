/** @returns finds or makes what a window has once per object and name; the name has the owner of personal data */
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
