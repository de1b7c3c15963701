import { describe, expect, it } from 'vitest';
import { loanDetails } from '../contract/loan';
import { registrationSession } from '../contract/promotion';
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

  it('keeps to the contract when it is refused, whatever its data', () => {
    const refusal = '{"code":"4001","msg":"no","data":7}';
    expect(checkAnswer(loanDetails, refusal)).toEqual({ isRefusal: true, drift: [] });
  });

  it('of an unknown path is not in the contract', () => {
    expect(checkAnswer(findCall('POST', '/gateway/nowhere'), '{}').drift).toEqual(['This path is not in the contract']);
  });
});
