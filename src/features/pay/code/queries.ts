import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { dueAt, endOf, extendedTo } from '@/domain/amount-due';
import { marketOf } from '@/domain/market';
import { parseMinor } from '@/domain/money';
import { newId } from '@/domain/new-id';
import type { NewPayment } from '@/domain/payments/book';
import { gate } from '@/domain/payments/gate';
import { type Book, type CodeFacts, type CodePayment, emptyBook, isCode } from '@/domain/payments/payment';
import { bankType, counterType } from '@/domain/payments/payment-facts';
import { extensionQuery } from '@/features/loan/extension/queries';
import { loanDetailsQuery } from '@/features/loan/queries';
import { type VirtualAccount, generateVirtualAccount } from '@/platform/api/contract/repayment';
import type { RequestOf } from '@/platform/api/define-call';
import { loadCodeUntilDone } from '@/platform/offline/load-code';
import type { Services } from '@/platform/services';
import { changeBook, readBook, watchOrder } from '../records/book';
import { lastWayId, lastWays } from '../records/last-way';
import { type PaymentChoice, purposeOf } from './payment-choice';
import { isSameCode, type NewCode, openCode } from './saved-codes';

/** A code from the server. `payUrl` is never stored: it cannot be opened without a network, and may contain a token. */
export type FreshCode = { payment: CodePayment; payUrl?: string | undefined };

/** `is_default`: nothing is selected (decision 33, account inputs). `specific_num` is empty: it could be outdated. */
export function requestFor(choice: PaymentChoice): RequestOf<typeof generateVirtualAccount> {
  return {
    productId: choice.productId,
    orderId: choice.orderId,
    amount: choice.amount,
    payCode: choice.payCode,
    pay_type: choice.payType || bankType,
    is_default: choice.payCode === '' ? '1' : '0',
    is_display: choice.display || '0',
    specific_num: '',
  };
}

/**
 * What the debt falls by, minor units; empty if the answer does not name it. A bank's amount may contain the bank's
 * fee, or not: what was asked for decides.
 */
export function offOf({ amount, fee }: Pick<VirtualAccount, 'amount' | 'fee'>, asked: string, payType: string): string {
  if (typeof amount !== 'bigint') return '';
  const added = typeof fee === 'bigint' ? fee : 0n;
  const wanted = parseMinor(asked);
  if (wanted !== null && (amount === wanted || amount === wanted + added)) return String(wanted);
  return String(payType === bankType && added <= amount ? amount - added : amount);
}

/** Facts of the loan from other pages, and of this phone, about a new payment. */
type Known = Pick<NewPayment, 'id' | 'market' | 'productName'> &
  Pick<CodeFacts, 'loanDue'> & {
    /** Epoch milliseconds of the answer. */
    now: number;
    /** The place that was selected last. */
    way: { payType: string; payCode: string; name: string } | undefined;
  };

/**
 * The payment of a code in the server's answer. The bill number is `cardNo` or, without it, `specificNum`.
 * A code belongs to a further group only if one was requested.
 */
export function toCodePayment(answer: VirtualAccount, choice: PaymentChoice, known: Known): NewCode {
  const { productId, orderId, display } = choice;
  const { id, market, productName, loanDue, now, way } = known;
  const billNumber = answer.cardNo || answer.specificNum;
  const isPlain = answer.payType === bankType || answer.payType === counterType;
  const payType = isPlain ? answer.payType : choice.payType || bankType;
  const payCode = answer.payCode || choice.payCode;
  const off = offOf(answer, choice.amount, payType);
  const code: CodeFacts = {
    number: answer.vcode,
    asked: { amount: choice.amount, payType: choice.payType, payCode: choice.payCode },
    payType,
    payCode,
    placeName: way?.payType === payType && way.payCode === payCode ? way.name : '',
    billNumber,
    telephone: answer.telephone,
    expireTime: answer.expireTime,
    channels: answer.payStep.map(({ name, steps }) => ({ name, steps })),
    groupName: answer.groupName,
    payee: answer.payee,
    qrContent: answer.qrContent,
    loanDue,
    savedAt: now,
  };
  return {
    id,
    orderId,
    productId,
    productName,
    market,
    purpose: purposeOf(display),
    asked: choice.amount || off,
    off,
    amount: String(answer.amount),
    fee: String(answer.fee),
    code,
    card: null,
    stage: 'shown',
    stageAt: now,
    startedAt: now,
    saidAt: null,
    complainedAt: null,
    refusal: '',
    isHidden: false,
  };
}

type Needed = Pick<Services, 'api' | 'storage' | 'session' | 'clock'>;

/**
 * Requests a code and opens its payment in the book of the order. It is neither retried nor cancelled when the page is
 * left: the code may exist by then, and coming back shows it.
 */
async function requestCode(needed: Needed, queryClient: QueryClient, choice: PaymentChoice): Promise<FreshCode> {
  const { api, storage, session, clock } = needed;
  const { productId, orderId, display } = choice;
  const order = { productId, orderId };
  const owner = session.current()?.ownerId;
  const [answer, way] = await Promise.all([
    api.call(generateVirtualAccount, requestFor(choice)),
    storage
      .open(lastWays)
      .get(lastWayId)
      .catch(() => undefined),
  ]);
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
    watchOrder({ queryClient }, orderId);
    void loadCodeUntilDone(() => import('../records/note-answer'))
      .then(({ readWholeLoan }) => readWholeLoan({ api, queryClient }, order))
      // Without an answer of the server the next one about the loan is noted.
      .catch(() => undefined);
  }
  const opened = book?.payments.filter(isCode).find(isSameCode(given));
  const outside: CodePayment = { ...given, seq: 0, stageSeq: 0, isBased: false, found: null, isTold: false };
  return { payment: opened ?? outside, payUrl: answer.payUrl };
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

/** Requests the code of a choice unless it was requested before. After a failure only the person requests it again. */
export function askForCodeOnce(queryClient: QueryClient, needed: Needed, choice: PaymentChoice): void {
  const options = virtualAccountQuery(needed, choice);
  const state = queryClient.getQueryState(options.queryKey);
  const isNew = !state || (state.status === 'pending' && state.fetchStatus === 'idle');
  if (isNew) void queryClient.prefetchQuery(options);
}

/**
 * Requests the code as soon as the server and this phone allow it, for a loader: before the first rendering. If it
 * fails or is not allowed, the screen handles it.
 */
export async function askForOwedCode(
  queryClient: QueryClient,
  services: Needed & Pick<Services, 'switches'>,
  choice: PaymentChoice,
): Promise<void> {
  const { api, storage, session, clock, switches } = services;
  const { productId, orderId, payCode, display } = choice;
  try {
    const loan = await queryClient.fetchQuery(loanDetailsQuery(api, { productId, orderId }));
    // Only now, because the build also opens the page, without a server or database.
    const { book, unreadSince } = await readBook(storage, orderId);
    const { id: market } = marketOf(session.commonParams()['pop']);
    const { is } = gate(book, {
      purpose: purposeOf(display),
      by: 'code',
      serverNow: clock.serverNow(),
      isRead: true,
      end: endOf(loan),
      shownSeq: null,
      isUnread: unreadSince !== null,
      isWayClosed: switches.getSnapshot()?.closedWay(payCode, market) !== undefined,
    });
    if (is === 'go') askForCodeOnce(queryClient, services, choice);
  } catch {
    // The screen shows the failure.
  }
}
