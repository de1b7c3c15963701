import { answeredActions } from '@/platform/bridge/contract';
import { bridgeActions, examplePayloads, readPayload } from './device-tests';

it('the native app has ten messages, and each example matches the contract', () => {
  expect(bridgeActions).toHaveLength(10);
  expect([...answeredActions].every((action) => bridgeActions.includes(action))).toBe(true);
  for (const action of bridgeActions)
    expect(readPayload(action, JSON.stringify(examplePayloads[action]))).toMatchObject({ message: { action } });
});

it.each([
  ['{', ''],
  ['{"telephone":""}', expect.stringContaining('payload.telephone')],
  ['[]', expect.stringMatching(/./)],
])('the payload %s is refused before it is sent', (text, details) => {
  expect(readPayload('callTelephone', text)).toEqual({ details });
});
