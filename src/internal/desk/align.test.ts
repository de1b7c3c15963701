import { always } from '@tests/support/always';
import fc from 'fast-check';
import { align } from './compare-screen';

const pairsOf = (left: string, right: string) =>
  align(Array.from(left), Array.from(right), (letter) => letter).map(
    (pair) => `${pair.left ?? '-'}${pair.right ?? '-'}`,
  );

it.each([
  ['abc', 'abc', ['aa', 'bb', 'cc']],
  ['abc', 'axc', ['aa', 'b-', '-x', 'cc']],
  ['', 'ab', ['-a', '-b']],
  ['ab', '', ['a-', 'b-']],
  ['xab', 'ab', ['x-', 'aa', 'bb']],
])('the lists %j and %j are aligned as %j', (left, right, expected) => expect(pairsOf(left, right)).toEqual(expected));

const list = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 });
always('two aligned lists lose nothing and keep their order', [list, list], (left, right) => {
  const pairs = align(left, right, (letter) => letter);
  expect(pairs.flatMap((pair) => pair.left ?? [])).toEqual(left);
  expect(pairs.flatMap((pair) => pair.right ?? [])).toEqual(right);
  expect(pairs.every((pair) => pair.left === null || pair.right === null || pair.left === pair.right)).toBe(true);
});
