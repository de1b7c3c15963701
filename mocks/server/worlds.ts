import { createBackend, type Backend } from '../backend/create-backend';
import type { SettingsRequest } from '../settings';

/** One world per device, so that tests that run side by side do not meet. */
export type Worlds = {
  /** The world of a device; a new one begins with the requested settings. */
  of: (deviceId: string, settings: SettingsRequest) => Backend;
};

/** The least recently used one makes room: a server may run for weeks. */
const maxWorlds = 200;

/** @param basePath the folder of the pages, for addresses in answers */
export function createWorlds(basePath: string): Worlds {
  const backends = new Map<string, Backend>();
  return {
    of(deviceId, settings) {
      const backend = backends.get(deviceId) ?? createBackend({ settings, basePath });
      backend.apply(settings);
      backends.delete(deviceId);
      backends.set(deviceId, backend);
      const [oldest] = backends.keys();
      if (backends.size > maxWorlds && oldest !== undefined) backends.delete(oldest);
      return backend;
    },
  };
}
