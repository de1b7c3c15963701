import type { StorageLike } from '@/platform/session/device-owners';

export function storageOn(values: Map<string, string>): StorageLike {
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** Cookies that are written to a map; as in a browser, one of more than 4,096 characters is ignored. */
export function cookiesOn(values: Map<string, string>) {
  return {
    get cookie() {
      return [...values].map((pair) => pair.join('=')).join('; ');
    },
    set cookie(cookie: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (cookie.includes('01 Jan 1970')) values.delete(name);
      else if (cookie.length <= 4_096) values.set(name, value);
    },
  };
}
