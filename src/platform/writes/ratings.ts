import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { policy } from '@/config/policy';
import { instant } from '@/domain/instant';
import { marketIds } from '@/domain/languages';
import { marketOf } from '@/domain/market';
import { newId } from '@/domain/new-id';
import { problemDetail, saveScore } from '@/platform/api/contract/complaints';
import { googleScore, loanDetails } from '@/platform/api/contract/loan';
import { HttpError, OfflineError } from '@/platform/api/errors';
import type { Services } from '@/platform/services';
import { defineStore } from '@/platform/storage/definition';
import type { DeviceStorage } from '@/platform/storage/storage';
import { deliver, type BeginResult, type Delivered, type Write } from './deliver';
import { triesAfter, wakeOutbox, type OutboxKind } from './outbox';
import { harmlessOutcome } from './outcome';
import { openReceiptBook, receiptIds, receipts } from './receipts';

/** Ratings that are being sent, or whose outcome is unknown. Keyed by the id of their receipt. */
export const waitingRatings = defineStore({
  name: 'waiting-ratings',
  version: 1,
  schema: v.object({
    /** The idempotency key, the same for each request of the attempt. */
    attemptId: v.string(),
    /** When the person gave the stars, epoch milliseconds. */
    at: instant,
    market: v.picklist(marketIds),
    stars: v.picklist([1, 2, 3, 4, 5]),
    rated: v.variant('subject', [
      v.object({ subject: v.literal('loan'), orderId: v.string(), productId: v.string() }),
      v.object({ subject: v.literal('complaint'), problemId: v.string() }),
    ]),
    /** How often the outbox has tried it (`triesAfter`). */
    tries: v.number(),
  }),
});

type WaitingRating = v.InferOutput<typeof waitingRatings.schema>;

type Rated = WaitingRating['rated'];
type Stars = WaitingRating['stars'];

type Needs = Pick<Services, 'api' | 'storage' | 'clock'> & {
  session: Pick<Services['session'], 'current' | 'commonParams'>;
};

/** Another window has sent the rating. */
type Gone = { kind: 'gone' };

/** `unwanted`: the server no longer has the loan or complaint. */
type Answer = 'taken' | 'unwanted';

/** `isWaiting`: it stays in the store, and the outbox sends it later. */
type Sent = (Delivered<Answer> | Gone | { kind: 'elsewhere' }) & { isWaiting: boolean };

function idOf(rated: Rated): string {
  return rated.subject === 'loan' ? receiptIds.loanRating(rated.orderId) : receiptIds.complaintRating(rated.problemId);
}

function newRating(rated: Rated, stars: Stars, { clock, session }: Needs): WaitingRating {
  const market = marketOf(session.commonParams()['pop']).id;
  return { attemptId: newId(), at: clock.now(), market, stars, rated, tries: 0 };
}

async function saveReceipt({ rated, stars, at, market }: WaitingRating, needs: Needs): Promise<void> {
  const { subject } = rated;
  const about = subject === 'loan' ? { orderId: rated.orderId } : { problemId: rated.problemId };
  await openReceiptBook(needs).save({ id: idOf(rated), kind: 'rating', at, market, subject, stars, ...about });
}

