// @vitest-environment jsdom
import { commitRepayment, confirmRepayment, repaymentWay } from '@/platform/api/contract/card-repayment';
import { RefusedError } from '@/platform/api/errors';
import { stage, statusOf, type Stage } from '../test-support/client';

const refusal = (promise: Promise<unknown>) =>
  promise
    .then(() => null)
    .catch((error: unknown) => (error instanceof RefusedError ? [error.code, error.text] : error));

async function commit({ client, key }: Stage, cardId: string, overrides: { amount?: string } = {}) {
  const way = await client.call(repaymentWay, { orderId: key.orderId });
  const card = way.bankCards.find(({ id }) => id === cardId);
  return client.call(commitRepayment, {
    amount: String(way.amount),
    bankName: card?.bankName ?? '',
    cardId,
    cardNo: card?.cardNo ?? '',
    couponId: '',
    orderId: key.orderId,
    repayToken: way.repayToken,
    bankCode: card?.bankCode ?? '',
    sendMsg: '0',
    ...overrides,
  });
}

const confirm = ({ client, key }: Stage, repaymentRecordId: string, verifyCode: string) =>
  client.call(confirmRepayment, { orderId: key.orderId, verifyCode, repaymentRecordId });

const withSms = '8801';

describe('repaying by card', () => {
  it('asks for the SMS code, refuses a wrong one, and accepts the right one once', async () => {
    const scene = stage('card-repayment');
    const { needValid, repayRecordId } = await commit(scene, withSms);
    expect(needValid).toBe(true);
    expect(await refusal(confirm(scene, repayRecordId, '000000'))).toEqual(['800006', '验证码错误']);
    expect(await statusOf(scene)).toBe('174');
    await confirm(scene, repayRecordId, '123456');
    expect(await statusOf(scene)).toBe('170');
    expect(await refusal(confirm(scene, repayRecordId, '123456'))).toEqual(['800005', '请勿重复提交支付申请']);
  });

  it('refuses an amount that is not owed', async () => {
    const scene = stage('card-repayment');
    expect(await refusal(commit(scene, withSms, { amount: '1' }))).toMatchObject(['4008', expect.any(String)]);
  });

  it('has one record if a code is sent again', async () => {
    const scene = stage('card-repayment');
    expect((await commit(scene, withSms)).repayRecordId).toBe((await commit(scene, withSms)).repayRecordId);
  });

  it.each([
    ['card-repayment', '招商银行, 中国工商银行, 中国建设银行', 'CCB', '中国建设银行', '验证码错误'],
    ['card-repayment-id', 'BCA, Bank Mandiri, BRI', 'CIMB', 'CIMB Niaga', 'Kode OTP salah'],
    ['card-repayment-in', 'HDFC Bank, State Bank of India, ICICI Bank', 'AXIS', 'Axis Bank', 'Wrong verification code'],
  ])('has the banks and the language of its market: %s', async (scenario, banks, bankCode, added, wrongCode) => {
    const scene = stage(scenario);
    scene.backend.bindCard({ cardNo: '4111111111111111', bankCode });
    const { bankCards } = await scene.client.call(repaymentWay, { orderId: scene.key.orderId });
    expect(bankCards.map(({ bankName }) => bankName).join(', ')).toBe(`${banks}, ${added}`);
    const { repayRecordId } = await commit(scene, withSms);
    expect(await refusal(confirm(scene, repayRecordId, '000000'))).toEqual(['800006', wrongCode]);
  });
});
