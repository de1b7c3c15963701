import { expect, it } from 'vitest';
import { moduleOfScene } from './recommended-screen';

it.each([
  ['precise', 301],
  ['PreciseHome', 301],
  ['bag', 302],
  ['loan_bag', 302],
  ['', 300],
  ['home', 300],
  ['30', 300],
])('the scene "%s" counts under module %i', (scene, expected) => {
  expect(moduleOfScene(scene)).toBe(expected);
});
