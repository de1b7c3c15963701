import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { marketOf } from '@/domain/market';
import { loanDetailsQuery } from '@/features/loan/queries';
import type { LoanDetails } from '@/platform/api/contract/loan';
import { type VirtualAccount, generateVirtualAccount } from '@/platform/api/contract/repayment';
import type { RequestOf } from '@/platform/api/define-call';
import type { Services } from '@/platform/services';
import { type PaidNote, readPaidNote } from '../queries';
import { lastWayId, lastWays } from '../records/last-way';
import { type PaymentCode, paymentCodes } from '../records/payment-codes';
import { confirmedRepeatPayments } from '../unread/unread-payment';
import type { PaymentChoice } from './payment-choice';
import { addCode, isPaidBack, lastSavedAt, savedCodesKey } from './saved-codes';

/**
 * A code as the server has just given it. The address where the payment goes on is never saved: without a network it
 * leads nowhere, and it may contain a token.
 */
export type FreshCode = PaymentCode & { payUrl?: string | undefined };

/** `is_default`: nothing was chosen (decision 33, account inputs); `specific_num` stays empty, it could be outdated. */
export function requestFor(choice: PaymentChoice): RequestOf<typeof generateVirtualAccount> {
  return {
    productId: choice.productId,
    orderId: choice.orderId,
    amount: choice.amount,
    payCode: choice.payCode,
    pay_type: choice.payType || '1',
    is_default: choice.payCode === '' ? '1' : '0',
    is_display: choice.display || '0',
    specific_num: '',
  };
}

/**
 * The payment code that the server's answer gives. The bill number is `cardNo`, else `specificNum`; the latter is a
 * reference of its own only where both are there. A code belongs to a further group only where one was asked for.
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
    payType: answer.payType === '1' || answer.payType === '2' ? answer.payType : payType || '1',
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
 * Asks for a code and keeps it on the device, with the due date of its loan as far as it is known. Leaving the page
 * does not take the request back: the code may exist by then, and coming back shows it instead of asking for another.
 * For the same reason it is not tried twice.
 */
async function requestCode(
  { api, storage, session, clock }: Needed,
  choice: PaymentChoice,
  dueTime: LoanDetails['dueTime'],
): Promise<FreshCode> {
  const owner = session.current()?.ownerId;
  const [answer, way] = await Promise.all([
    api.call(generateVirtualAccount, requestFor(choice)),
    storage
      .open(lastWays)
      .get(lastWayId)
      .catch(() => undefined),
  ]);
  const code = { ...toPaymentCode(answer, choice, clock.now()), dueTime };
  if (way?.data.payType === code.payType && way.data.payCode === code.payCode) code.placeName = way.data.name;
  const { payUrl: _payUrl, ...kept } = code;
  // Never the one who signed in after the answer was asked for. Not waited for: the code matters more than its copy.
  if (session.current()?.ownerId === owner) {
    void storage.open(paymentCodes).update(choice.orderId, (old) => ({ cards: addCode(old?.cards ?? [], kept) }));
  }
  return code;
}

/** The code to pay to: only `askForCodeOnce` requests it without a tap, and never for a preloaded page. */
export function virtualAccountQuery(services: Needed, choice: PaymentChoice) {
  const { productId, orderId, display } = choice;
  const loan = loanDetailsQuery(services.api, { productId, orderId }).queryKey;
  return queryOptions({
    queryKey: ['repayment', 'virtual-account', requestFor(choice)] as const,
    queryFn: ({ client }) =>
      requestCode(services, choice, display === '1' ? null : (client.getQueryData(loan)?.dueTime ?? null)),
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

/**
 * Asks for the code of a choice, unless it was asked for before: whatever came of that, only the person asks again.
 */
export function askForCodeOnce(queryClient: QueryClient, services: Needed, choice: PaymentChoice): void {
  const options = virtualAccountQuery(services, choice);
  const state = queryClient.getQueryState(options.queryKey);
  const isNew = !state || (state.status === 'pending' && state.fetchStatus === 'idle');
  if (isNew) void queryClient.prefetchQuery(options);
}

/** Why a page does not ask for a code by itself. */
export type ReasonNotToAsk = 'settled' | 'closed' | 'claimed';

/**
 * Whether a code may be made: asking for one makes one (decision 68, before paying again). A page asks by itself only
 * for a debt that is open, that the person did not say to have paid, and in a way that the operator has not closed.
 * @param loan as the server has it now; `undefined` if it has not answered
 * @param note what this phone knows of a payment
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
 * Asks for the code as soon as the server and this phone allow it: for a loader, so that the request does not wait for
 * the first rendering. What fails here, or is not allowed, is left to the screen.
 */
export async function askForOwedCode(
  queryClient: QueryClient,
  services: Needed & Pick<Services, 'switches'>,
  choice: PaymentChoice,
): Promise<void> {
  const { productId, orderId, payCode } = choice;
  try {
    const loan = await queryClient.fetchQuery(loanDetailsQuery(services.api, { productId, orderId }));
    // Not before: the build opens the page too, where nothing answers and no database is.
    const note = await readPaidNote(services.storage, orderId);
    const { id: market } = marketOf(services.session.commonParams()['pop']);
    const isClosed = services.switches.getSnapshot()?.closedWay(payCode, market) !== undefined;
    if (reasonNotToAsk(choice, loan, isClosed, note) === null) askForCodeOnce(queryClient, services, choice);
  } catch {
    // The screen shows the failure.
  }
}

/** The saved codes of an order, newest first; read again on each visit. */
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

/** The code that was on screen when the cashier view was opened: it is shown at once, and where nothing can be kept. */
export function shownCodeKey(orderId: string) {
  return ['repayment', 'shown-code', orderId] as const;
}
