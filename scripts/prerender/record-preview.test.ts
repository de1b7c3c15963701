import { always } from '@tests/support/always';
import { hostileAnswers } from '@tests/support/hostile-answers';
import { bookOf, codePaymentOf } from '@tests/support/payments';
import {
  previewNow as now,
  contextInApp,
  contextInHtml,
  settings,
  type Setting,
} from '@tests/support/preview-settings';
import { anything, array, constantFrom, oneof, record as recordOf, tuple } from 'fast-check';
import * as v from 'valibot';
import { parseWithSchema } from '@/boot/preview/preview-schema';
import type { CodePayment } from '@/domain/payments/payment';
import { codePreview } from '@/features/pay/code/code-texts';
import { paymentBooks, quietCodes } from '@/features/pay/records/book';
import { loanDetails, type LoanDetails } from '@/platform/api/contract/loan';
import { readCurrentData } from '@/platform/storage/envelope';
import { copiedCodes } from './copied-codes';
import { toPreviewSchema } from './to-preview-schema';

const owner = 'u:1';
const savedAt = now - 60_000;
const { version } = paymentBooks;
const previewSchema = toPreviewSchema(copiedCodes);

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

/** The same by the schema library, as the application parses. */
function inApp({ raw, loan, inputs }: Case, setting: Setting): unknown {
  const copied = v.safeParse(copiedCodes, readCurrentData(raw, owner, version));
  return copied.success ? codePreview.toFields(copied.output, loan, contextInApp(setting, inputs)) : null;
}

const recordWith = (data: unknown) => ({ version, owner, savedAt: now, data });

/** The copy of a book with one code, as the store writes it. */
const copyOf = (parts: Parameters<typeof codePaymentOf>[0] = {}) =>
  paymentBooks.toCopy?.(bookOf([codePaymentOf({ startedAt: savedAt, ...parts })]), '');

/** A copy whose code is not as the store writes it. */
function copyWith(change: (copied: { code: object }) => object) {
  const [copied] = quietCodes(bookOf([codePaymentOf({ startedAt: savedAt })]));
  return recordWith({ codes: copied && [change(copied)] });
}

const loanIn = (orderStatus: string, loanDue: unknown = null) =>
  v.parse(loanDetails.answer, { orderStatus, loanDue, repayAmount: '1' });
const inputs = { orderId: 'o', productId: 'p', amount: '105325000', display: '0' };

const counter = { payType: '2', payCode: 'ALFAMART' };

/** Ways for a code to be on the page. */
const codes: Record<string, Parameters<typeof codePaymentOf>[0]> = {
  'of a bank': {},
  'of a counter with a fee': { fee: '250000', code: { ...counter, number: '2821890902187' } },
  'of an e-wallet with a recipient': { fee: '100', code: { payType: 'ewallet', payCode: 'OVO', payee: '<b>DEMO</b>' } },
  'of an address': { code: { payType: 'upi', payCode: 'UPI', number: 'demoloan.1@demobank' } },
  'of an unknown way': { code: { payType: 'bbps', groupName: 'Bharat BillPay', payCode: '' } },
  'with a deadline': { code: { expireTime: '2026-03-01 23:00:00' } },
  'that outlives the due day': { code: { expireTime: now + 3 * 86_400_000, loanDue: '2026-03-02' } },
  'of a late loan': { code: { expireTime: now + 86_400_000, loanDue: '2026-02-02' } },
  'with a due day after it': { code: { expireTime: now + 86_400_000, loanDue: '2026-04-02' } },
};

describe('the preview of a stored code is that of the application', () => {
  it.each(Object.entries(codes))('%s', (_, parts) => {
    for (const loan of [undefined, loanIn('174'), loanIn('180', '2026-02-27'), loanIn('200')]) {
      for (const setting of settings) {
        const found = { raw: recordWith(copyOf(parts)), loan, inputs };
        const shown = inHtml(found, setting);
        expect(shown).toEqual(inApp(found, setting));
        if (loan?.orderStatus === '200') expect(shown).toBeNull();
        else expect(shown).toMatchObject({ readAt: savedAt });
      }
    }
  });

  const good = recordWith(copyOf());
  it.each<[string, unknown]>([
    ['missing', undefined],
    ['no record', 'text'],
    ['of another borrower', { ...good, owner: 'u:2' }],
    ['without an owner', { ...good, owner: undefined }],
    ['of a newer version', { ...good, version: version + 1 }],
    ['saved at no time', { ...good, savedAt: Number.NaN }],
    ['without data', { ...good, data: null }],
    ['no list', recordWith({ codes: { length: 1 } })],
    ['without codes', recordWith({})],
    ['expired', recordWith(copyOf({ code: { expireTime: now - 1 } }))],
    ['said to be paid', recordWith(copyOf({ stage: 'said' }))],
    ['with a code that is no text', copyWith((one) => ({ ...one, code: { ...one.code, number: 3901 } }))],
    ['with an amount that is no text', copyWith((one) => ({ ...one, amount: 105_325_000 }))],
    ['that asked for nothing', copyWith((one) => ({ ...one, code: { ...one.code, asked: null } }))],
    ['of a prototype', JSON.parse(`{"__proto__":${JSON.stringify(good)}}`)],
    ['with fields of a prototype', copyWith((one) => ({ ['__proto__']: one }))],
  ])('is empty for a record that is %s', (_, raw) => {
    for (const setting of settings) {
      expect(inHtml({ raw, loan: undefined, inputs }, setting)).toBeNull();
      expect(inApp({ raw, loan: undefined, inputs }, setting)).toBeNull();
    }
  });

  it('leaves a record of another version to the application', () => {
    const [setting] = settings;
    const found = { raw: { ...good, version: version + 1 }, loan: undefined, inputs };
    expect(setting && inHtml(found, setting)).toBeNull();
  });

  const values: unknown[] = ['', '__proto__', '9'.repeat(400), -1, Number.NaN, null, '12', 1e15];
  const odd = oneof(anything(), constantFrom(...values));
  /** Nine times of ten what it has to be. */
  const mostly = (sound: unknown) => oneof({ weight: 9, arbitrary: constantFrom(sound) }, odd);
  const copied = (copyOf() as { codes: CodePayment[] }).codes[0];
  const mostlyAs = (sound: object) =>
    recordOf(Object.fromEntries(Object.entries(sound).map(([name, value]) => [name, mostly(value)])));
  const code = mostlyAs(copied?.code ?? {});
  const payment = tuple(mostlyAs(copied ?? {}), code).map(([one, own]) => ({ ...one, code: own }));
  const copies = recordOf({ codes: array(oneof(payment, payment, odd), { maxLength: 3 }) });
  const rawRecord = recordOf({
    version: mostly(version),
    owner: mostly(owner),
    savedAt: mostly(now),
    data: oneof({ weight: 9, arbitrary: copies }, odd),
  });
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
