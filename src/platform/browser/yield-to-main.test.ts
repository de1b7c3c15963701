import { expect, it } from 'vitest';
import { yieldToMain } from './wait';

it('goes on in another task, not at the end of this one', async () => {
  let hasGoneOn = false;
  const rest = yieldToMain().then(() => (hasGoneOn = true));
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
  expect(hasGoneOn).toBe(false);
  await rest;
  expect(hasGoneOn).toBe(true);
});
