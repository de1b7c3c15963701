import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { dueAt, endOf, extendedTo } from '@/domain/amount-due';
import { marketOf } from '@/domain/market';
import { newId } from '@/domain/new-id';
import { begun } from '@/domain/payments/book';
import { gate } from '@/domain/payments/gate';
import { type Book, type CodePayment, emptyBook, isCode } from '@/domain/payments/payment';
import { loanDetailsQuery } from '@/features/loan/queries';
import { generateVirtualAccount } from '@/platform/api/contract/repayment';
import { isRefusal } from '@/platform/api/errors';
import { atMost } from '@/platform/browser/wait';
import { loadCodeUntilDone } from '@/platform/offline/load-code';
import { lastSwitches } from '@/platform/offline/switches/last-switches';
import type { Services } from '@/platform/services';
import { localStorageIfAllowed } from '@/platform/session/browser-session-env';
import { onlyKey } from '@/platform/storage/definition';
import { attemptFor, storeAttempt } from '@/platform/storage/open-attempt';
import { extensionQuery } from '../queries';
import { changeBook, readBook, windowOf } from '../records/book';
import { lastWays } from '../records/last-way';
import { closesNoWay } from './code-texts';
import { isSameCode, openCode, requestFor, toCodePayment } from './codes';
import { type PaymentChoice, purposeOf } from './payment-choice';

/** A code from the server. `payUrl` is never stored: it cannot be opened without a network, and may contain a token. */
export type FreshCode = { payment: CodePayment; payUrl?: string | undefined };

type Needed = Pick<Services, 'api' | 'storage' | 'session' | 'clock'>;

/** Requests a code for the book of the order. Neither retried nor cancelled by leaving: it may exist by then. */
async function requestCode(needed: Needed, queryClient: QueryClient, choice: PaymentChoice): Promise<FreshCode> {
  const { api, storage, session, clock } = needed;
  const { productId, orderId, display } = choice;
  const order = { productId, orderId };
  const owner = session.current()?.ownerId;
  const local = localStorageIfAllowed();
  const request = requestFor(choice);
  const attempt = owner === undefined ? undefined : attemptFor(local, owner, orderId, request);
  const endAttempt = () => attempt && storeAttempt(local, owner ?? '', orderId);
  const [answer, way] = await Promise.all([
    api.call(generateVirtualAccount, request, attempt && { idempotencyKey: attempt.key }),
    storage
      .open(lastWays)
      .get(onlyKey)
      .catch(() => undefined),
  ]).catch((error: unknown) => {
    if (isRefusal(error)) endAttempt();
    throw error;
  });
  const loan = queryClient.getQueryData(loanDetailsQuery(api, order).queryKey);
  const offer = queryClient.getQueryData(extensionQuery(api, order).queryKey);
  const market = marketOf(session.commonParams()['pop']);
  const now = clock.now();
  const due =
    purposeOf(display) === 'extension' ? offer && extendedTo(offer, market, now) : loan && dueAt(loan, market, now);
  const given = toCodePayment(answer, choice, {
    id: newId(),
    now,
    market: market.id,
    productName: loan?.productName ?? offer?.productName ?? '',
    loanDue: due?.at ?? (due?.day || null),
    way: way?.data,
  });
  let book: Book | undefined;
  // Not for a borrower who signed in after the request. An unreadable book stays, because it warns of its payments.
  if (session.current()?.ownerId === owner) {
    const changed = await changeBook({ storage, queryClient }, orderId, (old, unreadSince) =>
      unreadSince === undefined ? openCode(old ?? emptyBook, given) : old,
    );
    ({ book } = changed);
    endAttempt();
    windowOf({ queryClient }).watched.add(orderId);
    void loadCodeUntilDone(() => import('../records/note-answer'))
      .then(({ readWholeLoan }) => readWholeLoan({ api, queryClient }, order))
      // Without an answer of the server the next one about the loan is noted.
      .catch(() => undefined);
  }
  const opened = book?.payments.filter(isCode).find(isSameCode(given));
  return { payment: opened ?? { ...begun(given), code: given.code }, payUrl: answer.payUrl };
}

/** Query key of the codes that the server has made for an order. */
export const freshCodesKey = (orderId: string) => ['repayment', 'virtual-account', orderId] as const;

/** The payment code. Only `askForCodeOnce` requests it without a tap, and never for a preloaded page. */
export function virtualAccountQuery(needed: Needed, choice: PaymentChoice) {
  return queryOptions({
    queryKey: [...freshCodesKey(choice.orderId), requestFor(choice)] as const,
    queryFn: ({ client }) => requestCode(needed, client, choice),
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

/** Requests the code of a choice unless it was requested before: after a failure only the person requests it again. */
export async function askForCodeOnce(queryClient: QueryClient, needed: Needed, choice: PaymentChoice): Promise<void> {
  const options = virtualAccountQuery(needed, choice);
  const state = queryClient.getQueryState(options.queryKey);
  const isNew = !state || (state.status === 'pending' && state.fetchStatus === 'idle');
  if (isNew) await queryClient.prefetchQuery(options);
}

/** Closes the ways that the stored switches close, before these are followed. */
export async function readStoredWays({ storage, switches, clock }: Needed & Pick<Services, 'switches'>): Promise<void> {
  if (switches.getSnapshot() !== undefined) return;
  const text = (await storage.open(lastSwitches).get(onlyKey))?.data.text ?? '';
  const load = () => import('@/platform/offline/switches/active-switches');
  const active = closesNoWay(text) ? null : (await loadCodeUntilDone(load)).activeIn(text, clock.now());
  if (switches.getSnapshot() === undefined) switches.set(active);
}

/** The longest wait of a page for a code that the inline script has asked for, milliseconds. */
const longestWaitMs = 2_000;

/**
 * Requests the code as soon as the server and this phone allow it, for a loader: before the first rendering. If it
 * fails or is not allowed, the screen handles it.
 * @returns what the page waits for: only a code that the inline script has asked for, and may show
 */
export function askForOwedCode(...asked: Parameters<typeof askIfAllowed>): Promise<void> | undefined {
  // The inline script has sent a write whose answer is not taken yet.
  const isSent = globalThis.window?.earlyAnswers?.some(({ key }) => key !== undefined);
  const done = askIfAllowed(...asked);
  return isSent ? atMost(longestWaitMs, done) : undefined;
}

async function askIfAllowed(
  queryClient: QueryClient,
  services: Needed & Pick<Services, 'switches'>,
  choice: PaymentChoice,
): Promise<void> {
  const { api, storage, session, clock, switches } = services;
  const { productId, orderId, payCode, display } = choice;
  try {
    const loan = await queryClient.fetchQuery(loanDetailsQuery(api, { productId, orderId }));
    // Only now, because the build also opens the page, without a server or database.
    const [{ book, unreadSince }] = await Promise.all([readBook(storage, orderId), readStoredWays(services)]);
    const { id: market } = marketOf(session.commonParams()['pop']);
    const active = switches.getSnapshot();
    const { is } = gate(book, {
      purpose: purposeOf(display),
      by: 'code',
      serverNow: clock.serverNow(),
      isRead: true,
      end: endOf(loan),
      isUnread: unreadSince !== null,
      isWayClosed: active === undefined || active?.closedWay(payCode, market) !== undefined,
    });
    if (is === 'go') await askForCodeOnce(queryClient, services, choice);
  } catch {
    // The screen shows the failure.
  }
}
