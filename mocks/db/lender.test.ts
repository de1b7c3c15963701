// @vitest-environment jsdom
import fc from 'fast-check';
import { commitRepayment, repaymentWay } from '@/platform/api/contract/card-repayment';
import { loanDetails } from '@/platform/api/contract/loan';
import { extensionDetail, generateVirtualAccount, installmentPlan } from '@/platform/api/contract/repayment';
import { day, hour, minute } from '../clock';
import { noon, refusalOf, stage, statusOf, toBank, type Stage } from '../test-support/client';
import type { Manners } from './manners';

type Scene = Stage & { lender: Stage['backend']['lender'] };

function disordered(manners: Partial<Manners> = {}, scenario = 'due-today'): Scene {
  const scene = stage(scenario, { lender: manners });
  return { ...scene, lender: scene.backend.lender };
}

const read = ({ client, key }: Scene) => client.call(loanDetails, key);
const readPlan = async ({ client, key }: Scene) => (await client.call(installmentPlan, key)).repayPlanDetail;
const askCode = ({ client, key }: Scene, change: Partial<ReturnType<typeof toBank>> = {}) =>
  client.call(generateVirtualAccount, { ...toBank(key), ...change });

async function askExtension(scene: Scene) {
  const { delayShouldPayAmount } = await scene.client.call(extensionDetail, scene.key);
  return askCode(scene, { amount: String(delayShouldPayAmount), is_display: '1' as never });
}

async function askBoth(scene: Scene) {
  const all = (await readPlan(scene)).repayWaitDetail.reduce((sum, { totalAmount }) => sum + totalAmount, 0n);
  const first = await askCode(scene);
  return { first, second: await askCode(scene, { payCode: 'BRI', amount: String(all) }), all: Number(all) };
}

async function commit({ client, key }: Scene, repayToken?: string) {
  const way = await client.call(repaymentWay, { orderId: key.orderId });
  const card = { bankName: '', cardId: '8802', cardNo: '', bankCode: '', couponId: '', sendMsg: '0' } as const;
  const request = { ...card, orderId: key.orderId, amount: String(way.amount ?? 0n) };
  return client.call(commitRepayment, { ...request, repayToken: repayToken ?? way.repayToken });
}

const anExtension = { purpose: 'extension' } as const;

