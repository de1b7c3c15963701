import * as v from 'valibot';
import { secretParams } from '@/session/common-params';
import { withoutParams } from '@/session/query-text';
import { toLaunchValues, type LaunchValues } from './launch-values';

const storageKey = 'test-page-launch';

const isSecret = (name: string) => secretParams.some((secret) => secret === name);

const kept = v.fallback(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())), {});

/** The page's two storages; either may be missing or refuse. */
export type Shelves = { local: () => Storage; session: () => Storage };

/** The shelves of a window. Reading the property is left to the moment of use: where storage is blocked, it throws. */
export function shelvesOf(page: Window): Shelves {
  return { local: () => page.localStorage, session: () => page.sessionStorage };
}

function read(shelf: () => Storage): Record<string, string> {
  try {
    return v.parse(kept, shelf().getItem(storageKey) ?? '{}');
  } catch {
    // Blocked: then nothing was kept either.
    return {};
  }
}

function write(shelf: () => Storage, values: Readonly<Record<string, string>>): void {
  try {
    shelf().setItem(storageKey, JSON.stringify(values));
  } catch {
    // Blocked or full: the values then last as long as the page.
  }
}

/** @returns what was edited last, or `null` before the first edit */
export function loadValues({ local, session }: Shelves): LaunchValues | null {
  const lasting = read(local);
  const secrets = read(session);
  if (Object.keys(lasting).length === 0 && Object.keys(secrets).length === 0) return null;
  return toLaunchValues({ ...lasting, ...secrets });
}

/** Keeps the values for the next visit; the token and the session id only as long as the tab lives. */
export function saveValues(values: LaunchValues, { local, session }: Shelves): void {
  const entries = Object.entries(values);
  const lasting = entries
    .filter(([name]) => !isSecret(name))
    .map(
      ([name, value]) =>
        [name, name === 'more' ? withoutParams(value, secretParams).replace(/^\?/, '') : value] as const,
    );
  write(local, Object.fromEntries(lasting));
  write(session, Object.fromEntries(entries.filter(([name]) => isSecret(name))));
}
