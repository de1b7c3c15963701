import { describe, expect, it } from 'vitest';
import { longestBehindMs } from '@/domain/clock';
import { persistedAnswers } from '@/platform/query/answer-store';
import { maxKeptAge } from '@/platform/storage/kept-rules';
import { readRecord } from '@/platform/storage/record';
import { readKept } from './stored-record';

const now = Date.parse('2026-03-01T12:00:00Z');
const owner = 'u:1';

const record = {
  version: 1,
  owner,
  savedAt: now - 60_000,
  data: {
    buster: __CONTRACT_VERSION__,
    queryHash: '["loan"]',
    queryKey: ['loan'],
    state: { data: { repayAmount: '155400000' }, dataUpdatedAt: now - 60_000 },
  },
};

const withData = (data: object) => ({ ...record, data: { ...record.data, ...data } });
const withState = (state: object) => withData({ state: { ...record.data.state, ...state } });

describe('a record of an earlier visit, read in the HTML', () => {
  it('is what the application reads of it', () => {
    const reading = readRecord(persistedAnswers, owner, record);
    if (reading.state !== 'readable') throw new Error('not readable');
    const { data, dataUpdatedAt: readAt } = reading.data.state;
    expect(readKept(record, owner, now)).toEqual({ data, readAt });
  });

  it('lasts as long as there', () => {
    expect(readKept(withState({ dataUpdatedAt: now - maxKeptAge }), owner, now)).not.toBeNull();
    expect(readKept(withState({ dataUpdatedAt: now - maxKeptAge - 1 }), owner, now)).toBeNull();
  });

  it('is shown on a phone whose clock is years behind, and not for ever', () => {
    expect(readKept(withState({ dataUpdatedAt: now + longestBehindMs }), owner, now)).not.toBeNull();
    expect(readKept(withState({ dataUpdatedAt: now + longestBehindMs + 1 }), owner, now)).toBeNull();
  });

  it.each<[string, unknown]>([
    ['missing', undefined],
    ['no record', 'text'],
    ['somebody else’s', { ...record, owner: 'u:2' }],
    ['without an owner', { ...record, owner: undefined }],
    ['of another version', { ...record, version: 2 }],
    ['without the time it was saved', { ...record, savedAt: 'today' }],
    ['of another contract', withData({ buster: 'older' })],
    ['without the name of its query', withData({ queryHash: 7 })],
    ['without an answer', withData({ state: null })],
    ['without a time', withState({ dataUpdatedAt: 'today' })],
    ['at no time', withState({ dataUpdatedAt: Number.NaN })],
  ])('is none: %s', (_, raw) => {
    expect(readKept(raw, owner, now)).toBeNull();
  });
});