describe('money', () => {
  it('is booked only when it comes, for the older of two numbers too, and days after that one has run out', async () => {
    const scene = disordered();
    const { first, second, all } = await askBoth(scene);
    scene.pass(3 * day);
    expect(scene.lender.truth()).toMatchObject({ owed: all, bookings: [] });
    scene.lender.book(first.vcode);
    scene.lender.book(second.vcode, { amount: 500 });
    expect(scene.lender.truth()).toMatchObject({
      owed: all - Number(first.amount) - 500,
      bookings: [
        { at: noon + 3 * day, purpose: 'loan', amount: Number(first.amount), by: first.vcode, reversedAt: null },
        { amount: 500, by: second.vcode },
      ],
      issued: [{ by: first.vcode }, { by: second.vcode, amount: all }],
    });
  });

  it('comes in parts, then the rest, then once more', async () => {
    const scene = disordered();
    const { vcode, amount } = await askCode(scene);
    const { owed } = scene.lender.truth();
    scene.lender.book(vcode, { share: 0.3 });
    expect(await statusOf(scene)).toBe('3');
    const [partly] = (await readPlan(scene)).repayWaitDetail;
    expect(Number(partly?.totalAmount)).toBe(Number(amount) - Math.round(Number(amount) * 0.3));
    expect(scene.lender.truth().owed).toBe(owed - Math.round(Number(amount) * 0.3));
    scene.lender.book(vcode);
    expect(scene.lender.truth().owed).toBe(owed - Number(amount));
    scene.lender.book(vcode);
    expect(scene.lender.truth()).toMatchObject({ owed: owed - 2 * Number(amount), isSettled: true });
  });

  it('comes from elsewhere, and for another purpose than that of its number', async () => {
    const scene = disordered();
    const { vcode } = await askCode(scene);
    const { owed, dueAt } = scene.lender.truth();
    scene.lender.book('elsewhere', { amount: 700 });
    scene.lender.book(vcode, { purpose: 'extension' });
    const { bookings, ...after } = scene.lender.truth();
    expect(bookings.map(({ by, purpose }) => [by, purpose])).toEqual([
      ['elsewhere', 'loan'],
      [vcode, 'extension'],
    ]);
    expect(after).toMatchObject({ owed: owed - 700, dueAt: dueAt.map((at) => at + 14 * day) });
    expect(() => scene.lender.book('9999')).toThrow('9999');
  });

  it('is planned for a time, and told only then', async () => {
    const scene = disordered();
    const { vcode } = await askCode(scene);
    scene.lender.book(vcode, { at: noon + hour });
    const other = scene.lender.book('elsewhere', { amount: 100, at: noon + 2 * minute });
    scene.lender.reverse(other, noon + 2 * hour);
    const seen = async (ms: number) => {
      scene.pass(ms);
      const { bookings } = scene.lender.truth();
      return [await statusOf(scene), ...bookings.map(({ at, reversedAt }) => [at - noon, reversedAt])];
    };
    expect(await seen(minute)).toEqual(['174']);
    expect(await seen(minute)).toEqual(['3', [2 * minute, null]]);
    expect(await seen(3 * hour)).toEqual(['3', [2 * minute, noon + 2 * hour], [hour, null]]);
  });

  it('is booked in the order of its times, before whatever comes later', () => {
    const scene = disordered();
    const { owed } = scene.lender.truth();
    const late = scene.lender.book('elsewhere', { amount: owed, at: noon + hour });
    scene.lender.book('elsewhere', { amount: 100, at: noon + minute });
    scene.pass(2 * hour);
    scene.lender.charge(50);
    // The loan was settled an hour before the charge, and 100 were too much.
    expect(scene.lender.truth().owed).toBe(0);
    scene.lender.reverse(late, noon);
    const { bookings, ...after } = scene.lender.truth();
    expect([after.owed, bookings.map(({ at, reversedAt }) => [at, reversedAt])]).toEqual([
      owed - 100,
      [
        [noon + minute, null],
        [noon + hour, noon + 2 * hour],
      ],
    ]);
  });

  it('is taken back, and the debt is as before', async () => {
    const scene = disordered({}, 'extension-available');
    const before = scene.lender.truth();
    const { first, second } = await askBoth(scene);
    const { vcode: extension } = await askExtension(scene);
    const bookings = [first.vcode, extension, second.vcode].map((by) => scene.lender.book(by));
    expect(scene.lender.truth()).toMatchObject({ owed: 0, isSettled: true });
    for (const booking of bookings) scene.lender.reverse(booking);
    const { owed, dueAt, isSettled } = before;
    expect(scene.lender.truth()).toMatchObject({ owed, dueAt, isSettled });
    expect((await readPlan(scene)).repayYetDetail).toHaveLength(1);
  });
});

const step = fc.oneof(
  fc.record({
    does: fc.constant('code' as const),
    which: fc.nat(2),
    share: fc.double({ min: 0.01, max: 0.1, noNaN: true }),
  }),
  fc.record({ does: fc.constant('elsewhere' as const), amount: fc.integer({ min: 1, max: 9_000_000 }) }),
  fc.record({ does: fc.constant('reverse' as const), which: fc.nat(12) }),
  fc.record({ does: fc.constant('charge' as const), amount: fc.integer({ min: 1, max: 50_000 }) }),
);

