import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { marketOf } from '@/domain/market';
import { snapshotOf } from '@/domain/payment-progress';
import { loanDetailsQuery } from '@/features/loan/queries';
import type { LoanDetails } from '@/platform/api/contract/loan';
import { type VirtualAccount, generateVirtualAccount } from '@/platform/api/contract/repayment';
import type { RequestOf } from '@/platform/api/define-call';
import type { Services } from '@/platform/services';
import { samePaymentMs } from '@/platform/writes/receipt-ids';
import { type PaidNote, readPaidNote } from '../queries';
import { lastWayId, lastWays } from '../records/last-way';
import { toRecord } from '../records/loan-before';
import { freshCodesKey, type PaymentCode, paymentCodes } from '../records/payment-codes';
import { confirmedRepeatPayments } from '../unread/unread-payment';
import { bankType, counterType, isExtension, type PaymentChoice } from './payment-choice';
import { addCode, isPaidBack, lastSavedAt, savedCodesKey } from './saved-codes';

/** A code from the server. `payUrl` is never stored: it cannot be opened without a network, and may contain a token. */
export type FreshCode = PaymentCode & { payUrl?: string | undefined };

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
 * The payment code in the server's answer. The bill number is `cardNo` or, without it, `specificNum`; with both, the
 * latter is the reference. A code belongs to a further group only if one was requested.
 * @param savedAt epoch milliseconds of the answer
 */
export function toPaymentCode(answer: VirtualAccount, choice: PaymentChoice, savedAt: number): FreshCode {
  const { amount, payType, payCode, display } = choice;
  const billNumber = answer.cardNo || answer.specificNum;
  return {
    savedAt,
    asked: { amount, payType, payCode, display },
    vcode: answer.vcode,
    amount: String(answer.amount),
    fee: answer.fee === 0n ? '' : String(answer.fee),
    payType: answer.payType === bankType || answer.payType === counterType ? answer.payType : payType || bankType,
    payCode: answer.payCode || payCode,
    placeName: '',
    billNumber,
    reference: answer.specificNum === billNumber ? '' : answer.specificNum,
    telephone: answer.telephone,
    expireTime: answer.expireTime,
    channels: answer.payStep.map(({ name, steps }) => ({ name, steps })),
    groupName: answer.groupName,
    payee: answer.payee,
    qrContent: answer.qrContent,
    dueTime: null,
    payUrl: answer.payUrl,
  };
}

type Needed = Pick<Services, 'api' | 'storage' | 'session' | 'clock'>;

/**
 * The loan before an earlier code with the same purpose, whose money may be on its way: no page has seen it arrive.
 * None if nothing is owed, because the page has shown that. @param now epoch milliseconds
 */
function waitedBefore(
  codes: readonly PaymentCode[] = [],
  { display }: PaymentChoice,
  loan: LoanDetails | undefined,
  now: number,
): PaymentCode['before'] {
  if (isPaidBack({ display }, loan)) return undefined;
  const earlier = codes.find(({ asked }) => isExtension(asked.display) === isExtension(display));
  return earlier && now - earlier.savedAt < samePaymentMs ? earlier.before : undefined;
}

/**
 * Requests a code and stores it on the device, with the loan as it was before, if it is known. It is neither retried
 * nor cancelled when the page is left: the code may exist by then, and coming back shows it.
 */
