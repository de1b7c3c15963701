import { parseMinor } from '@/domain/money';
import type { NewPayment } from '@/domain/payments/book';
import type { CodeFacts } from '@/domain/payments/payment';
import { bankType, counterType } from '@/domain/payments/payment-facts';
import type { generateVirtualAccount, VirtualAccount } from '@/platform/api/contract/repayment';
import type { RequestOf } from '@/platform/api/define-call';
import type { LastWay } from '../queries';
import { type PaymentChoice, purposeOf } from './payment-choice';
import type { NewCode } from './saved-codes';

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

type KnownWay = Pick<LastWay, 'payType' | 'payCode' | 'name'>;

/** Facts of the loan from other pages, and of this phone, about a new payment. */
type Known = Pick<NewPayment, 'id' | 'market' | 'productName'> &
  Pick<CodeFacts, 'loanDue'> & {
    /** Epoch milliseconds of the answer. */
    now: number;
    way: KnownWay | undefined;
  };

/**
 * What the card of a code shows of the server's answer. A code belongs to a further group only if one was requested.
 * @param way names the place, if it is this one
 */
export function cardOf(answer: VirtualAccount, choice: PaymentChoice, way: KnownWay | undefined) {
  const isPlain = answer.payType === bankType || answer.payType === counterType;
  const payType = isPlain ? answer.payType : choice.payType || bankType;
  const payCode = answer.payCode || choice.payCode;
  return {
    purpose: purposeOf(choice.display),
    amount: String(answer.amount),
    fee: String(answer.fee),
    code: {
      number: answer.vcode,
      payType,
      payCode,
      placeName: way?.payType === payType && way.payCode === payCode ? way.name : '',
      expireTime: answer.expireTime,
      groupName: answer.groupName,
      payee: answer.payee,
    },
  };
}

/** The payment of a code in the server's answer. The bill number is `cardNo` or, without it, `specificNum`. */
export function toCodePayment(answer: VirtualAccount, choice: PaymentChoice, known: Known): NewCode {
  const { productId, orderId, amount, payType, payCode } = choice;
  const { id, market, productName, loanDue, now, way } = known;
  const card = cardOf(answer, choice, way);
  const off = offOf(answer, amount, card.code.payType);
  return {
    ...card,
    id,
    orderId,
    productId,
    productName,
    market,
    asked: amount || off,
    off,
    code: {
      ...card.code,
      asked: { amount, payType, payCode },
      billNumber: answer.cardNo || answer.specificNum,
      telephone: answer.telephone,
      channels: answer.payStep.map(({ name, steps }) => ({ name, steps })),
      qrContent: answer.qrContent,
      loanDue,
      savedAt: now,
    },
    card: null,
    stage: 'shown',
    stageAt: now,
  };
}
