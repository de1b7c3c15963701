import { describe, expect, it } from 'vitest';
import { loanDetails } from '@/platform/api/contract/loan';
import { registrationSession } from '@/platform/api/contract/promotion';
import { checkAnswer } from './answer-drift';
import { findCall } from './observe-call';

describe('an answer', () => {
  it.each([
    ['strays when it is no JSON', '<html>', ['The answer is no JSON']],
    ['strays when it is no success, and is told by its number', 'HTTP 503', ['It is answered with HTTP 503']],
    ['strays when it is no envelope', '[]', ['The envelope has no code']],
    ['strays when it has no code', '{}', ['The envelope has no code']],
    ['strays when its code is no code', '{"code":{}}', ['The answer is no envelope']],
    ['strays when its data lacks what the page needs', '{"code":"0","data":{"sid":{}}}', ['sid: must be an id']],
    ['strays when it says too much', '{"code":"0","data":{"sid":"1","secret":2}}', ['secret: not in the contract']],
  ])('%s', (_case, text, drift) => {
    expect(checkAnswer(registrationSession, text)).toEqual({ isRefusal: false, drift });
  });

  it.each([
    ['dueTime', 'next Tuesday', 'dueTime: must be a time: epoch milliseconds or seconds, YYYY-MM-DD'],
    ['isDelay', 'yes', 'isDelay: must be 0 or 1'],
    ['repayAmount', 1234.5, 'repayAmount: must be a whole number of hundredths'],
    ['repayAmount', '1e+21', 'repayAmount: must be a whole number of hundredths'],
    ['userOrderDetail', 'rows', 'userOrderDetail: must be Object'],
    ['recProducts', [{ id: {} }], 'recProducts.0.id: must be an id'],
  ])('strays when the page cannot read %s, %o', (field, value, sentence) => {
    const { drift } = checkAnswer(loanDetails, JSON.stringify({ code: '00', data: { [field]: value } }));
    expect(drift).toEqual([expect.stringContaining(sentence)]);
  });

  it.each([
    ['dueTime', 1_764_000_000_000],
    ['dueTime', ''],
    ['isDelay', null],
    ['isDelay', true],
    ['repayAmount', 'about 10.000'],
    ['userOrderDetail', null],
  ])('is in order with %s: %o', (field, value) => {
    expect(checkAnswer(loanDetails, JSON.stringify({ code: '00', data: { [field]: value } })).drift).toEqual([]);
  });

  it('keeps to the contract when it is refused, whatever its data', () => {
    const refusal = '{"code":"4001","msg":"no","data":7}';
    expect(checkAnswer(loanDetails, refusal)).toEqual({ isRefusal: true, drift: [] });
  });

  it('of an unknown path is not in the contract', () => {
    expect(checkAnswer(findCall('POST', '/gateway/nowhere'), '{}').drift).toEqual(['This path is not in the contract']);
  });
});
