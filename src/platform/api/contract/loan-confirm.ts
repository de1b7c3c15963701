// Calls of a loan on offer: its terms, its agreements, the application (wire protocol, Loan).
import * as v from 'valibot';
import { callsOf } from '../define-call';
import { day, days, flag, integer, label, list, minorUnits, row, shownMoney, text, texts } from '../schema';

const defineCall = callsOf('loan');

export const loanConfirmDetail = defineCall({
  name: 'loan-detail-confirm',
  isRead: true,
  path: '/v3/loan-confirm/loan-detail-confirm',
  request: v.object(texts('productId')),
  answer: v.object({
    productLogo: text,
    productName: label,
    amount: minorUnits,
    periods: integer,
    termUnit: label,
    details: list(row),
    detail1: list(row),
    detail2: list(row),
    repay_plans: list(v.object({ title: label, description: text, pay_time: day, amount: shownMoney })),
    firstPayTime: day,
    firstPeriodDay: days,
    pRateDsc: label,
    sendSms: flag,
    isPopType: text,
    popContent: text,
    popTitle: label,
    popAgreementUrl: text,
    note: text,
    sp_rate: label,
  }),
});

export const agreementList = defineCall({
  name: 'contract-list',
  isRead: true,
  path: '/v3/contract/contract',
  request: v.object({ productId: v.string(), scene: v.literal(3) }),
  answer: v.object({ list: list(v.object({ title: label })) }),
});

export const agreementUrl = defineCall({
  name: 'contract-jump',
  isRead: true,
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

export const applyForLoan = defineCall({
  name: 'loan-detail-push',
  path: '/v3/loan-confirm/loan-detail-push',
  request: v.object({ ...texts('amount', 'periods', 'termUnit', 'productId'), source: v.literal('h5') }),
  answer: v.object({ lendDetailsUrl: text }),
});