/** Sends one rating, at most once. @param given the rating of this tap; by default the waiting one */
async function sendRating(id: string, needs: Needs, given?: WaitingRating): Promise<Sent> {
  const { api, storage } = needs;
  const store = storage.open(waitingRatings);
  let isWaiting = false;
  let isSaved = false;
  let hasLeft = false;

  async function begin(): Promise<BeginResult<WaitingRating, Gone>> {
    let attempt: WaitingRating | undefined;
    let hasEarlier = false;
    // Another window may have sent one.
    const isKnown = (await storage.open(receipts).get(id)) !== undefined;
    const outcome = await store.update(id, (old) => {
      // A rating that may have arrived is not replaced by another number of stars.
      hasEarlier = old !== undefined;
      attempt = old ?? given;
      return attempt;
    });
    isSaved = hasEarlier || outcome === 'saved';
    // Without a record no one knows of an earlier tap.
    return attempt
      ? { attempt, mayHaveArrived: hasEarlier || isKnown || !isSaved, isResent: true }
      : { stop: { kind: 'gone' } };
  }

  async function send({ rated, stars, attemptId }: WaitingRating): Promise<'taken'> {
    hasLeft = true;
    const options = { idempotencyKey: attemptId };
    if (rated.subject === 'loan') await api.call(googleScore, { score: policy.reportedScore }, options);
    else await api.call(saveScore, { score: stars, problemId: rated.problemId }, options);
    return 'taken';
  }

  /** The server no longer asks for a rating once it has one. */
  async function look({ rated }: WaitingRating): Promise<Answer | null> {
    try {
      const { isScore } =
        rated.subject === 'loan'
          ? await api.call(loanDetails, { orderId: rated.orderId, productId: rated.productId }, { retry: true })
          : await api.call(problemDetail, { problemId: rated.problemId }, { retry: true });
      return isScore ? null : 'taken';
    } catch (error) {
      if (harmlessOutcome(error) === 'refused') return 'unwanted';
      throw error;
    }
  }

  async function end(attempt: WaitingRating, delivered: Delivered<Answer>): Promise<void> {
    const { kind } = delivered;
    const isOwn = attempt.attemptId === given?.attemptId;
    // What a new rating only finds at the server are the stars of another window.
    if (kind === 'sent' && delivered.answer === 'taken' && (hasLeft || !isOwn)) await saveReceipt(attempt, needs);
    // A new rating that did not arrive is shown as failed. A waiting one stays in the outbox.
    const { tries, isOver } = triesAfter(attempt.tries, delivered);
    isWaiting = isSaved && !isOver && (kind === 'unknown' || (kind === 'absent' && !isOwn));
    await store.update(id, (old) => (isWaiting && old ? { ...old, tries } : undefined));
  }

  // After a tap it waits for another window, to show the result.
  const mode = given ? 'inTurn' : 'now';
  const write: Write<WaitingRating, Answer, Gone> = {
    begin,
    send,
    look: (attempt, failed) => (failed?.kind === 'refused' ? undefined : look(attempt)),
    end,
  };
  const sent = await deliver(storage, `rating/${id}`, write, mode);
  if (sent.kind === 'sent' && sent.answer === 'unwanted')
    return { kind: 'refused', error: new HttpError(404), isWaiting };
  return { ...sent, isWaiting };
}

/**
 * Sends stars for a loan or a complaint (decisions 6, complaint rating, and 9, rating policy).
 * @returns `kept` if its outcome is unknown: the outbox asks the server and sends it again, also after a kill
 * @throws the error if it was certainly not sent, or if it may have been and the device cannot store it
 */
export async function rate(rated: Rated, stars: Stars, needs: Needs): Promise<'sent' | 'kept'> {
  const id = idOf(rated);
  const sent = await sendRating(id, needs, newRating(rated, stars, needs));
  if (sent.kind === 'sent') return 'sent';
  if (sent.isWaiting) {
    wakeOutbox();
    return 'kept';
  }
  throw 'error' in sent ? sent.error : new OfflineError();
}

/** Saves the receipt of stars that are not sent: few stars for a loan only show thanks (decision 9, rating policy). */
export async function saveRating(rated: Rated, stars: Stars, needs: Needs): Promise<void> {
  await saveReceipt(newRating(rated, stars, needs), needs);
}

/** The ratings of the outbox. */
export function ratingOutbox(needs: Needs): OutboxKind<WaitingRating> {
  return {
    store: waitingRatings,
    createdAt: ({ at }) => at,
    isWaiting: () => true,
    send: (id) => sendRating(id, needs),
  };
}

/** The key of all waiting stars in the query cache. */
export const waitingRatingsKey = ['ratings', 'waiting'] as const;

/** The waiting stars for a loan or a complaint; `null` if there are none. */
export function waitingRatingQuery(storage: DeviceStorage, rated: Rated) {
  const id = idOf(rated);
  return queryOptions({
    queryKey: [...waitingRatingsKey, id],
    queryFn: async () => (await storage.open(waitingRatings).get(id))?.data.stars ?? null,
    // Always read again, because the outbox sends it in the background.
    staleTime: 0,
  });
}
