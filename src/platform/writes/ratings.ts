import { queryOptions } from '@tanstack/react-query';
import { policy } from '@/config/policy';
import { marketOf } from '@/domain/market';
import { newId } from '@/domain/new-id';
import { problemDetail, saveScore } from '@/platform/api/contract/complaints';
import { googleScore, loanDetails } from '@/platform/api/contract/loan';
import { OfflineError } from '@/platform/api/errors';
import type { Services } from '@/platform/services';
import type { DeviceStorage } from '@/platform/storage/storage';
import { deliver, sendInOrder, type Begun, type Delivered, type Pass } from './deliver';
import { announceWaiting } from './keep-trying';
import { openReceiptBook } from './receipt-book';
import { receiptIds } from './receipt-ids';
import { waitingRatings, type WaitingRating } from './waiting-ratings';

/** A loan or a complaint. */
type Rated = WaitingRating['rated'];
type Stars = WaitingRating['stars'];

type Needs = Pick<Services, 'api' | 'storage' | 'clock'> & {
  session: Pick<Services['session'], 'current' | 'commonParams'>;
};

/** Sent by somebody else meanwhile. */
type Gone = { kind: 'gone' };

/** `isKept`: it stays written down, and goes out by itself. */
type Sent = (Delivered<'taken'> | Gone | { kind: 'elsewhere' }) & { isKept: boolean };

function idOf(rated: Rated): string {
  return rated.subject === 'loan' ? receiptIds.loanRating(rated.orderId) : receiptIds.complaintRating(rated.problemId);
}

function newRating(rated: Rated, stars: Stars, { clock, session }: Needs): WaitingRating {
  const market = marketOf(session.commonParams()['pop']).id;
  return { attemptId: newId(), at: clock.now(), market, stars, rated, mayHaveArrived: false };
}

/** Writes the receipt of a rating (decision 55, receipts). */
async function keepReceipt({ rated, stars, at, market }: WaitingRating, needs: Needs): Promise<void> {
  const about =
    rated.subject === 'loan'
      ? ({ subject: 'loan', orderId: rated.orderId } as const)
      : ({ subject: 'complaint', problemId: rated.problemId } as const);
  await openReceiptBook(needs).keep({ id: idOf(rated), kind: 'rating', at, market, stars, ...about });
}

/**
 * Sends the rating of that id, at most once: written down before it leaves, and looked for where its answer was lost.
 * @param given what the person has just given; absent: what waits
 */
async function sendRating(id: string, needs: Needs, given?: WaitingRating): Promise<Sent> {
  const { api, storage } = needs;
  const store = storage.open(waitingRatings);
  let isKept = false;

  async function begin(): Promise<Begun<WaitingRating, Gone>> {
    let attempt: WaitingRating | undefined;
    await store.update(id, (old) => {
      // What may have arrived stays what it was.
      attempt = old?.mayHaveArrived ? old : (given ?? old);
      return attempt && { ...attempt, mayHaveArrived: true };
    });
    return attempt ? { attempt, mayHaveArrived: attempt.mayHaveArrived } : { stop: { kind: 'gone' } };
  }

  async function send({ rated, stars, attemptId }: WaitingRating): Promise<'taken'> {
    const options = { idempotencyKey: attemptId };
    if (rated.subject === 'loan') await api.call(googleScore, { score: policy.reportedScore }, options);
    else await api.call(saveScore, { score: stars, problemId: rated.problemId }, options);
    return 'taken';
  }

  /** The server wants no rating any more: it has it. */
  async function look({ rated }: WaitingRating): Promise<'taken' | null> {
    const { isScore } =
      rated.subject === 'loan'
        ? await api.call(loanDetails, { orderId: rated.orderId, productId: rated.productId }, { retry: true })
        : await api.call(problemDetail, { problemId: rated.problemId }, { retry: true });
    return isScore ? null : 'taken';
  }

  async function end(attempt: WaitingRating, { kind }: Delivered<'taken'>): Promise<void> {
    if (kind === 'sent') await keepReceipt(attempt, needs);
    // What surely was not sent goes back to the person who has just tapped. What another tap was promised stays.
    const isOwn = attempt.attemptId === given?.attemptId;
    isKept = kind !== 'sent' && kind !== 'refused' && (kind === 'unknown' || !isOwn);
    if (!isKept) await store.remove(id);
    else await store.update(id, (old) => old && { ...old, mayHaveArrived: kind === 'unknown' });
  }

  // A person is told what became of it, also where another window is at it.
  const mode = given ? 'inTurn' : 'now';
  const sent = await deliver(storage, `rating/${id}`, { begin, send, look, end, isResent: true }, mode);
  return { ...sent, isKept };
}

/**
 * Gives stars to a loan or a complaint (decisions 6, complaint rating, and 9, rating policy).
 * @returns `kept` when nobody knows whether it has arrived: it is asked about, and goes out by
 *   itself, also after a kill
 * @throws why it surely was not sent
 */
export async function rate(rated: Rated, stars: Stars, needs: Needs): Promise<'sent' | 'kept'> {
  const id = idOf(rated);
  const sent = await sendRating(id, needs, newRating(rated, stars, needs));
  if (sent.kind === 'sent') return 'sent';
  if (sent.isKept) {
    announceWaiting();
    return 'kept';
  }
  throw 'error' in sent ? sent.error : new OfflineError();
}

/** Stars that stay on this device: thanking is all that becomes of them (decision 9, rating policy). */
export async function keepRating(rated: Rated, stars: Stars, needs: Needs): Promise<void> {
  await keepReceipt(newRating(rated, stars, needs), needs);
}

/** Sends the ratings that wait, oldest first. */
export async function sendWaitingRatings(needs: Needs): Promise<Pass> {
  const records = await needs.storage.open(waitingRatings).list();
  const oldestFirst = records.sort((one, other) => one.data.at - other.data.at);
  return sendInOrder(
    oldestFirst.map(({ key }) => key),
    (id) => sendRating(id, needs),
  );
}

/** The stars that wait to be sent for a loan or a complaint; `null` when none do. */
export function waitingRatingQuery(storage: DeviceStorage, rated: Rated) {
  const id = idOf(rated);
  return queryOptions({
    queryKey: ['ratings', 'waiting', id],
    queryFn: async () => (await storage.open(waitingRatings).get(id))?.data.stars ?? null,
    // What is on the device is always asked again: it goes out by itself.
    staleTime: 0,
  });
}
