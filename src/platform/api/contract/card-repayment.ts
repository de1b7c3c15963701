// Calls of paying by a bound bank card (wire protocol, Repay by card). All of them move money, so they are strict.
import * as v from 'valibot';
import { callsOf, type AnswerOf } from '../define-call';
import { flag, id, label, list, minorUnits, nothing, text, texts } from '../schema';

const defineCall = callsOf('card-repayment');

const prefix = '/api/v1/youmi/youmi-api/service/loan';

const bankCard = v.object({ id, bankName: label, cardNo: label, bankCode: text });

/** The saved cards. Of two with one id the first is used: it is not known which would be charged. */
const bankCards = v.pipe(
  list(bankCard),
  v.transform((cards) => cards.filter(({ id: own }, index) => cards.findIndex((card) => card.id === own) === index)),
);

export const repaymentWay = defineCall({
  name: 'repayment-way',
  isRead: true,
  path: `${prefix}/repayment-way`,
  queryFields: ['orderId'],
  request: v.object(texts('orderId')),
  answer: v.object({ alipay: flag, repayToken: id, bankCards, amount: v.nullish(minorUnits, null) }),
});

export const commitRepayment = defineCall({
  name: 'repayment-commit',
  path: `${prefix}/repayment-commit`,
  request: v.object({
    ...texts('amount', 'bankName', 'cardId', 'cardNo', 'couponId', 'orderId', 'repayToken', 'bankCode'),
    sendMsg: v.picklist(['0', '1']),
  }),
  // The SMS code confirms this record; without a code it is not needed.
  answer: v.pipe(
    v.object({ needValid: flag, repayRecordId: text }),
    v.check((answer) => !answer.needValid || answer.repayRecordId !== '', 'must name the record to confirm'),
  ),
});

/** Codes 800006 (wrong code) and 800005 (repeated) are refusals of their own (decision 12, unknown payment). */
export const confirmRepayment = defineCall({
  name: 'repayment-confirm',
  path: `${prefix}/repayment-confirm`,
  request: v.object(texts('orderId', 'verifyCode', 'repaymentRecordId')),
  answer: nothing,
});

/** The alternative way: an address at which the payment continues. */
export const alternativeRepayment = defineCall({
  name: 'repayment-huichao',
  path: `${prefix}/repayment-huichao`,
  request: v.object(texts('userId', 'orderId', 'amount')),
  answer: v.object({ url: v.pipe(text, v.nonEmpty('must not be empty')) }),
});

export type RepaymentWay = AnswerOf<typeof repaymentWay>;
export type BankCard = v.InferOutput<typeof bankCard>;
