// Calls of paying back: instalments, extension, ways to pay, virtual account (wire protocol, Repayment).
import * as v from 'valibot';
import { callsOf, type AnswerOf } from '../define-call';
import {
  flag,
  id,
  label,
  lenientList,
  list,
  minorUnits,
  onlyText,
  orNull,
  orderKey,
  row,
  shownMoney,
  text,
  texts,
  time,
} from '../schema';

const defineCall = callsOf('repayment');

const period = v.object({
  periodNo: label,
  totalAmount: minorUnits,
  amount: label,
  canClick: flag,
  periodStatus: text,
  repayDes: label,
  dueTime: time,
  principal: shownMoney,
  interest: shownMoney,
  fee: shownMoney,
});

export const installmentPlan = defineCall({
  name: 'loan-play-detail',
  isRead: true,
  path: '/v3/installment/loan-play-detail',
  request: v.object(orderKey),
  answer: v.object({
    productName: label,
    repayPlanDetail: v.object({ repayWaitDetail: list(period), repayYetDetail: list(period) }),
    repayWaitCount: label,
    note: text,
  }),
});

export type InstallmentPlan = AnswerOf<typeof installmentPlan>;
export type Period = v.InferOutput<typeof period>;

export const extensionDetail = defineCall({
  name: 'delay-detail',
  isRead: true,
  path: '/v3/loan-details/delay-detail',
  request: v.object(orderKey),
  answer: v.object({
    productName: label,
    productLogo: text,
    delayShouldPayAmount: minorUnits,
    delayExpiryTime: time,
    orderDetail: orNull(v.object({ detail: lenientList(row) })),
    telephone: label,
  }),
});

export type ExtensionDetail = AnswerOf<typeof extensionDetail>;

const paths = { initPayType: '/v3/loan-details/init-pay-type' };

/** A way to pay beside banks and mini markets: UPI, QRIS, an e-wallet, or another one that the server names. */
const way = v.object({ name: label, payCode: id });

/** Further ways, in groups as the server names them. A group that cannot be parsed is left out. */
const groups = v.fallback(lenientList(v.object({ payType: id, groupName: label, list: lenientList(way) })), []);

/** The banks that can issue a virtual account, each with its channels (ATM, mobile, internet). */
export const bankList = defineCall({
  name: 'init-pay-type-bank',
  isRead: true,
  path: paths.initPayType,
  request: v.object({ ...orderKey, pay_type: v.literal('1') }),
  answer: v.object({ list: list(v.object({ bankName: label, bankCode: id, method: list(onlyText) })), groups }),
});

/** The mini markets that take cash for a payment code. */
export const marketList = defineCall({
  name: 'init-pay-type-market',
  isRead: true,
  path: paths.initPayType,
  request: v.object({ ...orderKey, pay_type: v.literal('2') }),
  answer: v.object({ list: list(v.object({ marketName: label, payCode: id })), groups }),
});

export type BankOption = AnswerOf<typeof bankList>['list'][number];
export type MarketOption = AnswerOf<typeof marketList>['list'][number];
export type WayGroup = AnswerOf<typeof bankList>['groups'][number];

/** Banks send steps per channel, mini markets one list; both become channels. */
const paySteps = v.pipe(
  list(v.union([onlyText, v.object({ name: label, steps: list(onlyText) })])),
  v.transform((steps) => {
    const plain = steps.filter((step) => typeof step === 'string');
    const channels = steps.filter((step) => typeof step !== 'string');
    return plain.length > 0 ? [...channels, { name: '', steps: plain }] : channels;
  }),
);

export const generateVirtualAccount = defineCall({
  name: 'generate-vcode',
  path: '/v3/loan-details/generate-vcode',
  request: v.object({
    ...orderKey,
    ...texts('amount', 'payCode'),
    /** `1`, `2`, or the `payType` of a group. */
    pay_type: v.string(),
    is_default: v.picklist(['0', '1']),
    ...texts('is_display', 'specific_num'),
  }),
  answer: v.object({
    amount: shownMoney,
    vcode: id,
    cardNo: text,
    payType: text,
    payCode: text,
    payStep: paySteps,
    specificNum: text,
    telephone: label,
    expireTime: time,
    fee: shownMoney,
    groupName: label,
    payee: label,
    /** The address at which the payment continues: a collect link, or the app of an e-wallet. */
    payUrl: text,
    qrContent: text,
  }),
});

export type VirtualAccount = AnswerOf<typeof generateVirtualAccount>;
