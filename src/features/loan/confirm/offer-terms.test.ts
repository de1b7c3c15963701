import { markets } from '@/domain/market';
import { detailGroups } from './offer-terms';

const row = (text: string, value = '1') => ({ text, value });

const offer = { details: [row('all')], detail1: [row('money')], detail2: [row('costs')], repay_plans: [] };

const shown = (label: string, value = '1') => ({ label, value });

it.each([
  ['are one list in India', {}, markets.india, [[shown('all')]]],
  ['are two lists elsewhere', {}, markets.indonesia, [[shown('money')], [shown('costs')]]],
  ['are one list if the others are empty', { detail1: [], detail2: [] }, markets.indonesia, [[shown('all')]]],
  ['are two lists if the other is empty', { details: [] }, markets.india, [[shown('money')], [shown('costs')]]],
  ['are none', { details: [], detail1: [], detail2: [] }, markets.india, []],
  ['have a dash, and no empty row', { details: [row('Fee', ''), row('', '')] }, markets.india, [[shown('Fee', '–')]]],
])('the detail rows %s', (_, change, market, expected) => {
  expect(detailGroups({ ...offer, ...change }, market)).toEqual(expected);
});

it('the detail rows leave out the fee that the first instalment shows', () => {
  const plan = (amount: bigint, description: string) => ({ title: '', pay_time: '', amount, description });
  const rows = { ...offer, details: [row('Fee', 'Rp5'), row('Interest', 'Rp9')] };
  const labelsOf = (first: bigint) =>
    detailGroups({ ...rows, repay_plans: [plan(first, 'Fee Rp5'), plan(10n, '')] }, markets.india)
      .flat()
      .map(({ label }) => label);
  expect(labelsOf(15n)).toEqual(['Interest']);
  expect(labelsOf(10n)).toEqual(['Fee', 'Interest']);
});
