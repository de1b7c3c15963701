import { expect, it } from 'vitest';
import { counterCodeOf, paymentCodeOf } from '../../../../tests/support/payment-codes';
import { addCode, findShownCode, findSavedCode, isExpired, loanDueOf, replacementOf } from './saved-codes';

const jakarta = '+07:00';

it.each([
  ['the new one first', ['a'], 'b', ['b', 'a']],
  ['the same code once, as it came last', ['b', 'a'], 'a', ['a', 'b']],
  ['ten, without the oldest', Array.from('0123456789'), 'new', ['new', ...Array.from('012345678')]],
])('the saved codes of an order have %s', (_, before, vcode, after) => {
  const cards = addCode(
    before.map((code) => paymentCodeOf({ vcode: code })),
    paymentCodeOf({ vcode, savedAt: 2 }),
  );
  expect(cards.map((card) => card.vcode)).toEqual(after);
  expect(cards[0]?.savedAt).toBe(2);
});

const alfamart = counterCodeOf({ vcode: 'alfamart' });
const bni = paymentCodeOf({ vcode: 'bni', payCode: 'BNI', asked: { payCode: 'BNI' } });
const bca = paymentCodeOf({ vcode: 'bca' });
const asked = { amount: '400', payType: '', payCode: '' };
const unchosen = paymentCodeOf({ vcode: 'unchosen', payCode: 'BRI', amount: '500', asked });
const cards = [alfamart, bni, bca, unchosen];

it.each([
  ['nothing: the newest', {}, 'alfamart'],
  ['a bank', { payCode: 'BCA' }, 'bca'],
  ['bank, way and amount', { payType: '1', payCode: 'BNI', amount: '105325000' }, 'bni'],
  ['the same with another amount', { payType: '1', payCode: 'BNI', amount: '105325001' }, undefined],
  ['a bank that was not requested', { payCode: 'MANDIRI' }, undefined],
  ['a way only', { payType: '1' }, 'bni'],
  ['the bank under the other way', { payType: '2', payCode: 'BCA' }, undefined],
  ['the bank the server chose', { payCode: 'BRI' }, 'unchosen'],
  ['the amount that was asked for', { amount: '400' }, 'unchosen'],
  ['the amount the server made of it', { amount: '500' }, 'unchosen'],
] as const)('the saved code is found by an address with %s', (_, named, vcode) => {
  expect(findSavedCode(cards, { amount: '', payType: '', payCode: '', ...named })?.vcode).toBe(vcode);
});

const now = Date.parse('2026-03-01T12:00:00Z');
const day = 86_400_000;
const named = { amount: '105325000', payType: '1', payCode: 'BCA', display: '0' };
const shown = paymentCodeOf({ vcode: 'kept', savedAt: now - 60_000 });
const loanIn = (orderStatus: string) => ({ orderStatus, dueTime: null });
const due = loanIn('174');
const ofExtension = { asked: { display: '1' } };
const atBni = { vcode: 'bni', payCode: 'BNI', asked: { payCode: 'BNI' } };
const later = { ...atBni, savedAt: now - 1 };

it.each<
  [string, Parameters<typeof paymentCodeOf>[0][], Partial<typeof named>, typeof due | undefined, string | undefined]
