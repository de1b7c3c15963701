import { classifyError, OfflineError, statusMeaning } from '@/platform/api/errors';
import { onOnline, onVisibilityChange } from '@/platform/browser/page-events';
import { createQueue, doubledMs } from '@/platform/browser/wait';
import type { StoreDefinition } from '@/platform/storage/definition';
import type { DeviceStorage } from '@/platform/storage/storage';
import type { Delivered } from './deliver';

/** A kind of write that may wait for a network; never money. Each has a store (decision 59, failed writes). */
export type OutboxKind<Item> = {
  store: StoreDefinition<Item>;
  /** When the person sent it, epoch milliseconds: the oldest is sent first. */
  createdAt: (item: Item) => number;
  /** Whether it waits for the network; `false` if it waits for the person. */
  isWaiting: (item: Item) => boolean;
  /** Sends the item of that key, at most once (`deliver`). */
  send: (key: string) => Promise<Delivered<unknown> | { kind: 'elsewhere' | 'gone' }>;
};

/** An item that was tried so often by itself, without a clear answer, waits for the person. */
const maxTries = 8;

/** The tries of an item after one more. Without a network nothing was tried. */
export function triesAfter(tries: number, delivered: Delivered<unknown>): { tries: number; isOver: boolean } {
  const isOffline = 'error' in delivered && delivered.error instanceof OfflineError;
  const made = isOffline ? tries : tries + 1;
  return { tries: made, isOver: made >= maxTries };
}

/** Whether the next item would fail too: the server is not reached, is busy, or does not know the person. */
function concernsAllItems(error: unknown): boolean {
  const meaning = statusMeaning(error);
  const kind = classifyError(error);
  return (
    kind === 'offline' || kind === 'timed-out' || meaning === 'session' || meaning === 'busy' || meaning === 'passing'
  );
}

/**
 * Sends the waiting items of one kind, oldest first, one at a time. Stops at an error that the others would have too;
 * if the server could be asked for the item, the error concerns only this one.
 * @returns how many were `sent`, were `refused` or did not arrive, ended without a clear answer (`unknown`), and still
 * wait for the network
 */
export async function flushOutbox<Item>(storage: DeviceStorage, kind: OutboxKind<Item>) {
  const { store, createdAt, isWaiting, send } = kind;
  const items = (await storage.open(store).list())
    .filter(({ data }) => isWaiting(data))
    .sort((one, other) => createdAt(one.data) - createdAt(other.data));
  let [sent, refused, unknown] = [0, 0, 0];
  for (const { key } of items) {
    const result = await send(key);
    const left = await storage.open(store).get(key);
    const { kind: outcome } = result;
    // A rating that is given up leaves no record; a complaint stays, and waits for the person.
    const isOver = left ? !isWaiting(left.data) : outcome !== 'later';
    sent += Number(outcome === 'sent');
    unknown += Number(outcome === 'unknown' && isOver);
    refused += Number(outcome === 'refused' || (isOver && (outcome === 'absent' || outcome === 'later')));
    if (outcome !== 'absent' && 'error' in result && concernsAllItems(result.error)) break;
  }
  return { sent, refused, unknown, waiting: items.length - sent - refused - unknown };
}

const newItems = new EventTarget();

/** Wakes every outbox of this page; call it after adding an item. */
export function wakeOutbox(): void {
  newItems.dispatchEvent(new Event('new-item'));
}

/** The first and the longest pause between two flushes while items wait, milliseconds. */
const pausesMs = [2_000, 60_000] as const;

/**
 * Flushes now, when the phone reports that its network is back, when the page becomes visible, when an item is added,
 * and with growing pauses while items wait, because a webview often does not report its network.
 * @param flush sends the items; returns whether items still wait. An error counts as waiting
 */
export function runOutbox(flush: () => Promise<boolean>) {
  const inTurn = createQueue();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let isNext = false;
  let isStopped = false;

  function run(): void {
    clearTimeout(timer);
    if (isNext || isStopped) return;
    isNext = true;
    void inTurn(async () => {
      isNext = false;
      const waits = !isStopped && (await flush().catch(() => true));
      if (!waits || isNext || isStopped) return;
      timer = setTimeout(run, doubledMs(tries, ...pausesMs));
      tries += 1;
    });
  }

  function wake(): void {
    tries = 0;
    run();
  }

  newItems.addEventListener('new-item', wake);
  const stops = [onOnline(wake), onVisibilityChange((isVisible) => isVisible && wake())];
  run();

  return {
    /** Flushes now, or once more after the flush that is running. Call it after a change. */
    wake,
    stop: (): void => {
      isStopped = true;
      clearTimeout(timer);
      newItems.removeEventListener('new-item', wake);
      for (const stop of stops) stop();
    },
  };
}
