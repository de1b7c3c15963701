import { registry } from '@contract/conformance/registry';
import { requestEntries } from '@contract/conformance/request-drift';
import {
  alternativeRepayment,
  commitRepayment,
  confirmRepayment,
  repaymentWay,
} from '@/platform/api/contract/card-repayment';
import { chatInit, questionList, recordChat } from '@/platform/api/contract/chat';
import {
  problemDetail,
  problemInit,
  problemList,
  saveProblem,
  saveScore,
  uploadProblemImage,
} from '@/platform/api/contract/complaints';
import { contactInfo } from '@/platform/api/contract/contact';
import { googleScore, loanDetails, saveEvent } from '@/platform/api/contract/loan';
import { agreementUrl, agreementList, loanConfirmDetail, applyForLoan } from '@/platform/api/contract/loan-confirm';
import {
  applyForProduct,
  defineProductClick,
  jointFailure,
  openJointProduct,
  productList,
  recordJointView,
  savePageEvent,
} from '@/platform/api/contract/products';
import {
  captchaImage,
  channelTemplate,
  registerVisitor,
  registrationSession,
  sendRegistrationSms,
  trackClick,
  trackVisit,
} from '@/platform/api/contract/promotion';
import {
  bankList,
  extensionDetail,
  generateVirtualAccount,
  installmentPlan,
  marketList,
} from '@/platform/api/contract/repayment';
import type { AnswerOf, CallDefinition, RequestOf } from '@/platform/api/define-call';
import { RefusedError } from '@/platform/api/errors';
import type { ApiClient } from '@/platform/api/http/create-client';
import type { Stage } from './client';

/** The result of one call. */
export type Step = { call: CallDefinition; outcome: 'answered' | 'refused' | Error };

const track = { page_id: '1', user_from: '', client_type: 'h5', page_type: '', utm_tag: '', app_from: '', phone: '' };

/** The letters of a captcha that was rendered as a picture with real letters in it. */
async function readCaptcha(image: Blob): Promise<string> {
  return [...(await image.text()).matchAll(/<text[^>]*>(.)<\/text>/g)].map(([, letter]) => letter ?? '').join('');
}

/** Makes a call and records its result. */
type Go = <Call extends CallDefinition>(call: Call, request: RequestOf<Call>) => Promise<AnswerOf<Call> | undefined>;

type Key = Stage['key'];

async function walkLoan(go: Go, key: Key): Promise<void> {
  const { productId } = key;
  await go(loanDetails, key);
  await go(googleScore, { score: 5 });
  await go(saveEvent, { productId, moduleId: 30, positionId: 0 });
  await go(loanConfirmDetail, { productId });
  await go(agreementList, { productId, scene: 3 });
  await go(agreementUrl, { productId, scene: 3, position: '0', orderId: key.orderId, type: 1 });
  await go(applyForLoan, { amount: '450000000', periods: '3', termUnit: 'month', productId, source: 'h5' });
}

async function walkRepayment(go: Go, key: Key): Promise<void> {
  const common = { ...key, amount: '1', is_default: '0' } as const;
  await go(installmentPlan, key);
  await go(extensionDetail, key);
  await go(bankList, { ...key, pay_type: '1' });
  await go(marketList, { ...key, pay_type: '2' });
  await go(generateVirtualAccount, { ...common, payCode: 'BCA', pay_type: '1', is_display: '0', specific_num: '' });
  await go(generateVirtualAccount, {
    ...common,
    payCode: 'ALFAMART',
    pay_type: '2',
    is_display: '1',
    specific_num: '77',
  });
}

async function walkComplaints(go: Go, { orderId }: Key): Promise<void> {
  await go(problemInit, { orderId });
  const upload = await go(uploadProblemImage, {
    problemImage: new File(['bytes'], 'photo.png', { type: 'image/png' }),
  });
  await go(saveProblem, {
    problemType: '2',
    problemSonType: '',
    problemDetail: 'Paid twice',
    problemImage: upload?.url ?? '',
    orderNo: orderId,
  });
  const list = (await go(problemList, {}))?.list ?? [];
  const problemId = (list.find((complaint) => complaint.tab === '2') ?? list[0])?.id ?? '';
  await go(problemDetail, { problemId });
  await go(saveScore, { score: 4, problemId });
  await go(contactInfo, { overall: 30 });
}