>([
  ['the one that the address names', [{}], {}, undefined, 'kept'],
  ['the same once the loan is known to be open', [{}], {}, due, 'kept'],
  ['the same for an unknown status', [{}], {}, loanIn('999'), 'kept'],
  ['none once the loan is paid back', [{}], {}, loanIn('200'), undefined],
  ['none once the loan is closed', [{}], {}, loanIn('4'), undefined],
  ['that of an extension, whatever the status', [ofExtension], { display: '1' }, loanIn('200'), 'kept'],
  ['none where it pays the extension, and the address the loan', [ofExtension], {}, undefined, undefined],
  ['none where it pays the loan, and the address the extension', [{}], { display: '1' }, undefined, undefined],
  ['none without stored codes', [], {}, undefined, undefined],
  ['none that has expired', [{ expireTime: now }], {}, undefined, undefined],
  ['one that is as old as other stored answers', [{ savedAt: now - 30 * day }], {}, undefined, 'kept'],
  ['none that is older', [{ savedAt: now - 30 * day - 1 }], {}, undefined, undefined],
  ['none of no time', [{ savedAt: Number.NaN }], {}, undefined, undefined],
  ['none that a later code has replaced', [later, {}], {}, undefined, undefined],
  ['one whose later code pays the extension', [{ ...later, asked: { display: '1' } }, {}], {}, undefined, 'kept'],
  ['the newest, where the address names nothing', [{}], { amount: '', payType: '', payCode: '' }, undefined, 'kept'],
  ['none whose amount is not the one asked for', [{ amount: '200' }], {}, undefined, undefined],
  ['none without an amount', [{ amount: '' }], { amount: '' }, undefined, undefined],
  ['none whose amount is the server’s own words', [{ amount: 'ask us' }], { amount: '' }, undefined, undefined],
  ['none that is scanned', [{ qrContent: 'QR' }], {}, undefined, undefined],
])('the saved code shown while the server is asked is %s', (_, codes, wanted, known, vcode) => {
  const stored = codes.map((parts = {}) => ({ ...shown, ...parts, asked: { ...shown.asked, ...parts.asked } }));
  const asking = { choice: { ...named, ...wanted }, loan: known, now, utcOffset: jakarta };
  expect(findShownCode(stored, asking)?.vcode).toBe(vcode);
});

it.each([
  ['what the server says now', '2026-03-01', '0', '2026-03-02', '2026-03-02'],
  ['the stored text, if the server sends none', '2026-03-01', '0', null, '2026-03-01'],
  ['not known', null, '0', null, undefined],
  ['no matter for an extension', '2026-03-01', '1', '2026-03-02', undefined],
])('the due date of the loan of a code is %s', (_, dueTime, display, sent, date) => {
  const loan = { orderStatus: '174', dueTime: sent };
  expect(loanDueOf(paymentCodeOf({ dueTime, asked: { display } }), loan, jakarta)?.date).toBe(date);
});

const end = Date.parse('2026-03-01T14:00:00+07:00');

it.each([
  ['a moment before', end, end - 1, false],
  ['at the moment', end, end, true],
  ['written as the lender’s wall clock, before', '2026-03-01 14:00:00', end - 1, false],
  ['written as the lender’s wall clock, after', '2026-03-01 14:00:00', end, true],
  ['never, when the server did not say', null, Number.MAX_SAFE_INTEGER, false],
  ['never, when the server wrote nonsense', 'soon', Number.MAX_SAFE_INTEGER, false],
])('a code has expired or not: %s', (_, expireTime, at, expired) => {
  expect(isExpired(paymentCodeOf({ expireTime }), at, jakarta)).toBe(expired);
});

const savedOn = (vcode: string, savedAt: number, expireTime: number | null = null, display = '') =>
  paymentCodeOf({ vcode, savedAt, expireTime, asked: { display } });
const ofFee = savedOn('fee', 2_500, null, '1');
const [old, newer, newest] = [savedOn('old', 1_000), savedOn('newer', 2_000), savedOn('newest', 3_000)];

it.each([
  ['by the newest of the newer ones', old, [newest, newer, old], 'newest'],
  ['in any order', old, [old, newer, newest], 'newest'],
  ['not by an older one', newest, [newest, newer, old], undefined],
  ['not by itself', old, [savedOn('old', 9_000)], undefined],
  ['not by one that has expired', old, [savedOn('gone', 2_000, now - 1), old], undefined],
  ['not by one of the extension', old, [ofFee, newer, old], 'newer'],
  ['not by one of the loan', ofFee, [newest, ofFee], undefined],
  ['by another one of the extension', savedOn('old fee', 1_000, null, '1'), [newest, ofFee, old], 'fee'],
])('a code is replaced or not: %s', (_, card, saved, vcode) =>
  expect(replacementOf(card, saved, now, jakarta)?.vcode).toBe(vcode),
);
