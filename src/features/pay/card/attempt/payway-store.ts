import type { Clock } from '@/domain/clock';
import { createObservable } from '@/platform/browser/observable';
import type { DeviceStorage } from '@/platform/storage/storage';
import { isFree, watchUnchanged, withLock } from '@/platform/writes/lock';
import { saveAttempt, type NotSaved } from '@/platform/writes/save-attempt';
import { cardPayments, type PaymentAttempt } from '../../records/card-payments';
import { confirmedRepeatPayments, unreadPayment } from '../../unread/unread-payment';
import { mayBegin } from './payment';

/** The call that this page is waiting for. */
export type Busy = 'pay' | 'resend' | 'confirm' | 'other';

/**
 * The last problem. `start`: before anything was sent. `changed`: the loan differs from the page. `full`, `memory`: the
 * device could not save the attempt. `address`: the address of the server was refused.
 */
export type Problem = { at: Busy | 'start' | 'changed' | 'full' | 'memory' | 'address'; error: unknown };

/** Whether the work ran. `elsewhere`: another tab was paying, and its result was read. `busy`: this page was paying. */
export type Turn = 'mine' | 'elsewhere' | 'busy';

export type PaywayState = {
  /** Whether the record of this order has been read. */
  isReady: boolean;
  /** Empty if none is selected. */
  chosenCardId: string;
  /** Of the current payment. The token is a secret, so it is stored nowhere. */
  amount: bigint | null;
  repayToken: string;
  /** The loan's name; empty if unknown. */
  productName: string;
  attempt: PaymentAttempt | null;
  /** Epoch milliseconds of a stored payment that this build cannot read; `null` if the person wants to pay anyway. */
  unreadSince: number | null;
  busy: Busy | null;
  problem: Problem | null;
  lastCheck: 'none' | 'unchanged' | 'changed' | 'failed';
};

/** The state of paying one order, shared by all pages of the card journey (specification section 2). */
export type Payway = ReturnType<typeof createPayway>;

type Options = {
  orderId: string;
  storage: DeviceStorage;
  clock: Pick<Clock, 'now' | 'serverNow'>;
  /** A clock that a person cannot set, milliseconds. */
  monotonic?: () => number;
  /** Called when a payment has reached another stage. */
  onMoved?: (attempt: PaymentAttempt, productName: string) => void;
};

const initial: PaywayState = {
  isReady: false,
  chosenCardId: '',
  amount: null,
  repayToken: '',
  productName: '',
  attempt: null,
  unreadSince: null,
  busy: null,
  problem: null,
  lastCheck: 'none',
};

const isSame = (one: PaymentAttempt | null | undefined, other: PaymentAttempt) =>
  one?.startedAt === other.startedAt && one.stage === other.stage;

/** Creates the state of paying one order. Nothing is read before `readSaved`. */
export function createPayway({ orderId, storage, clock, monotonic, onMoved = () => undefined }: Options) {
  const { now, serverNow } = clock;
  const records = storage.open(cardPayments);
  const lockName = `card-payment/${orderId}`;
  const msAtStage = watchUnchanged(monotonic);
  const { subscribe, getSnapshot, set } = createObservable(initial);
  const patch = (part: Partial<PaywayState>) => set({ ...getSnapshot(), ...part });

  /** Reads the saved attempt: of this page before a reload, or of another tab. */
  async function readSaved(): Promise<PaymentAttempt | null> {
    const record = await records.get(orderId);
    const attempt = record?.data.attempt ?? null;
    const since = await unreadPayment(storage, orderId);
    patch({
      isReady: true,
      attempt,
      unreadSince: since === null || confirmedRepeatPayments.has(orderId, since) ? null : since,
      // A card that was selected meanwhile wins over the stored one.
      chosenCardId: getSnapshot().chosenCardId || (record?.data.chosenCardId ?? ''),
    });
    return attempt;
  }

  return {
    orderId,
    now,
    /** The server's time, epoch milliseconds; `null` if unknown. */
    serverNow,
    /** How long an attempt has been at its stage on this page, milliseconds. */
    unchangedMs: ({ startedAt, stage }: PaymentAttempt) => msAtStage(String(startedAt), stage),
    /** @returns whether no window is sending a call of this payment */
    isFree: () => isFree(storage, lockName),
    subscribe,
    getSnapshot,
    patch,
    readSaved,
    choose: (cardId: string): void => {
      patch({ chosenCardId: cardId, problem: null });
      // The choice of a card must not replace an unreadable payment.
      void records.update(orderId, (old, unreadSince) =>
        unreadSince === undefined ? { attempt: old?.attempt ?? null, chosenCardId: cardId } : old,
      );
    },
    /** The person has read the warning about the unreadable payment, and pays anyway. */
    payAnyway: (): void => {
      const { unreadSince } = getSnapshot();
      if (unreadSince !== null) confirmedRepeatPayments.add(orderId, unreadSince);
      patch({ unreadSince: null });
    },
    /** Runs one piece of work at a time, on this page and across tabs; other calls do nothing. */
    async runExclusive(busy: Busy, work: () => Promise<void>): Promise<Turn> {
      // Before anything is awaited, because taps come faster than rendering.
      if (getSnapshot().busy !== null) return 'busy';
      patch({ busy, problem: null });
      try {
        if ((await withLock(storage, lockName, work)) !== 'taken') return 'mine';
        await withLock(storage, lockName, () => Promise.resolve(), 'inTurn');
        await readSaved();
        return 'elsewhere';
      } finally {
        patch({ busy: null });
      }
    },
    /** Saves an attempt. `taken`: an earlier one may take money; `full`, `memory`: unsaved, it must not be sent. */
    async begin(attempt: PaymentAttempt): Promise<'begun' | 'taken' | NotSaved> {
      const saved = await saveAttempt(records, orderId, (old, unreadSince) =>
        mayBegin(old?.attempt ?? null, serverNow()) &&
        (unreadSince === undefined || confirmedRepeatPayments.has(orderId, unreadSince))
          ? { chosenCardId: old?.chosenCardId ?? '', attempt }
          : undefined,
      );
      if (saved === 'saved') patch({ attempt, lastCheck: 'none' });
      if (saved === 'taken') await readSaved();
      return saved === 'saved' ? 'begun' : saved;
    },
    /** Changes the saved attempt, or removes it (`null`). @returns whether it was still at its stage */
    async move(attempt: PaymentAttempt, next: Partial<PaymentAttempt> | null): Promise<boolean> {
      // The server's time, because a person may set the clock of the phone.
      const moved = next && { ...attempt, stageAt: serverNow() ?? now(), ...next };
      let isThere = false;
      await records.update(orderId, (old) => {
        isThere = isSame(old?.attempt, attempt);
        return isThere ? { chosenCardId: old?.chosenCardId ?? '', attempt: moved } : old;
      });
      // On a full device the old stage stays stored, so a reload asks the server, which is safe.
      if (!isThere) {
        await readSaved();
        return false;
      }
      if (moved) onMoved(moved, getSnapshot().productName);
      patch({ attempt: moved });
      return true;
    },
  };
}