it('the debt falls by exactly what is booked, in any order, and rises by what is taken back or charged', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const scene = disordered({ extendsOnce: false, extensionForgives: false }, 'extension-available');
      const { first, second } = await askBoth(scene);
      const numbers = [first.vcode, second.vcode, (await askExtension(scene)).vcode];
      let expected = scene.lender.truth().owed;
      for (const one of steps) {
        if (one.does === 'code') scene.lender.book(numbers[one.which] ?? '', { share: one.share });
        else if (one.does === 'elsewhere') scene.lender.book('elsewhere', { amount: one.amount });
        else if (one.does === 'reverse') scene.lender.reverse(one.which);
        else {
          scene.lender.charge(one.amount);
          expected += one.amount;
        }
      }
      const { owed, bookings } = scene.lender.truth();
      const standing = bookings.filter(({ purpose, reversedAt }) => purpose === 'loan' && reversedAt === null);
      expect(owed).toBe(expected - standing.reduce((sum, { amount }) => sum + amount, 0));
      const rows = (await readPlan(scene)).repayWaitDetail;
      expect(Number(rows.reduce((sum, { totalAmount }) => sum + totalAmount, 0n))).toBe(owed);
    }),
    { numRuns: 25 },
  );
});

describe('an extension', () => {
  it.each([
    ['all due days', {}, [14, 14]],
    ['the first due day alone', { extensionMoves: 'first' }, [14, 0]],
    ['by other days', { extensionDays: 30 }, [30, 30]],
    ['again', { extendsOnce: false }, [28, 28]],
  ] as const)('moves %s', async (_what, manners, moved) => {
    const scene = disordered(manners, 'extension-available');
    const { dueAt, owed } = scene.lender.truth();
    const { vcode } = await askExtension(scene);
    scene.lender.book(vcode, { share: 0.5 });
    expect(scene.lender.truth().dueAt).toEqual(dueAt);
    scene.lender.book(vcode);
    scene.lender.book('elsewhere', anExtension);
    const after = scene.lender.truth();
    expect(after.dueAt.map((at, index) => (at - (dueAt[index] ?? 0)) / day)).toEqual(moved);
    expect(after.owed).toBe(owed);
  });

  it.each([
    ['forgives late charges', true, 0],
    ['leaves late charges', false, 3 * 900 + 50],
  ])('%s', (_what, extensionForgives, charges) => {
    const scene = disordered({ extensionForgives, lateChargeADay: 900 }, 'extension-available');
    const { owed } = scene.lender.truth();
    scene.pass(3 * day);
    scene.lender.charge(50);
    expect(scene.lender.truth().owed).toBe(owed + 3 * 900 + 50);
    scene.lender.book('elsewhere', anExtension);
    expect(scene.lender.truth().owed).toBe(owed + charges);
  });

  it('forgives no late charges that are paid, and the period is then paid', async () => {
    const scene = disordered({ lateChargeADay: 900 }, 'extension-available');
    const [, second] = (await readPlan(scene)).repayWaitDetail;
    scene.pass(day);
    const { vcode } = await askCode(scene);
    scene.pass(day);
    scene.lender.book(vcode);
    expect(scene.lender.truth().owed).toBe(Number(second?.totalAmount) + 900);
    scene.lender.book('elsewhere', anExtension);
    const { owed, dueAt } = scene.lender.truth();
    expect([owed, dueAt.length]).toEqual([Number(second?.totalAmount), 1]);
  });
});

describe('a booking that is taken back', () => {
  it.each([
    ['a payment that ended the collection', 'collection', [{ amount: 100 }]],
    ['the second of two such payments', 'collection', [{ amount: 100 }, { amount: 100 }]],
    ['a second extension, which moved nothing', 'extension-available', [anExtension, anExtension]],
    [
      'an extension after which nothing of a period is left',
      'extension-available',
      [{ amount: 155_400_050 }, anExtension],
    ],
  ])('leaves the loan as before: %s', (_what, scenario, money) => {
    const scene = disordered({ lateChargeADay: 900 }, scenario);
    scene.pass(day);
    const orders = () => scene.backend.snapshot().state.orders;
    const seen = money.map((one) => {
      const before = structuredClone(orders());
      return { before, id: scene.lender.book('elsewhere', one) };
    });
    for (const { before, id } of seen.reverse()) {
      expect(orders()).not.toEqual(before);
      scene.lender.reverse(id);
      expect(orders()).toEqual(before);
    }
  });

  it('leaves the collection ended while another payment stands', async () => {
    const scene = disordered({}, 'collection');
    const first = scene.lender.book('elsewhere', { amount: 100 });
    const second = scene.lender.book('elsewhere', { amount: 100 });
    scene.lender.reverse(first);
    expect(await statusOf(scene)).toBe('3');
    scene.lender.reverse(second);
    expect(await statusOf(scene)).toBe('5');
  });
});

