import type { Services } from './services';

/**
 * Things of which a running app has one each: pages come and go, they stay.
 * @returns a function that gives the thing of that name, which `make` makes the first time; what belongs to one
 *   borrower is named with the owner
 */
export function onePerApp<T>(): (services: Services, name: readonly (string | null)[], make: () => T) => T {
  const known = new WeakMap<Services, Map<string, T>>();
  return (services, name, make) => {
    const things = known.get(services) ?? new Map<string, T>();
    known.set(services, things);
    const key = JSON.stringify(name);
    const thing = things.get(key) ?? make();
    things.set(key, thing);
    return thing;
  };
}
