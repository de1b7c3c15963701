import { queryOptions } from '@tanstack/react-query';
import { loanDetailsQuery } from '@/features/loan/queries';
import type { LoanDetails } from '@/platform/api/contract/loan';
import { type VirtualAccount, generateVirtualAccount } from '@/platform/api/contract/repayment';
import type { RequestOf } from '@/platform/api/define-call';
import type { Services } from '@/platform/services';
import { lastWayId, lastWays } from '../records/last-way';
import { type PaymentCode, paymentCodes } from '../records/payment-codes';
import type { PaymentChoice } from './payment-choice';
import { addCode, lastSavedAt, savedCodesKey } from './saved-codes';

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

/** The code to pay to, asked for once per order and choice: not by a loader that preloads a page. */
export function virtualAccountQuery(services: Needed, choice: PaymentChoice) {
  const { productId, orderId, display } = choice;
  const loan = loanDetailsQuery(services.api, { productId, orderId }).queryKey;
  return queryOptions({
    queryKey: ['repayment', 'virtual-account', requestFor(choice)] as const,
    queryFn: ({ client }) =>
      requestCode(services, choice, display === '1' ? null : (client.getQueryData(loan)?.dueTime ?? null)),
    staleTime: Infinity,
    gcTime: Infinity,
    retryOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
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
