import { repaymentWay } from '@/platform/api/contract/card-repayment';
import { googleScore } from '@/platform/api/contract/loan';
import { encodeRequest } from '@/platform/api/http/encode';
import { findCall } from './observe-call';
import { requestDrift, sentFields } from './request-drift';

const address = 'https://loans.example/gateway';
const form = (body: Record<string, string>, query = '') =>
  new Request(`${address}/x?token=t${query}`, { method: 'POST', body: new URLSearchParams(body) });

describe('a request', () => {
  it('of the client follows the contract, with numbers as digits', async () => {
    const { url, init } = encodeRequest(
      googleScore,
      { score: 5 },
      { baseUrl: address, common: { token: 't' }, formHeaders: [], jsonHeaders: [] },
    );
    expect(requestDrift(googleScore, await sentFields(new Request(url, init)), ['token'])).toEqual([]);
  });

  it('differs by missing, invalid and unknown fields, without their values', async () => {
    const sent = await sentFields(form({ score: 'high', secret: 'hush' }, '&extra=1'));
    expect(requestDrift(googleScore, sent, ['token'])).toEqual([
      'request.score: is of another type',
      'request.extra: not in the contract',
      'request.secret: not in the contract',
    ]);
    expect(requestDrift(googleScore, await sentFields(form({})), ['token'])).toEqual(['request.score: is missing']);
  });

  it('differs if a field of the query is in the body', async () => {
    expect(requestDrift(repaymentWay, await sentFields(form({ orderId: '1' })), ['token'])).toEqual([
      'request.orderId: is missing',
      'request.orderId: not in the contract',
    ]);
    expect(requestDrift(repaymentWay, await sentFields(form({}, '&orderId=1')), ['token'])).toEqual([]);
  });

  it('is distinguished from another call on the same path by its fields', () => {
    const path = '/gateway/v3/loan-details/init-pay-type';
    expect(findCall('POST', path, { pay_type: '1' })?.name).toBe('init-pay-type-bank');
    expect(findCall('POST', path, { pay_type: '2' })?.name).toBe('init-pay-type-market');
    expect(findCall('POST', path)?.name).toBe('init-pay-type-bank');
  });
});
