// @vitest-environment jsdom
import { loanDetails } from '@/platform/api/contract/loan';
import { loanConfirmDetail, applyForLoan } from '@/platform/api/contract/loan-confirm';
import { stage, statusOf } from '../test-support/client';

const expected: [string, string][] = [
  ['under-review', '21'],
  ['rejected', '110'],
  ['disbursing', '151'],
  ['disbursed', '170'],
  ['repaying', '170'],
  ['due-today', '174'],
  ['overdue', '180'],
  ['partly-paid', '3'],
  ['closed', '4'],
  ['collection', '5'],
  ['settled', '200'],
  ['extension-available', '174'],
  ['rating-due', '200'],
  ['unknown-status', '987'],
];

describe('the status of an order', () => {
  it.each(expected)('%s is %s, in both markets', async (scenario, status) => {
    for (const name of [scenario, `${scenario}-in`]) expect(await statusOf(stage(name)), name).toBe(status);
  });

  it('has an extension and a rating only in their scenarios', async () => {
    const flags = async (scenario: string) => {
      const { client, key } = stage(scenario);
      const { isDelay, isScore } = await client.call(loanDetails, key);
      return { isDelay, isScore };
    };
    expect(await flags('due-today')).toEqual({ isDelay: false, isScore: false });
    expect(await flags('extension-available')).toEqual({ isDelay: true, isScore: false });
    expect(await flags('rating-due')).toEqual({ isDelay: false, isScore: true });
  });
});

describe('a new loan', () => {
  it('does not exist before it is confirmed, and is under review after', async () => {
    const { client, key } = stage('new-loan');
    await expect(client.call(loanDetails, key)).rejects.toMatchObject({ code: '4004' });
    const offer = await client.call(loanConfirmDetail, { productId: key.productId });
    const { lendDetailsUrl } = await client.call(applyForLoan, {
      amount: String(offer.amount),
      periods: '3',
      termUnit: offer.termUnit,
      productId: key.productId,
      source: 'h5',
    });
    expect(lendDetailsUrl).toBe(`http://localhost:4173/loanDetails?productId=${key.productId}&orderId=${key.orderId}`);
    expect((await client.call(loanDetails, key)).orderStatus).toBe('21');
  });

  it('has a plan that adds up to its total', async () => {
    const { client, key } = stage('new-loan-in');
    const offer = await client.call(loanConfirmDetail, { productId: key.productId });
    const planned = offer.repay_plans.reduce((sum, period) => sum + BigInt(period.amount), 0n);
    expect(planned).toBe(30_000_00n + 3n * 450_00n + 600_00n);
    expect(offer.popAgreementUrl).toBe('http://localhost:4173/gateway/demo-agreement.html');
  });
});