async function walkChat(go: Go, { orderId: orderNo }: Key): Promise<void> {
  await go(chatInit, { orderNo });
  await go(questionList, { orderNo, pid: '0' });
  await go(questionList, { orderNo, pid: '101' });
  await go(recordChat, { orderNo, type: 4, value: 'bank', qaId: '' });
}

async function walkProducts(go: Go, { productId }: Key): Promise<void> {
  await go(productList, { scene: '1' });
  await go(savePageEvent, { productId, moduleId: 300, positionId: 0 });
  await go(applyForProduct, { product_id: productId, module_id: 300, scene: '1' });
  await go(jointFailure, { allow: '1' });
  await go(recordJointView, { productId, constant: 18, index: 0 });
  await go(openJointProduct, { productId });
  await go(defineProductClick, { productId, moduleId: 300, positionId: 0 });
}

async function walkPromotion(go: Go): Promise<void> {
  await go(channelTemplate, { templateId: '7' });
  await go(trackVisit, track);
  await go(trackClick, track);
  const sid = (await go(registrationSession, {}))?.sid ?? '';
  const picture = await go(captchaImage, { sid });
  const capcode = picture ? await readCaptcha(picture) : '';
  const visitor = {
    phone: '13912345678',
    capcode,
    sid,
    deviceId: 'd1',
    appName: 'x',
    app_from: '',
    user_from: '',
    utm_tag: '',
  };
  await go(sendRegistrationSms, visitor);
  await go(registerVisitor, {
    ...visitor,
    merchantNumber: '',
    userName: '',
    smsCode: '123456',
    invite_code: '',
    id: '7',
  });
}

async function walkCards(go: Go, { orderId }: Key): Promise<void> {
  const way = await go(repaymentWay, { orderId });
  const card = way?.bankCards[0] ?? { id: '', bankName: '', cardNo: '', bankCode: '' };
  const { bankName, cardNo, bankCode } = card;
  const amount = String(way?.amount ?? '');
  const repayToken = way?.repayToken ?? '';
  const record = await go(commitRepayment, {
    amount,
    bankName,
    cardId: card.id,
    cardNo,
    couponId: '',
    orderId,
    repayToken,
    bankCode,
    sendMsg: '1',
  });
  await go(confirmRepayment, { orderId, verifyCode: '123456', repaymentRecordId: record?.repayRecordId ?? '' });
  const rest = await go(repaymentWay, { orderId });
  await go(alternativeRepayment, { userId: 'u', orderId, amount: String(rest?.amount ?? '') });
}

/** Makes the other reads of the contract that need only the order and the product. */
async function walkOtherReads(go: Go, key: Key, made: ReadonlySet<CallDefinition>): Promise<void> {
  const fields = new Map<string, string>(Object.entries(key));
  for (const call of registry) {
    const names = requestEntries(call).map(([name]) => name);
    if (!call.isRead || made.has(call) || !names.every((name) => fields.has(name))) continue;
    await go(call, Object.fromEntries(names.map((name) => [name, fields.get(name)])));
  }
}

/** The user of the walk, with order and product. */
export type Walker = { client: Pick<ApiClient, 'call'>; key: Key };

/**
 * Makes every call of the contract, in an order in which each can succeed.
 * @param mayGo calls for which it returns false are skipped, as if they were not answered
 */
export async function walk(
  { client, key }: Walker,
  mayGo: (call: CallDefinition) => boolean = () => true,
): Promise<Step[]> {
  const steps: Step[] = [];

  const go: Go = async (call, request) => {
    if (!mayGo(call)) return undefined;
    try {
      const data = await client.call(call, request);
      steps.push({ call, outcome: 'answered' });
      return data;
    } catch (error) {
      steps.push({
        call,
        outcome: error instanceof RefusedError ? 'refused' : error instanceof Error ? error : new Error(String(error)),
      });
      return undefined;
    }
  };

  await walkLoan(go, key);
  await walkRepayment(go, key);
  await walkComplaints(go, key);
  await walkChat(go, key);
  await walkProducts(go, key);
  await walkPromotion(go);
  await walkCards(go, key);
  await walkOtherReads(go, key, new Set(steps.map(({ call }) => call)));
  return steps;
}
