import { anything, array, constantFrom, oneof, record as recordOf } from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { codePreview } from '@/features/pay/code/preview';
import { paymentCodes } from '@/features/pay/records/payment-codes';
import { loanDetails, type LoanDetails } from '@/platform/api/contract/loan';
import { parseWithSchema } from '@/platform/preview/preview-schema';
import { readRecord } from '@/platform/storage/definition';
import { readCurrentData } from '@/platform/storage/envelope';
import { always } from '../../tests/support/always';
import { hostileAnswers } from '../../tests/support/hostile-answers';
import { paymentCodeOf } from '../../tests/support/payment-codes';
import {
  previewNow as now,
  usePreviewTexts,
  contextInApp,
  contextInHtml,
  settings,
  type Setting,
} from '../../tests/support/preview-settings';
import { sampleRecords } from '../../tests/support/sample-records';
import { toPreviewSchema } from './to-preview-schema';

usePreviewTexts();

const owner = 'u:1';
const { version, schema } = paymentCodes;
const previewSchema = toPreviewSchema(schema);

type Case = { raw: unknown; loan: LoanDetails | undefined; inputs: Record<string, string> };

/** The fields of a record in the inline script. */
function inHtml({ raw, loan, inputs }: Case, setting: Setting): unknown {
  try {
    const data = readCurrentData(raw, owner, version);
    if (data === undefined) return null;
    return codePreview.toFields(
      parseWithSchema(previewSchema, data) as never,
      loan,
      contextInHtml(codePreview, setting, inputs),
    );
  } catch {
    return null;
  }
}

/** The same in the application. */
function inApp({ raw, loan, inputs }: Case, setting: Setting): unknown {
  const reading = readRecord(paymentCodes, owner, raw);
  return reading.state === 'readable' ? codePreview.toFields(reading.data, loan, contextInApp(setting, inputs)) : null;
}

const recordWith = (cards: unknown) => ({ version, owner, savedAt: now, data: { cards } });
const loanIn = (orderStatus: string, dueTime: unknown = null) =>
  v.parse(loanDetails.answer, { orderStatus, dueTime, repayAmount: '1' });
const inputs = { orderId: 'o', productId: 'p', amount: '105325000', display: '0' };
const savedAt = now - 60_000;

/** Ways for a code to be on the page. */
const codes = {
  'of a bank': {},
  'of a counter with a fee': { payType: '2', payCode: 'ALFAMART', fee: '250000', vcode: '2821890902187' },
  'of an e-wallet with a recipient': { payType: 'ewallet', payCode: 'OVO', payee: '<b>DEMO</b>', fee: '100' },
  'of an address': { payType: 'upi', payCode: 'UPI', vcode: 'demoloan.1@demobank' },
  'of an unknown way': { payType: 'bbps', groupName: 'Bharat BillPay', payCode: '' },
  'with a deadline': { expireTime: '2026-03-01 23:00:00' },
  'that outlives the due day': { expireTime: now + 3 * 86_400_000, dueTime: '2026-03-02' },
  'of a late loan': { expireTime: now + 86_400_000, dueTime: '2026-02-02' },
  'with a due day after it': { expireTime: now + 86_400_000, dueTime: '2026-04-02' },
} as const;