async function requestCode(
  { api, storage, session, clock }: Needed,
  choice: PaymentChoice,
  loan: LoanDetails | undefined,
): Promise<FreshCode> {
  const owner = session.current()?.ownerId;
  const [answer, way, earlier] = await Promise.all([
    api.call(generateVirtualAccount, requestFor(choice)),
    storage
      .open(lastWays)
      .get(lastWayId)
      .catch(() => undefined),
    storage
      .open(paymentCodes)
      .get(choice.orderId)
      .catch(() => undefined),
  ]);
  const now = clock.now();
  const dueTime = (!isExtension(choice.display) && loan?.dueTime) || null;
  const { utcOffset } = marketOf(session.commonParams()['pop']);
  const before =
    waitedBefore(earlier?.data.cards, choice, loan, now) ?? (loan && toRecord(snapshotOf(loan, utcOffset)));
  const code: FreshCode = { ...toPaymentCode(answer, choice, now), dueTime, before };
  if (way?.data.payType === code.payType && way.data.payCode === code.payCode) code.placeName = way.data.name;
  const { payUrl: _payUrl, ...kept } = code;
  // Not for a borrower who signed in after the request. Not awaited, because the code matters more than its copy.
  if (session.current()?.ownerId === owner) {
    void storage.open(paymentCodes).update(choice.orderId, (old) => ({ cards: addCode(old?.cards ?? [], kept) }));
  }
  return code;
}

/** The payment code. Only `askForCodeOnce` requests it without a tap, and never for a preloaded page. */
export function virtualAccountQuery(services: Needed, choice: PaymentChoice) {
  const { productId, orderId } = choice;
  const loan = loanDetailsQuery(services.api, { productId, orderId }).queryKey;
  return queryOptions({
    queryKey: [...freshCodesKey(orderId), requestFor(choice)] as const,
    queryFn: ({ client }) => requestCode(services, choice, client.getQueryData(loan)),
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

/** Requests the code of a choice unless it was requested before. After a failure only the person requests it again. */
export function askForCodeOnce(queryClient: QueryClient, services: Needed, choice: PaymentChoice): void {
  const options = virtualAccountQuery(services, choice);
  const state = queryClient.getQueryState(options.queryKey);
  const isNew = !state || (state.status === 'pending' && state.fetchStatus === 'idle');
  if (isNew) void queryClient.prefetchQuery(options);
}

/** Why a page does not request a code by itself. */
export type ReasonNotToAsk = 'settled' | 'closed' | 'claimed';

/**
 * Whether a code may be requested, which creates one (decision 68, before paying again). A page requests one by itself
 * only if the debt is open, the person has not claimed to have paid, and the operator has not closed the way.
 * @param loan the latest answer; `undefined` if there is none
 * @param note the payment noted on this phone
 */
export function reasonNotToAsk(
  choice: PaymentChoice,
  loan: LoanDetails | undefined,
  isClosed: boolean,
  note: PaidNote | null | undefined,
): ReasonNotToAsk | null {
  if (isPaidBack(choice, loan)) return 'settled';
  if (isClosed) return 'closed';
  return note && !note.isUnread && !confirmedRepeatPayments.has(choice.orderId, note.at) ? 'claimed' : null;
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
  const { productId, orderId, payCode } = choice;
  try {
    const loan = await queryClient.fetchQuery(loanDetailsQuery(services.api, { productId, orderId }));
    // Only now, because the build also opens the page, without a server or database.
    const note = await readPaidNote(services.storage, orderId);
    const { id: market } = marketOf(services.session.commonParams()['pop']);
    const isClosed = services.switches.getSnapshot()?.closedWay(payCode, market) !== undefined;
    if (reasonNotToAsk(choice, loan, isClosed, note) === null) askForCodeOnce(queryClient, services, choice);
  } catch {
    // The screen shows the failure.
  }
}

/** The stored codes of an order, newest first; read again on each visit. */
export function savedCodesQuery({ storage, clock }: Pick<Services, 'storage' | 'clock'>, orderId: string) {
  return queryOptions({
    queryKey: savedCodesKey(orderId),
    queryFn: async () => {
      const codes = (await storage.open(paymentCodes).get(orderId))?.data.cards ?? [];
      clock.atLeast(lastSavedAt(codes));
      return codes;
    },
    staleTime: 0,
    gcTime: 0,
  });
}

/** The code that was on screen when the cashier view was opened; shown at once, and if nothing can be stored. */
export const shownCodeKey = (orderId: string) => ['repayment', 'shown-code', orderId] as const;
