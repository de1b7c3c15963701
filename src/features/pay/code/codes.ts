import { type DueFields, dueTimeOf, endOf } from '@/domain/amount-due';
import { parseMinor } from '@/domain/money';
import { begin, type NewPayment } from '@/domain/payments/book';
import {
  type Book,
  type CodeFacts,
  type CodePayment,
  isCode,
  isOpen,
  type Payment,
  type Purpose,
} from '@/domain/payments/payment';
import { bankType, counterType } from '@/domain/payments/payment-facts';
import { parseServerTime, type ServerTime } from '@/domain/server-time';
import type { generateVirtualAccount, VirtualAccount } from '@/platform/api/contract/repayment';
import type { RequestOf } from '@/platform/api/define-call';
import { isRecent } from '@/platform/query/stored-answer';
import type { CopiedCode } from '../records/book';
import type { LastWay } from '../records/last-way';
import { type PaymentChoice, purposeOf } from './payment-choice';

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

/** What the debt falls by, minor units or empty. A bank's amount may contain its fee: what was asked for decides. */
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

/** What the card of a code shows. A code is of a further group only if one was requested. @param way names its place */
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

/** A payment of a code, before it is in a book. */
export type NewCode = NewPayment & { code: CodeFacts };

/** Whether a payment is the same as that of a new code: a server may give one number again, also for the next debt. */
export const isSameCode = (given: NewCode) => (other: Payment) =>
  other.found === null &&
  other.purpose === given.purpose &&
  other.off === given.off &&
  other.code?.number === given.code.number;

/**
 * Opens the payment of a code in a book. The same code as before is the same payment, with newer facts: the server has
 * just given it, so that no earlier change of the loan speaks against it.
 */
export function openCode(book: Book, given: NewCode): Book {
  const { asked, amount, fee, code } = given;
  const same = book.payments.find(isSameCode(given));
  if (!same) return begin(book, given);
  const seq = book.count + 1;
  const newer = { ...same, seq, asked, amount, fee, code };
  return { ...book, count: seq, payments: book.payments.map((one) => (one === same ? newer : one)) };
}

/** The codes of a book for a purpose, newest first. */
export function codesOf(book: Book | null, purpose: Purpose): CodePayment[] {
  const codes = book?.payments.filter(isCode).filter((one) => one.purpose === purpose) ?? [];
  return codes.sort((one, other) => other.code.savedAt - one.code.savedAt);
}

type Wanted = Pick<PaymentChoice, 'amount' | 'payType' | 'payCode'>;

type Asked = {
  choice: Wanted & Pick<PaymentChoice, 'display'>;
  loan: DueFields | undefined;
  now: number;
  utcOffset: string;
};

/** Whether a requested value equals one of the code's; an empty one always does. */
const meets = (wish: string, ...values: readonly string[]) => wish === '' || values.includes(wish);

/** The first code that agrees with the address. @param codes with the purpose of the address, newest first */
export function findSavedCode<Code extends CopiedCode>(codes: readonly Code[], wanted: Wanted): Code | undefined {
  return codes.find(
    ({ asked, amount, code }) =>
      meets(wanted.amount, code.asked.amount, asked, amount) &&
      meets(wanted.payType, code.asked.payType, code.payType) &&
      meets(wanted.payCode, code.asked.payCode, code.payCode),
  );
}

/** The code that an address names: by its number, or the newest open one that agrees (decision 56, cashier). */
export function findNamedCode(codes: readonly CodePayment[], choice: PaymentChoice): CodePayment | undefined {
  const { refNo } = choice;
  if (refNo !== '') return codes.find(({ code }) => code.number === refNo);
  return findSavedCode(codes.filter(isOpen), choice);
}

/** Whether the deadline of a code has passed; the server may send none. @param now epoch milliseconds, by its clock */
export function isExpired(code: Pick<CodeFacts, 'expireTime'>, now: number, utcOffset: string): boolean {
  const deadline = parseServerTime(code.expireTime, utcOffset);
  return deadline !== null && now >= deadline.instant;
}

/** The newest later code that can be paid, so that no one pays twice. @param codes of this purpose, newest first */
export function replacementOf<Code extends CopiedCode>(
  { code }: CopiedCode,
  codes: readonly Code[],
  now: number,
  utcOffset: string,
): Code | undefined {
  return codes.find(
    (other) =>
      other.code.number !== code.number && other.code.savedAt > code.savedAt && !isExpired(other.code, now, utcOffset),
  );
}

/** The due date of the loan that a code pays; `null` if unknown, or if an extension moves it. */
export function loanDueOf(
  { purpose, code: { loanDue } }: { purpose: string; code: Pick<CodeFacts, 'loanDue'> },
  loan: DueFields | undefined,
  utcOffset: string,
): ServerTime | null {
  return purpose === 'extension' ? null : parseServerTime((loan && dueTimeOf(loan)) ?? loanDue, utcOffset);
}

/**
 * The stored code that a page shows while the server is asked whether it is still valid (decision 87, preview). Left
 * out are codes with which a person could pay twice or in vain (nothing is owed, a newer code has replaced it, it has
 * expired, is older than other stored answers, has no number as amount or another than requested), and those with a QR
 * code.
 * @param quiet the codes against which nothing speaks in the book (`quietCodes`), newest first
 * @param asked what it depends on besides; `loan`: its latest answer; `now`: epoch milliseconds, by the server's clock
 */
export function findShownCode<Code extends CopiedCode>(
  quiet: readonly Code[],
  { choice, loan, now, utcOffset }: Asked,
): Code | null {
  const codes = quiet.filter(({ purpose }) => purpose === purposeOf(choice.display));
  const found = endOf(loan) ? undefined : findSavedCode(codes, choice);
  const off = parseMinor(found?.off);
  if (!found || off === null || (choice.amount !== '' && off !== parseMinor(choice.amount))) return null;
  const { code } = found;
  const isOld = isExpired(code, now, utcOffset) || !isRecent(code.savedAt, now);
  return isOld || code.qrContent !== '' || replacementOf(found, codes, now, utcOffset) ? null : found;
}
