import { expect, it } from 'vitest';
import { yieldToMain } from './yield-to-main';

it('goes on in another task, not at the end of this one', async () => {
  let hasGoneOn = false;
  const rest = yieldToMain().then(() => (hasGoneOn = true));
  const promises = Array.from({ length: 100 }).reduce<Promise<void>>(
    (before) => before.then(() => undefined),
    Promise.resolve(),
  );
  await promises;
  expect(hasGoneOn).toBe(false);
  await rest;
  expect(hasGoneOn).toBe(true);
});
