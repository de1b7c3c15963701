import type { Server } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { measure } from '@/api/conformance/meter';
import { registry } from '@/api/contract/registry';
import { launchLinks } from '../../mocks/launch-links';
import { createHttpServer } from '../../mocks/server/create-http-server';
import { findExcesses, findGaps } from './verdict';
import { walkMocks, walkReal } from './walks';

let server: Server;
let baseUrl = '';

beforeEach(async () => {
  server = createHttpServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  baseUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/gateway`;
});

afterEach(() => new Promise((resolve) => void server.close(resolve)));

const reads = registry.filter(({ isRead }) => isRead);
const launch = new URL(
  launchLinks('http://localhost/').find(({ scenario }) => scenario === 'complaint-answered')?.href ?? '',
).search;

// Before the tests begin: two thousand calls, however long they take.
const walks = await walkMocks();

it('the mock backend answers every call as the contract says, in every market', () => {
  const measured = walks.map(({ name, observations, excess }) => ({
    name,
    meter: measure(registry, observations),
    excess,
  }));
  expect(measured.map(({ name }) => name).sort()).toEqual(['india', 'indonesia', 'mainland']);
  expect(findGaps(measured)).toEqual([]);
  expect(findExcesses(measured)).toEqual([]);
});

it('asks a real server for everything that can be asked without changing anything, and marks it real', async () => {
  const { observations } = await walkReal(baseUrl, launch);
  expect(observations.filter(({ call }) => !reads.some(({ name }) => name === call))).toEqual([]);
  const meter = measure(reads, observations);
  expect(meter.whole.percent).toBe(100);
  expect(new Set(meter.calls.map(({ mark }) => mark))).toEqual(new Set(['real']));
});

it('says so when a real server does not answer, or answers something else', async () => {
  await new Promise((resolve) => void server.close(resolve));
  const { name, observations, excess } = await walkReal(baseUrl, launch);
  expect(findGaps([{ name, meter: measure(reads, observations), excess }])).toContain(
    'real server: loan-details: never answered',
  );
});
