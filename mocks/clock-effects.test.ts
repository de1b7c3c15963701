// @vitest-environment jsdom
import { loanDetails } from '@/platform/api/contract/loan';
import { applyForLoan } from '@/platform/api/contract/loan-confirm';
import { generateVirtualAccount, installmentPlan } from '@/platform/api/contract/repayment';
import { stage, statusOf, toBank, type Stage } from './test-support/client';

/** The clock of the address, from now on. Tests begin on a Wednesday at noon in Jakarta. */
function setClock({ backend }: Stage, literal: string): void {
  backend.apply({ clock: literal });
}

const details = ({ client, key }: Stage) => client.call(loanDetails, key);

const firstWaiting = async ({ client, key }: Stage) =>
  (await client.call(installmentPlan, key)).repayPlanDetail.repayWaitDetail[0];

const rupees = async (scene: Stage) => Number((await firstWaiting(scene))?.totalAmount ?? 0n) / 100;

const askAccount = ({ client, key }: Stage) => client.call(generateVirtualAccount, { ...toBank(key), payCode: '' });

describe.each(['', '-in'])('the clock moved forward (scenarios "…%s")', (market) => {
  it.each([
    ['a review ends after a day, the transfer a day later', 'under-review', '+0d 21, +1d 151, +2d 170'],
    ['a transfer arrives', 'disbursing', '+0d 151, +1d 170'],
    ['a loan just paid out falls due, then late', 'disbursed', '+27d 170, +28d 174, +29d 180'],
    ['an instalment falls due on its day and is late from the next', 'repaying', '+9d 170, +10d 174, +11d 180'],
    ['the clock may move back', 'overdue', '+0d 180, -5d 174, -6d 170'],
    ['a settled loan stays settled', 'settled', '+0d 200, +90d 200'],
    ['a refused loan stays refused', 'rejected', '+0d 110, +30d 110'],
  ])('%s', async (_what, scenario, statuses) => {
    for (const [, literal = '', status] of statuses.matchAll(/(\S+) (\d+)/g)) {
      const scene = stage(`${scenario}${market}`);
      setClock(scene, literal);
      expect(await statusOf(scene), literal).toBe(status);
    }
  });

  it('makes the next instalment due together with a late one', async () => {
    const scene = stage(`due-today${market}`);
    const { repayAmount: one } = await details(scene);
    setClock(scene, '+31d');
    const plan = (await scene.client.call(installmentPlan, scene.key)).repayPlanDetail.repayWaitDetail;
    const { repayAmount: two } = await details(scene);
    expect(two).toBe((plan[0]?.totalAmount ?? 0n) + (plan[1]?.totalAmount ?? 0n));
    expect(Number(two)).toBeGreaterThan(2 * Number(one));
  });

  it('ends the number of a virtual account after a day', async () => {
    // A fault that affects no call prevents the automatic payment.
    const scene = stage(`repaying${market}`, { settings: { faults: 'slow@nowhere' } });
    const first = await askAccount(scene);
    setClock(scene, '+23h');
    expect((await askAccount(scene)).vcode).toBe(first.vcode);
    setClock(scene, '+25h');
    const second = await askAccount(scene);
    expect(second.vcode).not.toBe(first.vcode);
    expect(Number(second.expireTime)).toBe(Number(first.expireTime) + 25 * 3_600_000);
  });
});

describe('late interest in India (specification section 9)', () => {
  // 10,450 rupees unpaid, calculated by hand: 800 once for a client who has borrowed before, then 5 % of 10,450
  // (522.50) a day to day 30, 4 % (418) to day 90, 2 % (209) from day 91. The sum is rounded to whole rupees.
  it.each([
    ['on the due day', '+0d', 10_450],
    ['after one day', '+1d', 10_450 + 1_323],
    ['after 31 days, the first at 4 %', '+31d', 10_450 + 800 + 15_675 + 418],
    ['after 100 days', '+100d', 10_450 + 800 + 15_675 + 25_080 + 2_090],
  ])('%s', async (_when, literal, expected) => {
    const scene = stage('due-today-in');
    setClock(scene, literal);
    expect(await rupees(scene)).toBe(expected);
  });

  it.each([
    ['a new client', 'new-loan-in', 1_000],
    ['a client who has borrowed before', 'settled-in', 800],
  ])('has one penalty for %s', async (_who, scenario, penalty) => {
    const scene = stage(scenario);
    const { lendDetailsUrl } = await scene.client.call(applyForLoan, {
      amount: '3000000',
      periods: '3',
      termUnit: 'month',
      productId: scene.key.productId,
      source: 'h5',
    });
    const borrowed = {
      ...scene,
      key: { ...scene.key, orderId: new URL(lendDetailsUrl).searchParams.get('orderId') ?? '' },
    };
    // Two days of review and transfer, a period of 31 days, then two late.
    setClock(scene, '+33d');
    expect(await statusOf(borrowed)).toBe('174');
    const due = await rupees(borrowed);
    setClock(scene, '+35d');
    expect(await rupees(borrowed)).toBe(due + penalty + due * 0.1);
  });
});
