import { expect, it } from 'vitest';
import { markets } from '@/domain/market';
import { detailGroups } from './offer-terms';

const row = (text: string, value = '1') => ({ text, value });

const offer = { details: [row('all')], detail1: [row('money')], detail2: [row('costs')], repay_plans: [] };

it('the detail rows are one list in India and two elsewhere', () => {
  expect(detailGroups(offer, markets.india)).toEqual([[{ label: 'all', value: '1' }]]);
  expect(detailGroups(offer, markets.indonesia)).toEqual([
    [{ label: 'money', value: '1' }],
    [{ label: 'costs', value: '1' }],
  ]);
});

it('the detail rows fall back to what the server has filled', () => {
  expect(detailGroups({ ...offer, detail1: [], detail2: [] }, markets.indonesia)).toEqual([
    [{ label: 'all', value: '1' }],
  ]);
  expect(detailGroups({ ...offer, details: [] }, markets.india)).toHaveLength(2);
  expect(detailGroups({ details: [], detail1: [], detail2: [], repay_plans: [] }, markets.india)).toEqual([]);
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

it('the detail rows have a dash for a missing value, and no empty row', () => {
  expect(detailGroups({ ...offer, details: [row('Fee', ''), row('', '')] }, markets.india)).toEqual([
    [{ label: 'Fee', value: '–' }],
  ]);
});
