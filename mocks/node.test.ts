// @vitest-environment jsdom
import { loanDetails } from '@/platform/api/contract/loan';
import { createClient } from '@/platform/api/http/create-client';
import { day } from './clock';
import { createMockServer } from './node';
import { findScenario } from './scenarios';
import { orderIdOf } from './seed/create-state';

const mock = createMockServer({ scenario: 'due-today', now: Date.parse('2026-03-04T05:00:00Z') });
const client = createClient({
  baseUrl: '/gateway',
  formHeaders: ['clientType'],
  jsonHeaders: [],
  commonParams: () => ({ clientType: 'h5' }),
});
const key = { productId: '2101', orderId: orderIdOf(findScenario('due-today'), 1) };

beforeAll(() => mock.listen());
beforeEach(() => mock.reset());
afterAll(() => mock.close());

it('ends an aborted call', async () => {
  mock.setFaults('timeout');
  const controller = new AbortController();
  const call = client.call(loanDetails, key, { signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

it('has a disorderly lender until the next reset, which holds answers', async () => {
  mock.reset({ scenario: 'due-today', lender: { repayAmount: 'whole' } });
  const { release } = mock.lender.hold('loan-details');
  const controller = new AbortController();
  const call = client.call(loanDetails, key, { signal: controller.signal });
  await expect.poll(() => mock.lender.held()).toBe(1);
  controller.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  expect(mock.lender.held()).toBe(0);
  release();
  const { orderId } = key;
  expect(Number((await client.call(loanDetails, key)).repayAmount)).toBe(mock.lender.truth(orderId).owed);
  mock.reset();
  expect(Number((await client.call(loanDetails, key)).repayAmount)).toBeLessThan(mock.lender.truth(orderId).owed);
});

it('moves its clock', async () => {
  mock.setClock('+1d');
  expect((await client.call(loanDetails, key)).orderStatus).toBe('180');
  expect(mock.backend().now()).toBe(Date.parse('2026-03-04T05:00:00Z') + day);
});
