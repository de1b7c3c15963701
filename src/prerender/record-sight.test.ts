import { setupI18n } from '@lingui/core';
import { anything, array, assert, constantFrom, oneof, property, record as recordOf } from 'fast-check';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { loanDetails, type LoanDetails } from '@/api/contract/loan';
import { formOf } from '@/api/form-of';
import { readByForm } from '@/api/read-by-form';
import { formatsOf, locales, type Locale } from '@/domain/languages';
import { markets } from '@/domain/market';
import { codeSight } from '@/features/repayment/virtual-account/first-sight';
import { loadTexts } from '@/i18n/catalogs';
import type { SightWorld } from '@/services/first-sight';
import { readRecord } from '@/storage/record';
import { paymentCodes } from '@/storage/records/payment-codes';
import { hostileAnswers } from '../../tests/support/hostile-answers';
import { paymentCodeOf } from '../../tests/support/payment-codes';
import { sampleRecords } from '../../tests/support/sample-records';
import { readRecord as readInHtml } from './kept-record';
import { say } from './say';

const owner = 'u:1';
const now = Date.parse('2026-03-01T12:00:00Z');
const { version, schema } = paymentCodes;
const form = formOf(schema);

const texts = new Map<Locale, Awaited<ReturnType<typeof loadTexts>>>();

beforeAll(async () => {
  for (const locale of locales) texts.set(locale, await loadTexts(locale, ['base', 'repayment']));
});

const worlds = locales.flatMap((locale) => Object.values(markets).map((market) => ({ locale, market })));
type World = (typeof worlds)[number];

function worldOf({ locale, market }: World, inputs: Record<string, string>): Omit<SightWorld, 'say'> {
  return { market, now, inputs, serverLanguage: locale === market.locale ? undefined : market.locale };
}

type Case = { raw: unknown; loan: LoanDetails | undefined; inputs: Record<string, string> };

/** As the script in the HTML sees a record: with the messages that its page has, and no more. */
function inHtml({ raw, loan, inputs }: Case, world: World): unknown {
  const all = texts.get(world.locale) ?? {};
  const known = Object.fromEntries(codeSight.words.map(({ id }) => [id, all[id]]));
  try {
    const data = readInHtml(raw, owner, version);
    return data === undefined
      ? null
      : codeSight.see(readByForm(form, data) as never, loan, {
          ...worldOf(world, inputs),
          say: (message) => say(known, world.locale, message),
        });
  } catch {
    return null;
  }
}

/** As the application sees it. */
function inApp({ raw, loan, inputs }: Case, world: World): unknown {
  const { locale } = world;
  const i18n = setupI18n();
  i18n.loadAndActivate({ locale, locales: formatsOf(locale), messages: texts.get(locale) ?? {} });
  const reading = readRecord(paymentCodes, owner, raw);
  if (reading.state !== 'readable') return null;
  return codeSight.see(reading.data, loan, { ...worldOf(world, inputs), say: (message) => i18n._(message) });
}

const recordWith = (cards: unknown) => ({ version, owner, savedAt: now, data: { cards } });
const loanIn = (orderStatus: string, dueTime: unknown = null) =>
  v.parse(loanDetails.answer, { orderStatus, dueTime, repayAmount: '1' });
const inputs = { orderId: 'o', productId: 'p', amount: '105325000', display: '0' };
const savedAt = now - 60_000;

/** Ways for a code to stand on the page. */
const codes = {
  'of a bank': {},
  'of a counter with a fee': { payType: '2', payCode: 'ALFAMART', fee: '250000', vcode: '2821890902187' },
  'of an e-wallet with a recipient': { payType: 'ewallet', payCode: 'OVO', payee: '<b>DEMO</b>', fee: '100' },
  'of an address': { payType: 'upi', payCode: 'UPI', vcode: 'demoloan.1@demobank' },
  'of a way nobody knows': { payType: 'bbps', groupName: 'Bharat BillPay', payCode: '' },
  'with a deadline': { expireTime: '2026-03-01 23:00:00' },
  'that outlives the due day': { expireTime: now + 3 * 86_400_000, dueTime: '2026-03-02' },
  'of a late loan': { expireTime: now + 86_400_000, dueTime: '2026-02-02' },
  'with a due day after it': { expireTime: now + 86_400_000, dueTime: '2026-04-02' },
} as const;

