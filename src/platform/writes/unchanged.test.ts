import { expect, it } from 'vitest';
import { watchUnchanged } from './unchanged';

it('counts from when this page first saw it, and anew when it has changed', () => {
  let now = 500;
  const unchangedMs = watchUnchanged(() => now);
  expect(unchangedMs('one', 'a')).toBe(0);
  now += 20;
  expect([unchangedMs('one', 'a'), unchangedMs('other', 'a')]).toEqual([20, 0]);
  now += 5;
  expect([unchangedMs('one', 'b'), unchangedMs('other', 'a')]).toEqual([0, 5]);
  now += 5;
  expect(unchangedMs('one', 'a')).toBe(0);
});