it.each([
  ['its debt', false],
  ['no debt', true],
])('a closed loan has %s', async (_what, isForgiven) => {
  const scene = disordered();
  const { owed } = scene.lender.truth();
  scene.lender.close(isForgiven);
  expect(await statusOf(scene)).toBe('4');
  expect(scene.lender.truth()).toMatchObject({ isClosed: true, isSettled: isForgiven, owed: isForgiven ? 0 : owed });
  expect((await readPlan(scene)).repayWaitDetail).toHaveLength(isForgiven ? 0 : 2);
});

describe('a code', () => {
  const debt = 155_400_000n;
  it.each([
    ['without the fee of its place', {}, debt, ''],
    ['with a fee beside the amount', { fee: 400_000 }, debt, 400_000n],
    ['with the fee in the amount', { fee: 400_000, isFeeInAmount: true }, debt + 400_000n, 400_000n],
    ['with a fee of 0', { fee: 0 }, debt, 0n],
    ['with a fee that is not named', { fee: 5, isFeeInAmount: true, fields: { fee: undefined } }, debt + 5n, ''],
  ])('comes %s, and pays the debt', async (_what, manners, amount, fee) => {
    const scene = disordered(manners);
    const { owed } = scene.lender.truth();
    const code = await askCode(scene);
    expect([code.amount, code.fee]).toEqual([amount, fee]);
    scene.lender.book(code.vcode);
    expect(scene.lender.truth().owed).toBe(owed - Number(debt));
  });
});

