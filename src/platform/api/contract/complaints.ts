// Calls of filing and following a complaint (wire protocol, Complaints).
import * as v from 'valibot';
import { callsOf, type AnswerOf } from '../define-call';
import { id, integer, label, lenientList, nothing, text, texts, time } from '../schema';
import { option, orderCard, selectedOrder } from './order-card';

const defineCall = callsOf('complaints');

/** Addresses of pictures; one that is not a text is left out. */
const addresses = lenientList(v.string());

/** Any number but zero means yes (specification section 4, rating dialog). */
const nonZero = v.pipe(
  integer,
  v.transform((value) => value !== null && value !== 0),
);

export const problemInit = defineCall({
  name: 'problem-init',
  isRead: true,
  path: '/user-problem/problem-init',
  request: v.object({ orderId: v.optional(v.string()) }),
  answer: v.object({
    problemType: lenientList(option),
    problemSonType: lenientList(option),
    orderDetail: selectedOrder,
    orderList: lenientList(orderCard),
  }),
});

/** One picture per call. An answer without its address is a lost picture, hence an error. */
export const uploadProblemImage = defineCall({
  name: 'upload-problem-img',
  path: '/user-problem/upload-problem-img',
  encoding: 'multipart',
  request: v.object({ problemImage: v.instance(Blob) }),
  answer: v.object({ url: v.pipe(text, v.nonEmpty('must not be empty')) }),
});

export const saveProblem = defineCall({
  name: 'problem-save',
  path: '/user-problem/problem-save',
  request: v.object({
    ...texts('problemType', 'problemSonType', 'problemDetail'),
    /** Addresses joined by commas, a comma inside one written %2C; empty if there are none. */
    problemImage: v.string(),
    orderNo: v.string(),
  }),
  // The complaint is saved, also if the answer has unexpected content.
  answer: v.fallback(v.object({ problemId: text }), { problemId: '' }),
});

export const problemList = defineCall({
  name: 'problem-list',
  isRead: true,
  path: '/user-problem/problem-list',
  request: v.object({}),
  answer: v.object({
    tabs: lenientList(v.object({ title: label, value: text })),
    list: lenientList(v.object({ id, time, type: label, content: text, tab: text })),
  }),
});

export const problemDetail = defineCall({
  name: 'problem-detail',
  isRead: true,
  path: '/user-problem/problem-detail',
  request: v.object(texts('problemId')),
  answer: v.object({
    type: label,
    sonType: label,
    problemId: id,
    content: text,
    images: addresses,
    disposeDetail: text,
    disposeImages: addresses,
    isScore: nonZero,
  }),
});

/** Rates the handling of a complaint; only '00' is a success. */
export const saveScore = defineCall({
  name: 'save-score',
  path: '/user-problem/save-score',
  envelope: 'strict',
  request: v.object({ score: v.picklist([1, 2, 3, 4, 5]), problemId: v.string() }),
  answer: nothing,
});

export type ComplaintStart = AnswerOf<typeof problemInit>;
export type ComplaintList = AnswerOf<typeof problemList>;
export type ComplaintDetail = AnswerOf<typeof problemDetail>;
