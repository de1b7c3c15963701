// Calls of an open loan: reading it, rating it (wire protocol, Loan).
import * as v from 'valibot';
import { callsOf, type AnswerOf } from '../define-call';
import { flag, id, label, lenientList, nothing, orNull, orderKey, row, shownMoney, text, time } from '../schema';

const defineCall = callsOf('loan');

const recommendedProduct = v.object({
  id,
  productLogo: text,
  productName: label,
  buttonText: label,
  amountRange: label,
  amountRangeDes: label,
  rate: label,
  productDesc: label,
  clickable: flag,
});

export const loanDetails = defineCall({
  name: 'loan-details',
  isRead: true,
  path: '/v3/loan-details/loan-details',
  request: v.object(orderKey),
  answer: v.object({
    orderStatus: text,
    noticeStatusText: label,
    noticeDesText: text,
    recProducts: lenientList(recommendedProduct),
    productName: label,
    productLogo: text,
    userOrderDetail: orNull(v.object({ detail: lenientList(row) })),
    inside: flag,
    h5Url: text,
    isDelay: flag,
    telephone: label,
    isScore: flag,
    playeduL: label,
    reyMsg: text,
    repayAmount: shownMoney,
    dueTime: time,
  }),
});

export type LoanDetails = AnswerOf<typeof loanDetails>;
export type RecommendedProduct = v.InferOutput<typeof recommendedProduct>;

/** The specification always sends 5, whatever was tapped (decision 9, rating policy). */
export const googleScore = defineCall({
  name: 'google-score',
  path: '/v3/loan-details/google-score',
  request: v.object({ score: v.number() }),
  answer: nothing,
});

export const saveEvent = defineCall({
  name: 'event-save',
  path: '/service/event/save',
  request: v.object({ productId: v.string(), moduleId: v.literal(30), positionId: v.literal(0) }),
  answer: nothing,
});