describe('a kept code in the HTML is to the letter that of the application', () => {
  it.each(Object.entries(codes))('%s', (_, parts) => {
    for (const loan of [undefined, loanIn('174'), loanIn('180', '2026-02-27'), loanIn('200')]) {
      for (const world of worlds) {
        const found = { raw: recordWith([paymentCodeOf({ savedAt, ...parts })]), loan, inputs };
        const shown = inHtml(found, world);
        expect(shown).toEqual(inApp(found, world));
        if (loan?.orderStatus === '200') expect(shown).toBeNull();
        else expect(shown).toMatchObject({ readAt: savedAt });
      }
    }
  });

  const good = recordWith([paymentCodeOf({ savedAt })]);
  it.each<[string, unknown]>([
    ['missing', undefined],
    ['no record', 'text'],
    ['somebody else’s', { ...good, owner: 'u:2' }],
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
  ])('and nothing of a record that is %s', (_, raw) => {
    for (const world of worlds) {
      expect(inHtml({ raw, loan: undefined, inputs }, world)).toBeNull();
      expect(inApp({ raw, loan: undefined, inputs }, world)).toBeNull();
    }
  });

  it('leaves a record of an earlier version to the application', () => {
    const [world] = worlds;
    const found = { raw: { ...good, version: 1 }, loan: undefined, inputs };
    expect(world && inHtml(found, world)).toBeNull();
    expect(world && inApp(found, world)).not.toBeNull();
  });

  it('of whatever lies on the disk and whatever the server says', () => {
    const odd = oneof(
      anything(),
      constantFrom<unknown>('', '__proto__', '9'.repeat(400), -1, Number.NaN, null, '12', 1e15),
    );
    const sound = paymentCodeOf({ savedAt });
    const card = recordOf(
      Object.fromEntries(
        Object.entries(sound).map(([name, value]) => [
          name,
          oneof({ weight: 9, arbitrary: constantFrom<unknown>(value) }, odd),
        ]),
      ),
    );
    const raw = recordOf({
      version: oneof({ weight: 9, arbitrary: constantFrom<unknown>(version) }, odd),
      owner: oneof({ weight: 9, arbitrary: constantFrom<unknown>(owner) }, odd),
      savedAt: oneof({ weight: 9, arbitrary: constantFrom<unknown>(now) }, odd),
      data: oneof({ weight: 9, arbitrary: recordOf({ cards: array(oneof(card, card, odd), { maxLength: 3 }) }) }, odd),
    }).filter((one) => typeof one.version !== 'number' || one.version >= version);
    let turn = 0;
    let seen = 0;
    assert(
      property(raw, hostileAnswers(loanDetails), (one, answer) => {
        const world = worlds[(turn += 1) % worlds.length];
        const loan = v.safeParse(loanDetails.answer, answer);
        if (!world) return;
        const found = { raw: one, loan: loan.success ? loan.output : undefined, inputs: { ...inputs, amount: '' } };
        const shown = inHtml(found, world);
        if (shown !== null) seen += 1;
        expect(shown).toEqual(inApp(found, world));
      }),
    );
    expect(seen).toBeGreaterThan(0);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

it('reads the records as their schema does', () => {
  for (const data of [
    { cards: [] },
    { cards: null },
    {},
    null,
    { cards: [null, 'x', paymentCodeOf()] },
    { cards: 7 },
  ]) {
    const parsed = v.safeParse(schema, data);
    let read: unknown = 'refused';
    try {
      read = readByForm(form, data);
    } catch {
      // As the schema does.
    }
    expect(read).toEqual(parsed.success ? parsed.output : 'refused');
  }
});

it('has a copy of every record that decides what it shows', () => {
  const copied = Object.values(sampleRecords).filter(({ definition }) => definition.isCopied?.('00123'));
  const names = copied.map(({ definition }) => definition.name);
  expect(names).toEqual(expect.arrayContaining([paymentCodes.name, ...codeSight.unless]));
});
