import { loanDetails } from '@/platform/api/contract/loan';
import { registrationSession } from '@/platform/api/contract/promotion';
import { checkAnswer } from './answer-drift';
import { findCall } from './observe-call';

describe('an answer, compared with the contract,', () => {
  it.each([
    ['differs if it is no JSON', '<html>', ['The answer is no JSON']],
    ['differs if it is an HTTP error', 'HTTP 503', ['It is answered with HTTP 503']],
    ['differs if it is no object', '7', ['The answer is no envelope']],
    ['differs if it is a list', '[]', ['The envelope has no code']],
    ['differs if it has no code', '{}', ['The envelope has no code']],
    ['differs if its code is an object', '{"code":{}}', ['The answer is no envelope']],
    ['differs if a required field is invalid', '{"code":"0","data":{"sid":{}}}', ['sid: must be an id']],
    [
      'differs if it has an unknown field',
      '{"code":"0","data":{"sid":"1","secret":2}}',
      ['secret: not in the contract'],
    ],
  ])('%s', (_case, text, drift) => {
    expect(checkAnswer(registrationSession, text)).toEqual({ isRefusal: false, drift });
  });

  it.each([
    [
      'dueTime',
      'next Tuesday',
      'dueTime: must be a time: epoch milliseconds (13 digits) or seconds (9 or 10), YYYY-MM-DD',
    ],
    ['isDelay', 'yes', 'isDelay: must be 0 or 1'],
    ['repayAmount', 1234.5, 'repayAmount: must be a whole number of hundredths'],
    ['repayAmount', '1e+21', 'repayAmount: must be a whole number of hundredths'],
    ['userOrderDetail', 'rows', 'userOrderDetail: must be Object'],
    ['recProducts', [{ id: {} }], 'recProducts.0.id: must be an id'],
  ])('differs if the page cannot read %s, %o', (field, value, sentence) => {
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
  ])('may have %s: %o', (field, value) => {
    expect(checkAnswer(loanDetails, JSON.stringify({ code: '00', data: { [field]: value } })).drift).toEqual([]);
  });

  it('may be a refusal with any data', () => {
    const refusal = '{"code":"4001","msg":"no","data":7}';
    expect(checkAnswer(loanDetails, refusal)).toEqual({ isRefusal: true, drift: [] });
  });

  it('of an unknown path is not in the contract', () => {
    expect(checkAnswer(findCall('POST', '/gateway/nowhere'), '{}').drift).toEqual(['This path is not in the contract']);
  });
});
