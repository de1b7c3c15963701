import { describe, expect, it } from 'vitest';
import { answeredActions } from '@/platform/bridge/contract';
import { locate, bridgeActions, examplePayloads, readPayload } from './device-tests';

describe('messages to the native app', () => {
  it('are ten, and each example matches the contract', () => {
    expect(bridgeActions).toHaveLength(10);
    expect([...answeredActions].every((action) => bridgeActions.includes(action))).toBe(true);
    for (const action of bridgeActions)
      expect(readPayload(action, JSON.stringify(examplePayloads[action]))).toMatchObject({ message: { action } });
  });

  it.each([
    ['{', { problem: 'no-json' }],
    ['{"telephone":""}', { problem: 'refused', details: expect.stringContaining('payload.telephone') }],
    ['[]', { problem: 'refused' }],
  ])('%s is refused before it leaves', (text, expected) => {
    expect(readPayload('callTelephone', text)).toMatchObject(expected);
  });
});

type Source = Pick<Geolocation, 'getCurrentPosition'>;

const failing = (code: number): Source => ({
  getCurrentPosition: (_found, failed) =>
    failed?.({ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }),
});

describe('the location', () => {
  it.each([
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'timed-out'],
    [99, 'unavailable'],
  ])('failure %i means %s', async (code, status) => {
    expect(await locate(failing(code))).toEqual({ status });
  });

  it('is not asked for if the browser has no location', async () => {
    expect(await locate(undefined)).toEqual({ status: 'unsupported' });
  });
});
