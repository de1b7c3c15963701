import * as v from 'valibot';
import { defineCall, type AnswerOf } from '../define-call';
import { flag, id, integer, lenientList, list, minorUnits, nothing, row, shownMoney, text, time } from '../schema';

/** Calls of the loan itself: confirming it, reading it, rating it (wire protocol, Loan). */

const area = 'loan';

const orderKey = { productId: v.string(), orderId: v.string() };

export const recommendedProduct = v.object({
  id,
  productLogo: text,
  productName: text,
  buttonText: text,
  amountRange: text,
  amountRangeDes: text,
  rate: text,
  productDesc: text,
  clickable: flag,
});

export const loanDetails = defineCall({
  name: 'loan-details',
  isRead: true,
  area,
  path: '/v3/loan-details/loan-details',
  request: v.object(orderKey),
  answer: v.object({
    orderStatus: text,
    noticeStatusText: text,
    noticeDesText: text,
    recProducts: lenientList(recommendedProduct),
    productName: text,
    productLogo: text,
    userOrderDetail: v.optional(v.fallback(v.nullable(v.object({ detail: lenientList(row) })), null), null),
    inside: flag,
    h5Url: text,
    isDelay: flag,
    telephone: text,
    isScore: flag,
    playeduL: text,
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
  area,
  path: '/v3/loan-details/google-score',
  request: v.object({ score: v.number() }),
  answer: nothing,
});

export const saveEvent = defineCall({
  name: 'event-save',
  area,
  path: '/service/event/save',
  request: v.object({ productId: v.string(), moduleId: v.literal(30), positionId: v.literal(0) }),
  answer: nothing,
});

export const loanConfirmDetail = defineCall({
  name: 'loan-detail-confirm',
  isRead: true,
  area,
  path: '/v3/loan-confirm/loan-detail-confirm',
  request: v.object({ productId: v.string() }),
  answer: v.object({
    productLogo: text,
    productName: text,
    amount: minorUnits,
    periods: integer,
    termUnit: text,
    details: list(row),
    detail1: list(row),
    detail2: list(row),
    repay_plans: list(v.object({ title: text, description: text, pay_time: text, amount: shownMoney })),
    firstPayTime: text,
    firstPeriodDay: text,
    pRateDsc: text,
    sendSms: flag,
    isPopType: text,
    popContent: text,
    popTitle: text,
    popAgreementUrl: text,
    note: text,
    sp_rate: text,
  }),
});

export const contractList = defineCall({
  name: 'contract-list',
  isRead: true,
  area,
  path: '/v3/contract/contract',
  request: v.object({ productId: v.string(), scene: v.literal(3) }),
  answer: v.object({ list: list(v.object({ title: text })) }),
});

export const contractJump = defineCall({
  name: 'contract-jump',
  isRead: true,
  area,
  path: '/v3/contract/contract-jump',
  request: v.object({
    productId: v.string(),
    scene: v.literal(3),
    position: v.string(),
    orderId: v.string(),
    type: v.literal(1),
  }),
  answer: v.object({ contract_url: text }),
});

export const pushLoan = defineCall({
  name: 'loan-detail-push',
  area,
  path: '/v3/loan-confirm/loan-detail-push',
  request: v.object({
    amount: v.string(),
    periods: v.string(),
    termUnit: v.string(),
    productId: v.string(),
    source: v.literal('h5'),
  }),
  answer: v.object({ lendDetailsUrl: text }),
});
