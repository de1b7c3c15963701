import { describe, expect, it } from 'vitest';
import { requestName, takeEarlyAnswer, type EarlyAnswer } from './early-answers';

const init = { method: 'POST', headers: { clientType: 'android' }, body: 'orderId=1' };
const name = requestName('/gateway/a?token=1', init);

function begun(at = 0): { earlyAnswers: EarlyAnswer[] } {
  return { earlyAnswers: [{ name, answer: Promise.resolve(new Response('{}')), at, sentAt: 0 }] };
}

describe('an answer that is under way before the application is', () => {
  it('goes to one caller that asks the same', async () => {
    const source = begun();
    expect(await (await takeEarlyAnswer(source, name, 100)?.answer)?.text()).toBe('{}');
    expect(takeEarlyAnswer(source, name, 101)).toBeUndefined();
  });

  it.each([
    ['another address', requestName('/gateway/b?token=1', init)],
    ['another borrower', requestName('/gateway/a?token=2', init)],
    ['another method', requestName('/gateway/a?token=1', { ...init, method: 'GET' })],
    ['another header', requestName('/gateway/a?token=1', { ...init, headers: { clientType: 'ios' } })],
    ['another body', requestName('/gateway/a?token=1', { ...init, body: 'orderId=2' })],
  ])('does not go to a caller that asks something else: %s', (_, other) => {
    expect(takeEarlyAnswer(begun(), other, 100)).toBeUndefined();
  });

  it('is asked for again when it is old', () => {
    expect(takeEarlyAnswer(begun(), name, 30_000)).toBeDefined();
    expect(takeEarlyAnswer(begun(), name, 30_001)).toBeUndefined();
  });

  it('is none where the page began without', () => expect(takeEarlyAnswer({}, name, 0)).toBeUndefined());
});
