import * as v from 'valibot';
import { defineStore } from '@/platform/storage/definition';
import type { DeviceStorage } from '@/platform/storage/storage';
import type { WriteOutcome } from '@/platform/storage/store';

/** One record: the order that was selected last for a complaint or chat (decision 5, sent complaint). */
export const selectedOrders = defineStore({
  name: 'selected-order',
  version: 1,
  schema: v.object({
    orderNo: v.string(),
    /** The tapped choice of the Indonesian start, counted from 0; empty if there is none. */
    selectedIndex: v.optional(v.string(), ''),
  }),
});

export type SelectedOrder = v.InferOutput<typeof selectedOrders.schema>;

const key = 'selected';

/** @returns the last selection, or null; resolves within seconds even if the database does not answer */
export async function readSelectedOrder(storage: DeviceStorage): Promise<SelectedOrder | null> {
  return (await storage.open(selectedOrders).get(key))?.data ?? null;
}

/** The order of the address or, without one, the one selected last, or empty. */
export async function orderToAsk(storage: DeviceStorage, named: string): Promise<string> {
  return named === '' ? ((await readSelectedOrder(storage))?.orderNo ?? '') : named;
}

/** Replaces the last selection. */
export function keepSelectedOrder(storage: DeviceStorage, selection: SelectedOrder): Promise<WriteOutcome> {
  return storage.open(selectedOrders).set(key, selection);
}

/** Clears the selection if it is still this order, after its complaint has been saved (decision 5, sent complaint). */
export function forgetSelectedOrder(storage: DeviceStorage, orderNo: string): Promise<WriteOutcome> {
  return storage
    .open(selectedOrders)
    .update(key, (selection) => (selection?.orderNo === orderNo ? undefined : selection));
}
