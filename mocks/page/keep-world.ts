import * as v from 'valibot';
import type { Backend } from '../backend/create-backend';
import { recordSchema } from '../backend/record';
import { findScenario } from '../scenarios';
import { defaultSeed, type Wish } from '../settings';
import type { WorldStore } from './world-store';

/** Keeps the world of the page and the one in the store the same. */
export type Keeper = {
  /** Goes on with the stored world if it is the one the address means; else begins a new one. Never rejects. */
  takeUp: (wish: Wish, reset: boolean) => Promise<void>;
  /** Takes over what another tab has saved meanwhile. */
  catchUp: () => Promise<void>;
  /** When everything changed so far is in the store. */
  saved: () => Promise<void>;
  /** @returns whether the record could be read */
  replace: (record: unknown) => boolean;
  isLasting: () => boolean;
};

/**
 * Whether a stored world is the one that the address means. An address that names a scenario means the usual seed
 * unless it names one; an address that names nothing means whatever is there.
 */
function isMeant(record: unknown, wish: Wish): boolean {
  const parsed = v.safeParse(recordSchema, record);
  if (!parsed.success) return false;
  const { scenario, seed } = parsed.output;
  if (wish.scenario === undefined) return wish.seed === undefined || wish.seed === seed;
  return findScenario(wish.scenario, wish.pop).name === scenario && (wish.seed ?? defaultSeed) === seed;
}

export function keepWorld(backend: Backend, store: WorldStore): Keeper {
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
    async takeUp(wish, reset) {
      const record = reset ? undefined : await store.load();
      if (!isMeant(record, wish) || !backend.restore(record)) {
        scheduleSave();
        return saving;
      }
      // The same literal keeps its clock running; another one sets it anew.
      if (wish.clock !== undefined) backend.apply({ clock: wish.clock });
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
