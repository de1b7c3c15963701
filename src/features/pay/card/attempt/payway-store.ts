import type { Clock } from '@/domain/clock';
import { createObservable, type Observable } from '@/platform/browser/observable';
import type { DeviceStorage } from '@/platform/storage/storage';
import { isFree, watchUnchanged, withLock } from '@/platform/writes/lock';
import { saveAttempt, type NotSaved } from '@/platform/writes/save-attempt';
import { cardPayments, type PaymentAttempt } from '../../records/card-payments';
import { paysAgain, unreadPayment } from '../../unread/unread-payment';
import { mayBegin } from './payment';

/** What is under way on this page. */
export type Busy = 'pay' | 'resend' | 'confirm' | 'other';

/**
 * What went wrong last: `start` before anything was sent, `changed` because the loan is no longer as it was shown,
 * `full` because the attempt found no room on the device, `memory` because the device keeps nothing, `address` because
 * the server's was refused.
 */
export type Problem = { at: Busy | 'start' | 'changed' | 'full' | 'memory' | 'address'; error: unknown };

/** Whether a call did its work; or another tab was at it (what came of that is taken over), or this page was. */
export type Turn = 'mine' | 'elsewhere' | 'busy';

export type PaywayState = {
  /** Whether the record of this order has been read. */
  isReady: boolean;
  /** Empty: none yet. */
  chosenCardId: string;
  /** Of the payment being made; the token is a secret and lives nowhere else. */
  amount: bigint | null;
  repayToken: string;
  /** What the loan is called; empty while it is not known. */
  productName: string;
  attempt: PaymentAttempt | null;
  /**
   * When another build noted a payment that this one cannot read, until the person pays all the
   * same; epoch milliseconds.
   */
  unreadSince: number | null;
  busy: Busy | null;
  problem: Problem | null;
  /** What the last look at the loan brought, while a payment's outcome is unknown. */
  lastLook: 'none' | 'unchanged' | 'changed' | 'failed';
};

/**
 * The shared state of paying one order: every page of the card journey reads and changes it here
 * (specification section 2).
 */
export type Payway = Observable<PaywayState> & {
  readonly orderId: string;
  now: () => number;
  /** The server's time, epoch milliseconds; `null` while it is not known. */
  serverNow: () => number | null;
  /** How long this page has seen an attempt at its stage, milliseconds. */
  unchangedMs: (attempt: PaymentAttempt) => number;
  /** @returns whether no window is paying the order */
  isFree: () => Promise<boolean>;
  patch: (part: Partial<PaywayState>) => void;
  choose: (cardId: string) => void;
  /** Takes over what is written down: by this page before a reload, or by another tab. */
  adopt: () => Promise<PaymentAttempt | null>;
  /** Lets one piece of work through at a time, on this page and across tabs; further calls do nothing. */
  exclusively: (busy: Busy, work: () => Promise<void>) => Promise<Turn>;
  /** The person has been asked about what cannot be read, and pays all the same. */
  passUnread: () => void;
  /**
   * Writes down a new attempt.
   * @returns `taken` when an earlier one may still take money, or may be the one that cannot be read, `full` or
   *   `memory` when the device cannot keep it: what cannot be remembered is not sent
   */
  begin: (attempt: PaymentAttempt) => Promise<'begun' | 'taken' | NotSaved>;
  /**
   * Moves an attempt on, or takes it away (`null`).
   * @returns whether it was still there as it was; else what is written is taken over
   */
  move: (attempt: PaymentAttempt, next: Partial<PaymentAttempt> | null) => Promise<boolean>;
};

type Options = {
  orderId: string;
  storage: DeviceStorage;
  clock: Pick<Clock, 'now' | 'serverNow'>;
  /** Milliseconds that nobody sets. */
  monotonic?: () => number;
  /** Told when a payment has come to another stage. */
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
  lastLook: 'none',
};

const isSame = (one: PaymentAttempt | null | undefined, other: PaymentAttempt) =>
  one?.startedAt === other.startedAt && one.stage === other.stage;

/** Makes the state of paying one order. Nothing is read before `adopt`. */
export function createPayway({
  orderId,
  storage,
  clock: { now, serverNow },
  monotonic,
  onMoved = () => undefined,
}: Options): Payway {
  const records = storage.open(cardPayments);
  const lockName = `card-payment/${orderId}`;
  const msAtStage = watchUnchanged(monotonic);
  const { subscribe, getSnapshot, set } = createObservable(initial);
  const patch = (part: Partial<PaywayState>) => set({ ...getSnapshot(), ...part });

  async function adopt(): Promise<PaymentAttempt | null> {
    const record = await records.get(orderId);
    const attempt = record?.data.attempt ?? null;
    const since = await unreadPayment(storage, orderId);
    patch({
      isReady: true,
      attempt,
      unreadSince: since === null || paysAgain.has(orderId, since) ? null : since,
      // A card tapped meanwhile counts for more than the one written down.
      chosenCardId: getSnapshot().chosenCardId || (record?.data.chosenCardId ?? ''),
    });
    return attempt;
  }

  return {
    orderId,
    now,
    serverNow,
    unchangedMs: ({ startedAt, stage }) => msAtStage(String(startedAt), stage),
    isFree: () => isFree(storage, lockName),
    subscribe,
    getSnapshot,
    patch,
    adopt,
    choose(cardId) {
      patch({ chosenCardId: cardId, problem: null });
      // A choice of a card must not take the place of a payment.
      void records.update(orderId, (old, unreadSince) =>
        unreadSince === undefined ? { attempt: old?.attempt ?? null, chosenCardId: cardId } : old,
      );
    },
    passUnread() {
      const { unreadSince } = getSnapshot();
      if (unreadSince !== null) paysAgain.add(orderId, unreadSince);
      patch({ unreadSince: null });
    },
    async exclusively(busy, work) {
      // Before anything is awaited: taps come faster than rendering.
      if (getSnapshot().busy !== null) return 'busy';
      patch({ busy, problem: null });
      try {
        if ((await withLock(storage, lockName, work)) !== 'taken') return 'mine';
        await withLock(storage, lockName, () => Promise.resolve(), 'inTurn');
        await adopt();
        return 'elsewhere';
      } finally {
        patch({ busy: null });
      }
    },
    async begin(attempt) {
      const saved = await saveAttempt(records, orderId, (old, unreadSince) =>
        mayBegin(old?.attempt ?? null, serverNow()) &&
        (unreadSince === undefined || paysAgain.has(orderId, unreadSince))
          ? { chosenCardId: old?.chosenCardId ?? '', attempt }
          : undefined,
      );
      if (saved === 'saved') patch({ attempt, lastLook: 'none' });
      if (saved === 'taken') await adopt();
      return saved === 'saved' ? 'begun' : saved;
    },
    async move(attempt, next) {
      // By the server's time, by which its day is counted: the phone's may have been set since an answer last told it.
      const moved = next && { ...attempt, stageAt: serverNow() ?? now(), ...next };
      let isThere = false;
      await records.update(orderId, (old) => {
        isThere = isSame(old?.attempt, attempt);
        return isThere ? { chosenCardId: old?.chosenCardId ?? '', attempt: moved } : old;
      });
      // On a full device the old stage stays written: a reload then asks the server, which is the safe side.
      if (!isThere) {
        await adopt();
        return false;
      }
      if (moved) onMoved(moved, getSnapshot().productName);
      patch({ attempt: moved });
      return true;
    },
  };
}