describe('the preview of a stored code is that of the application', () => {
  it.each(Object.entries(codes))('%s', (_, parts) => {
    for (const loan of [undefined, loanIn('174'), loanIn('180', '2026-02-27'), loanIn('200')]) {
      for (const setting of settings) {
        const found = { raw: recordWith([paymentCodeOf({ savedAt, ...parts })]), loan, inputs };
        const shown = inHtml(found, setting);
        expect(shown).toEqual(inApp(found, setting));
        if (loan?.orderStatus === '200') expect(shown).toBeNull();
        else expect(shown).toMatchObject({ readAt: savedAt });
      }
    }
  });

  const good = recordWith([paymentCodeOf({ savedAt })]);
  it.each<[string, unknown]>([
    ['missing', undefined],
    ['no record', 'text'],
    ['of another borrower', { ...good, owner: 'u:2' }],
    ['without an owner', { ...good, owner: undefined }],
    ['of a newer version', { ...good, version: version + 1 }],
    ['saved at no time', { ...good, savedAt: Number.NaN }],
    ['without data', { ...good, data: null }],
    ['no list', recordWith({ length: 1 })],
    ['expired', recordWith([paymentCodeOf({ savedAt, expireTime: now - 1 })])],
    ['with a code that is no text', recordWith([{ ...paymentCodeOf({ savedAt }), vcode: 3901 }])],
    ['with an amount that is no text', recordWith([{ ...paymentCodeOf({ savedAt }), amount: 105_325_000 }])],
    [
      'with steps that are none',
      recordWith([{ ...paymentCodeOf({ savedAt }), channels: [{ name: 'ATM', steps: [1] }] }]),
    ],
    ['that asked for nothing', recordWith([{ ...paymentCodeOf({ savedAt }), asked: null }])],
    ['of a prototype', JSON.parse(`{"__proto__":${JSON.stringify(good)}}`)],
    [
      'with fields of a prototype',
      recordWith([JSON.parse(`{"__proto__":${JSON.stringify(paymentCodeOf({ savedAt }))}}`)]),
    ],
  ])('is empty for a record that is %s', (_, raw) => {
    for (const setting of settings) {
      expect(inHtml({ raw, loan: undefined, inputs }, setting)).toBeNull();
      expect(inApp({ raw, loan: undefined, inputs }, setting)).toBeNull();
    }
  });

  it('leaves a record of an earlier version to the application', () => {
    const [setting] = settings;
    const found = { raw: { ...good, version: 1 }, loan: undefined, inputs };
    expect(setting && inHtml(found, setting)).toBeNull();
    expect(setting && inApp(found, setting)).not.toBeNull();
  });

  const values: unknown[] = ['', '__proto__', '9'.repeat(400), -1, Number.NaN, null, '12', 1e15];
  const odd = oneof(anything(), constantFrom(...values));
  /** Nine times of ten what it has to be. */
  const mostly = (sound: unknown) => oneof({ weight: 9, arbitrary: constantFrom(sound) }, odd);
  const fields = Object.entries(paymentCodeOf({ savedAt })).map(([name, value]) => [name, mostly(value)] as const);
  const card = recordOf(Object.fromEntries(fields));
  const cards = recordOf({ cards: array(oneof(card, card, odd), { maxLength: 3 }) });
  const rawRecord = recordOf({
    version: mostly(version),
    owner: mostly(owner),
    savedAt: mostly(now),
    data: oneof({ weight: 9, arbitrary: cards }, odd),
  }).filter((one) => typeof one.version !== 'number' || one.version >= version);
  let turn = 0;
  let seen = 0;

  always('for any record and any answer of the server', [rawRecord, hostileAnswers(loanDetails)], (raw, answer) => {
    const setting = settings[(turn += 1) % settings.length];
    const loan = v.safeParse(loanDetails.answer, answer);
    if (!setting) return;
    const found = { raw, loan: loan.success ? loan.output : undefined, inputs: { ...inputs, amount: '' } };
    const shown = inHtml(found, setting);
    if (shown !== null) seen += 1;
    expect(shown).toEqual(inApp(found, setting));
  });

  it('shows some of them', () => {
    expect(seen).toBeGreaterThan(0);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

it('every record of a preview has a copy in localStorage', () => {
  const copied = Object.values(sampleRecords).filter(({ definition }) => definition.isCopied?.('00123'));
  const names = copied.map(({ definition }) => definition.name);
  expect(names).toEqual(expect.arrayContaining([paymentCodes.name, ...codePreview.skipWithRecordIn]));
});
