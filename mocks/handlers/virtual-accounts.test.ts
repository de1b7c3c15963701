// @vitest-environment jsdom
import { loanDetails } from '@/platform/api/contract/loan';
import { extensionDetail, generateVirtualAccount, installmentPlan } from '@/platform/api/contract/repayment';
import { day, hour, minute } from '../clock';
import { refusalOf, stage, statusOf, type Stage } from '../test-support/client';

type Ask = { amount: string; payCode?: string; pay_type?: string; is_display?: string; specific_num?: string };

const ask = (
  { client, key }: Stage,
  { amount, payCode = 'BCA', pay_type = '1', is_display = '0', specific_num = '' }: Ask,
) =>
  client.call(generateVirtualAccount, { ...key, amount, payCode, pay_type, is_default: '0', is_display, specific_num });

const waiting = async ({ client, key }: Stage) =>
  (await client.call(installmentPlan, key)).repayPlanDetail.repayWaitDetail;

describe('a virtual account', () => {
  it('is different at each bank, and stores the chosen number', async () => {
    const scene = stage('due-today');
    const bca = await ask(scene, { amount: '1' });
    const bni = await ask(scene, { amount: '1', payCode: 'BNI', specific_num: '4711' });
    expect(bca.vcode).toMatch(/^39010\d{11}$/);
    expect(bni.vcode).toMatch(/^88108\d{11}$/);
    expect(bni.specificNum).toBe('4711');
    expect(bca.specificNum).toMatch(/^\d{6}$/);
    expect(bca.cardNo).toMatch(/^INV\d{12}$/);
  });

  it('is for the debt, also if another amount is requested', async () => {
    const scene = stage('due-today');
    const [first] = await waiting(scene);
    expect((await ask(scene, { amount: '100' })).amount).toBe(first?.totalAmount);
    expect((await ask(scene, { amount: 'free' })).amount).toBe(first?.totalAmount);
  });

  it('is for several periods if their sum is requested', async () => {
    const scene = stage('due-today');
    const sum = (await waiting(scene)).reduce((total, period) => total + period.totalAmount, 0n);
    expect((await ask(scene, { amount: String(sum) })).amount).toBe(sum);
  });

  it('has the steps of every channel, with number and amount', async () => {
    const { vcode, amount, payStep } = await ask(stage('due-today'), { amount: '1' });
    expect(payStep.map((channel) => channel.name)).toEqual(['ATM', 'Mobile Banking', 'Internet Banking']);
    const text = payStep.flatMap((channel) => channel.steps).join(' ');
    expect(text).toContain(vcode);
    expect(text).toContain(`Rp${(BigInt(amount) / 100n).toLocaleString('id-ID')}`);
    expect(text).not.toMatch(/[{}]/);
  });

  it('has a surcharge and one list of steps at a counter', async () => {
    const account = await ask(stage('due-today'), { amount: '1', payCode: 'DRAGONPAY', pay_type: '2' });
    expect(account.fee).toBe(500_000n);
    expect(account.vcode).toMatch(/^[A-Z0-9]{8}$/);
    expect(account.payStep).toMatchObject([{ name: '' }]);
  });

  it('is refused if nothing is owed, and for unknown orders', async () => {
    const settled = stage('settled');
    expect(await refusalOf(ask(settled, { amount: '1' }))).toBe('4010');
    expect(await refusalOf(settled.client.call(loanDetails, { productId: '1', orderId: 'none' }))).toBe('4004');
    expect(await refusalOf(settled.client.call(loanDetails, { productId: '1', orderId: '' }))).toBe('4001');
  });
});

describe('money', () => {
  it('arrives two minutes after the number was given, and pays the period', async () => {
    const scene = stage('due-today');
    const before = await waiting(scene);
    await ask(scene, { amount: '1' });
    scene.pass(2 * minute - 1);
    expect(await statusOf(scene)).toBe('174');
    scene.pass(1);
    expect(await statusOf(scene)).toBe('170');
    expect((await waiting(scene)).length).toBe(before.length - 1);
  });

  it('settles the order when every period is paid', async () => {
    const scene = stage('overdue-in');
    const sum = (await waiting(scene)).reduce((total, period) => total + period.totalAmount, 0n);
    await ask(scene, { amount: String(sum), payCode: 'HDFC' });
    scene.pass(2 * minute);
    expect(await statusOf(scene)).toBe('200');
    expect(await waiting(scene)).toEqual([]);
  });

  it('arrives once, for the latest number', async () => {
    const scene = stage('due-today');
    await ask(scene, { amount: '1' });
    const all = (await waiting(scene)).reduce((total, period) => total + period.totalAmount, 0n);
    scene.pass(minute);
    await ask(scene, { amount: String(all), payCode: 'BRI' });
    scene.pass(minute);
    expect(await statusOf(scene)).toBe('174');
    scene.pass(minute);
    expect(await statusOf(scene)).toBe('200');
  });

  it('does not arrive with faults, nor after the number has expired', async () => {
    const faulty = stage('due-today', { settings: { faults: 'http500@nowhere' } });
    await ask(faulty, { amount: '1' });
    faulty.pass(hour);
    expect(await statusOf(faulty)).toBe('174');

    const jumped = stage('repaying');
    await ask(jumped, { amount: '1' });
    jumped.pass(day);
    expect(await statusOf(jumped)).toBe('170');
    expect((await waiting(jumped)).length).toBe(2);
  });

  it('arrives at once on request', async () => {
    const scene = stage('due-today');
    expect(scene.backend.moneyArrives()).toBe(false);
    await ask(scene, { amount: '1' });
    expect(scene.backend.moneyArrives(scene.key.orderId)).toBe(true);
    expect(await statusOf(scene)).toBe('170');
  });
});

describe('an extension', () => {
  it('is not paid by the fee without display 1', async () => {
    const scene = stage('extension-available');
    const offer = await scene.client.call(extensionDetail, scene.key);
    expect((await ask(scene, { amount: String(offer.delayShouldPayAmount) })).amount).not.toBe(
      offer.delayShouldPayAmount,
    );
  });
});

/** The fields of an EMV code, by tag. */
function emvFields(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length;) {
    const length = Number(text.slice(at + 2, at + 4));
    fields.set(text.slice(at, at + 2), text.slice(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return fields;
}

describe('a further way', () => {
  it('has a QR code of the debt in the EMV format', async () => {
    const scene = stage('further-ways');
    const [first] = await waiting(scene);
    const code = await ask(scene, { amount: '1', pay_type: 'qris', payCode: 'QRIS' });
    expect(code).toMatchObject({ amount: first?.totalAmount, payType: 'qris', payCode: 'QRIS', fee: '' });
    const fields = emvFields(code.qrContent);
    expect(fields.get('54')).toBe((Number(first?.totalAmount) / 100).toFixed(2));
    expect(fields.get('53')).toBe('360');
    expect(fields.get('62')).toBe(`01${String(code.vcode.length)}${code.vcode}`);
    expect(fields.get('63')).toMatch(/^[0-9A-F]{4}$/);
  });
});
