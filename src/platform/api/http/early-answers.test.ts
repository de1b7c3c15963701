import { requestName, takeEarlyAnswer, type EarlyAnswer } from './early-answers';

const init = { method: 'POST', headers: { clientType: 'android' }, body: 'orderId=1' };
const name = requestName('/gateway/a?token=1', init);

function begun(): { earlyAnswers: EarlyAnswer[] } {
  return { earlyAnswers: [{ name, answer: Promise.resolve(new Response('{}')), at: 0, sentAt: 0 }] };
}

describe('the answer to a request of the inline script', () => {
  it('is given to one caller with the same request', async () => {
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
  ])('is not given to a caller with another request: %s', (_, other) => {
    expect(takeEarlyAnswer(begun(), other, 100)).toBeUndefined();
  });

  it('is not used after 30 seconds', () => {
    expect(takeEarlyAnswer(begun(), name, 30_000)).toBeDefined();
    expect(takeEarlyAnswer(begun(), name, 30_001)).toBeUndefined();
  });

  it('with a code is used however late the application is', () => {
    const [early] = begun().earlyAnswers;
    const source = early && { earlyAnswers: [{ ...early, key: 'a' }] };
    expect(source && takeEarlyAnswer(source, name, 3_600_000)).toBeDefined();
  });

  it('does not exist if the inline script has sent none', () => expect(takeEarlyAnswer({}, name, 0)).toBeUndefined());
});
