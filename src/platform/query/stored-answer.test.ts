import { maxBehindMs } from '@/domain/clock';
import { readRecord } from '@/platform/storage/definition';
import { persistedAnswers } from './persisted-answers';
import { answerBuster, maxAnswerAge, readAnswerRecord } from './stored-answer';

const now = Date.parse('2026-03-01T12:00:00Z');
const owner = 'u:1';

const savedAt = now - 60_000;
const answer = { data: { repayAmount: '155400000' }, readAt: savedAt };
const kept = { buster: answerBuster('1'), queryKey: ['loan'], ...answer };
const record = { version: 1, owner, savedAt, data: kept };

const withData = (data: object) => ({ ...record, data: { ...record.data, ...data } });

describe('a stored answer, read by the inline script', () => {
  it('is what the application reads', () => {
    const reading = readRecord(persistedAnswers, owner, record);
    if (reading.state !== 'readable') throw new Error('not readable');
    const { data, readAt } = reading.data;
    expect(readAnswerRecord(record, owner, '1', now)).toEqual({ data, readAt });
  });

  it('is shown for 30 days', () => {
    expect(readAnswerRecord(withData({ readAt: now - maxAnswerAge }), owner, '1', now)).not.toBeNull();
    expect(readAnswerRecord(withData({ readAt: now - maxAnswerAge - 1 }), owner, '1', now)).toBeNull();
  });

  it('is shown on a phone whose clock is years behind, but not for ever', () => {
    expect(readAnswerRecord(withData({ readAt: now + maxBehindMs }), owner, '1', now)).not.toBeNull();
    expect(readAnswerRecord(withData({ readAt: now + maxBehindMs + 1 }), owner, '1', now)).toBeNull();
  });

  it.each<[string, unknown]>([
    ['missing', undefined],
    ['no record', 'text'],
    ['of another borrower', { ...record, owner: 'u:2' }],
    ['without an owner', { ...record, owner: undefined }],
    ['of another version', { ...record, version: 2 }],
    ['without the time it was saved', { ...record, savedAt: 'today' }],
    ['of another contract', withData({ buster: 'older' })],
    ['of another market', withData({ buster: answerBuster('0') })],
    ['without a time', withData({ readAt: 'today' })],
    ['with a time that is no number', withData({ readAt: Number.NaN })],
  ])('is not shown: %s', (_, raw) => expect(readAnswerRecord(raw, owner, '1', now)).toBeNull());
});
