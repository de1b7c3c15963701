import * as v from 'valibot';
import type { Backend } from '../backend/create-backend';
import { recordSchema } from '../backend/record';
import { findScenario } from '../scenarios';
import { defaultSeed, type SettingsRequest } from '../settings';
import type { WorldStore } from './world-store';

/** Synchronises the state of the page with the stored one. */
export type WorldSync = {
  /** Continues with the stored state if the address means it; otherwise creates a new one. Never rejects. */
  takeUp: (settings: SettingsRequest, reset: boolean) => Promise<void>;
  /** Loads a state that another tab has saved. */
  catchUp: () => Promise<void>;
  /** Resolves when all changes so far are stored. */
  saved: () => Promise<void>;
  /** @returns whether the record could be read */
  replace: (record: unknown) => boolean;
  isLasting: () => boolean;
};

/**
 * Whether the address means a stored state. An address with a scenario means the default seed unless it names one; an
 * address without a scenario and seed means any state.
 */
function isMeant(record: unknown, settings: SettingsRequest): boolean {
  const parsed = v.safeParse(recordSchema, record);
  if (!parsed.success) return false;
  const { scenario, seed } = parsed.output;
  if (settings.scenario === undefined) return settings.seed === undefined || settings.seed === seed;
  return findScenario(settings.scenario, settings.pop).name === scenario && (settings.seed ?? defaultSeed) === seed;
}

/**
 * Saves the state after each change from now on: call `takeUp` before anything that changes it, or the stored state is
 * overwritten.
 */
export function syncWorld(backend: Backend, store: WorldStore): WorldSync {
  let saving: Promise<void> = Promise.resolve();
  let isScheduled = false;

  function scheduleSave(): void {
    if (isScheduled) return;
    isScheduled = true;
    // After everything that happens in this step, and after the save before.
    saving = saving.then(() => {
      isScheduled = false;
      return store.save(backend.snapshot());
    });
  }

  backend.subscribe(scheduleSave);

  return {
    async takeUp(settings, reset) {
      const record = reset ? undefined : await store.load();
      if (!isMeant(record, settings) || !backend.restore(record)) {
        scheduleSave();
        return saving;
      }
      // The same literal keeps its clock running; another one sets the clock again.
      if (settings.clock !== undefined) backend.apply({ clock: settings.clock });
      return saving;
    },
    async catchUp() {
      if (store.takeForeignChange()) backend.restore(await store.load());
    },
    saved: () => saving,
    replace(record) {
      const isRead = backend.restore(record);
      if (isRead) scheduleSave();
      return isRead;
    },
    isLasting: store.isLasting,
  };
}