describe('an answer', () => {
  it.each([
    [{}, [2_900, '2026-03-04']],
    [{ fields: { repayAmount: undefined } }, ['', '2026-03-04']],
    [{ fields: { 'loan-details.dueTime': undefined } }, [2_900, null]],
    [{ dueTime: 'clock' }, [2_900, '2026-03-04 23:59:59']],
    [{ dueTime: 'epoch' }, [2_900, Date.parse('2026-03-04T23:59:59+07:00')]],
  ] as const)('has the forms and the gaps that are asked for: %o', async (manners, expected) => {
    const { repayAmount, dueTime } = await read(disordered(manners));
    expect([typeof repayAmount === 'bigint' ? 2_900 : repayAmount, dueTime]).toEqual(expected);
  });

  it.each([
    ['next', 0, 1],
    ['late', 0, 1],
    ['due', 0, 1],
    ['whole', 0, 2],
    ['next', 33, 1],
    ['late', 33, 2],
    ['late', 31, 1],
    ['due', 31, 2],
  ] as const)('means the amount that is %s, %i days on: %i periods', async (repayAmount, days, periods) => {
    const scene = disordered({ repayAmount });
    scene.pass(days * day);
    const rows = (await readPlan(scene)).repayWaitDetail.slice(0, periods);
    expect((await read(scene)).repayAmount).toBe(rows.reduce((sum, { totalAmount }) => sum + totalAmount, 0n));
  });

  it('has empty lists, no lists, other statuses and no note', async () => {
    const scene = disordered({ fields: { repayWaitDetail: [], note: undefined, 'loan-details.orderStatus': 5 } });
    expect(await scene.client.call(installmentPlan, scene.key)).toMatchObject({
      note: '',
      repayPlanDetail: { repayWaitDetail: [], repayYetDetail: [expect.anything()] },
    });
    expect(await statusOf(scene)).toBe('5');
    scene.lender.behave({ fields: { repayWaitDetail: undefined, repayYetDetail: undefined } });
    expect(await readPlan(scene)).toEqual({ repayWaitDetail: [], repayYetDetail: [] });
    expect(await statusOf(scene)).toBe('174');
  });

  it('has the parts of paid periods', async () => {
    const parts = async (hasPaidParts: boolean) => {
      const [paid] = (await readPlan(disordered({ hasPaidParts }))).repayYetDetail;
      return [paid?.totalAmount, paid?.principal, paid?.interest, paid?.fee];
    };
    const [total, ...others] = await parts(true);
    expect(others.reduce<bigint>((sum, part) => sum + BigInt(part ?? 0), 0n)).toBe(total);
    expect(await parts(false)).toEqual([total, '', '', '']);
  });

  it('rounds the debt up, and a code for that sum is given', async () => {
    const scene = disordered({ roundTo: 1_000 });
    scene.lender.book('elsewhere', { amount: 250 });
    const { repayAmount } = await read(scene);
    const [row] = (await readPlan(scene)).repayWaitDetail;
    expect([Number(repayAmount) % 1_000, row?.totalAmount]).toEqual([0, repayAmount]);
    expect((await askCode(scene, { amount: String(repayAmount) })).amount).toBe(repayAmount);
  });

  it('describes the past, details and plan by different times', async () => {
    const scene = disordered({ lagMs: { 'loan-details': hour, 'loan-play-detail': 10 * minute } });
    const seen = async () => [await statusOf(scene), (await readPlan(scene)).repayWaitDetail.length];
    scene.lender.book('elsewhere', { at: noon + minute });
    scene.pass(5 * minute);
    expect([scene.lender.truth().dueAt.length, ...(await seen())]).toEqual([1, '174', 2]);
    scene.pass(10 * minute);
    expect(await seen()).toEqual(['174', 1]);
    scene.pass(hour);
    expect(await seen()).toEqual(['170', 1]);
    scene.lender.charge(5);
    scene.lender.behave({ lagMs: {} });
    expect(Number((await readPlan(scene)).repayWaitDetail[0]?.totalAmount)).toBe(scene.lender.truth().owed);
  });

  it('is held: what was asked earlier arrives later', async () => {
    const scene = disordered();
    const hold = scene.backend.holds.hold('loan-details');
    const earlier = read(scene);
    await expect.poll(scene.backend.holds.count).toBe(1);
    scene.lender.book('elsewhere');
    expect(await statusOf(scene)).toBe('170');
    hold.release();
    expect((await earlier).orderStatus).toBe('174');
    const broken = scene.backend.holds.hold('loan-details');
    const lost = refusalOf(read(scene));
    broken.breakOff();
    expect(await lost).toMatchObject({ name: 'OfflineError' });
  });
});

describe('a card payment', () => {
  it.each([
    ['never', null, []],
    ['two days later', 2 * day, [2 * day]],
    ['at once', 0, [0]],
  ])('is taken and booked %s, and its token is used', async (_when, cardBookedAfterMs, booked) => {
    const scene = disordered({ cardBookedAfterMs });
    const { repayToken } = await scene.client.call(repaymentWay, { orderId: scene.key.orderId });
    const { repayRecordId } = await commit(scene);
    expect(await refusalOf(commit(scene, repayToken))).toBe('800005');
    scene.pass(3 * day);
    const { bookings, issued, requests } = scene.lender.truth();
    expect(bookings.map(({ at }) => at - noon)).toEqual(booked);
    expect(issued).toMatchObject([{ by: repayRecordId, isTaken: true }]);
    expect(requests).toMatchObject([
      { call: 'repayment-commit', at: noon, by: repayRecordId, refusal: '', amount: String(issued[0]?.amount) },
      { call: 'repayment-commit', by: '', refusal: '800005' },
    ]);
    if (cardBookedAfterMs === null) scene.lender.book(repayRecordId);
    expect(scene.lender.truth().bookings).toMatchObject([{ by: repayRecordId, amount: issued[0]?.amount }]);
  });
});

it('an order needs its product only if it is asked for', async () => {
  const scene = disordered();
  const wrong = () => scene.client.call(loanDetails, { ...scene.key, productId: '' });
  expect(await refusalOf(wrong())).toBeNull();
  scene.lender.behave({ needsProduct: true });
  expect(await refusalOf(wrong())).toBe('4004');
  expect(await refusalOf(read(scene))).toBeNull();
});
