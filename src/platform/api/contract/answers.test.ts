import * as v from 'valibot';
import type { CallDefinition } from '../define-call';
import { commitRepayment, repaymentWay } from './card-repayment';
import { chatInit, questionList, recordChat } from './chat';
import { problemDetail, problemInit, problemList, saveProblem, uploadProblemImage } from './complaints';
import { contactInfo } from './contact';
import { loanDetails } from './loan';
import { agreementList, loanConfirmDetail } from './loan-confirm';
import { jointFailure, productList } from './products';
import { captchaImage, channelTemplate, registrationSession } from './promotion';
import { bankList, extensionDetail, generateVirtualAccount, installmentPlan, marketList } from './repayment';

const asksForRating = (isScore: unknown) => v.parse(problemDetail.answer, { problemId: 1, isScore }).isScore;

const accepts = (call: CallDefinition, data: unknown) => v.safeParse(call.answer, data).success;

/** What is left when a server sends only the fields a page cannot do without, and `null` for its lists. */
const barest: [CallDefinition, unknown][] = [
  [problemInit, { problemType: null, orderDetail: null }],
  [problemList, { tabs: null, list: null }],
  [problemDetail, { problemId: 7, images: null }],
  [saveProblem, null],
  [uploadProblemImage, { url: '/gateway/a.jpg' }],
  [chatInit, { answerList: null }],
  [questionList, { answerList: null, question: null }],
  [recordChat, undefined],
  [repaymentWay, { repayToken: 't', bankCards: null, amount: null }],
  [commitRepayment, { needValid: 0 }],
  [channelTemplate, { config: null }],
  [registrationSession, { sid: 12 }],
  [captchaImage, new Blob(['x'])],
  [productList, { list: null }],
  [jointFailure, { products: null }],
  [contactInfo, {}],
  [loanDetails, { recProducts: null, userOrderDetail: null }],
  [loanConfirmDetail, { amount: '5000', details: null, detail1: null, repay_plans: null }],
  [agreementList, { list: null }],
  [installmentPlan, { repayPlanDetail: { repayWaitDetail: null } }],
  [extensionDetail, { delayShouldPayAmount: '15000000' }],
  [bankList, { list: null }],
  [marketList, {}],
  [generateVirtualAccount, { vcode: '8808', payStep: null }],
];

describe('answers', () => {
  const named = barest.map(([call, data]) => [call.name, call, data] as const);
  it.each(named)('%s: lists may be missing or null', (_name, call, data) => {
    expect(v.safeParse(call.answer, data).issues).toBeUndefined();
  });

  it('accept numbers for texts and texts for numbers', () => {
    const answer = v.parse(questionList.answer, {
      answerList: [{ id: 3, title_local: 12, action_type: '4' }],
      question: { id: '00123', title_local: null },
    });
    expect(answer.answerList).toEqual([{ id: '3', title_local: '12', title_local_alias: '', action_type: 4 }]);
    expect(answer.question).toEqual({ id: '00123', title_local: '' });
    const way = { alipay: '1', repayToken: 5, bankCards: [{ id: 1, cardNo: 6225 }], amount: '4200' };
    expect(v.parse(repaymentWay.answer, way)).toEqual({
      alipay: true,
      repayToken: '5',
      bankCards: [{ id: '1', bankName: '', cardNo: '6225', bankCode: '' }],
      amount: 4200n,
    });
  });

  it('cuts long names and titles, but not texts and addresses', () => {
    const long = 'x'.repeat(10_000);
    const { productName, productLogo, noticeDesText } = v.parse(loanDetails.answer, {
      productName: long,
      productLogo: long,
      noticeDesText: long,
    });
    expect(productName).toBe(`${'x'.repeat(159)}…`);
    expect([productLogo, noticeDesText]).toEqual([long, long]);
  });

  it('drops products and orders without an id, and keeps the others', () => {
    const answer = v.parse(productList.answer, {
      list: [{ productName: 'no id' }, { id: 9, productTags: [['a', 1], null, 'x'] }],
    });
    expect(answer.list.map((product) => [product.id, product.productTags])).toEqual([['9', [['a', '1']]]]);
    expect(v.parse(problemInit.answer, { orderDetail: { productName: 'no number' } }).orderDetail).toBeNull();
  });

  it('asks for the rating whenever isScore is a number that is not zero', () => {
    for (const isScore of [1, '1', 2]) expect(asksForRating(isScore)).toBe(true);
    for (const isScore of ['0', 0, null, undefined, 'no']) expect(asksForRating(isScore)).toBe(false);
  });

  it.each([
    ['text', 'none'],
    ['an object', {}],
    ['a group without a name', [{ list: [] }]],
    ['a way without a code', [{ payType: 'upi', list: [{ name: 'UPI' }] }]],
    ['half a group', [null, { payType: 'upi', list: 'x' }, { payType: 'qris', list: [{ payCode: 'QRIS' }] }]],
  ])('reads banks and mini markets if the further groups are invalid: %s', (_, groups) => {
    const bank = { bankName: 'BCA', bankCode: 'BCA', method: [] };
    expect(v.parse(bankList.answer, { list: [bank], groups }).list).toEqual([bank]);
    expect(accepts(marketList, { list: [], groups })).toBe(true);
  });

  it.each<[CallDefinition, unknown]>([
    [repaymentWay, { bankCards: [] }],
    [repaymentWay, { repayToken: 't', bankCards: [{ bankName: 'no id' }] }],
    [repaymentWay, { repayToken: 't', amount: '1.000' }],
    [commitRepayment, { needValid: 1, repayRecordId: '' }],
    [generateVirtualAccount, { vcode: '' }],
    [loanConfirmDetail, { amount: 'ten' }],
    [uploadProblemImage, { url: null }],
    [problemDetail, { content: 'no id' }],
    [registrationSession, { sid: 'x'.repeat(4_097) }],
  ])('are refused if a field for money or identity is missing or invalid: $name', (call, data) =>
    expect(accepts(call, data)).toBe(false),
  );

  it('list one of two cards that share an id, without its number: it is unknown which one is charged', () => {
    const cards = [{ id: 1, cardNo: '**** 1111' }, { id: '2' }, { id: '1', cardNo: '**** 2222' }];
    const { bankCards } = v.parse(repaymentWay.answer, { repayToken: 't', bankCards: cards });
    expect(bankCards.map(({ id, cardNo }) => [id, cardNo])).toEqual([
      ['1', '**** 1111'],
      ['2', ''],
    ]);
  });

  it('accept an id of 4,096 characters', () => {
    expect(accepts(registrationSession, { sid: 'x'.repeat(4_096) })).toBe(true);
  });
});
