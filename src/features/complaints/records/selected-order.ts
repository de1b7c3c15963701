import * as v from 'valibot';
import { defineStore } from '@/platform/storage/definition';
import type { DeviceStorage } from '@/platform/storage/storage';
import type { WriteOutcome } from '@/platform/storage/store';

/** The order last chosen for a complaint or chat, saved over reloads (decision 5, sent complaint). One record. */
export const selectedOrders = defineStore({
  name: 'selected-order',
  version: 1,
  schema: v.object({
    orderNo: v.string(),
    /** Which of the Indonesian start's choices was tapped, counted from 0; empty where none was. */
    selectedIndex: v.optional(v.string(), ''),
  }),
});

export type SelectedOrder = v.InferOutput<typeof selectedOrders.schema>;

const key = 'selected';

/** @returns what was last chosen, or null; waits for the database, which answers or gives up within seconds */
export async function readSelectedOrder(storage: DeviceStorage): Promise<SelectedOrder | null> {
  return (await storage.open(selectedOrders).get(key))?.data ?? null;
}

/** The order to ask about: the one that the address names, else the one chosen last, else empty. */
export async function orderToAsk(storage: DeviceStorage, named: string): Promise<string> {
  return named === '' ? ((await readSelectedOrder(storage))?.orderNo ?? '') : named;
}

/** Replaces what was chosen before. */
export function keepSelectedOrder(storage: DeviceStorage, selection: SelectedOrder): Promise<WriteOutcome> {
  return storage.open(selectedOrders).set(key, selection);
}

/** Clears the choice if it is still this order: after its complaint has been saved (decision 5, sent complaint). */
export function forgetSelectedOrder(storage: DeviceStorage, orderNo: string): Promise<WriteOutcome> {
  return storage
    .open(selectedOrders)
    .update(key, (selection) => (selection?.orderNo === orderNo ? undefined : selection));
}
