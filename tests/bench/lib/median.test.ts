import { describe, expect, it } from 'vitest';
import { largest, median, mediansOf, ratio } from './median';

describe('median', () => {
  it.each([
    [[3, 1, 2], 2],
    [[10, 9], 9],
    [[100, 20, 3], 20],
    [[undefined, 5, null], 5],
    [[], null],
    [[undefined], null],
  ])('of %j is %j', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it('leaves the values in their order', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });
});

it('finds the largest, and none where nothing is known', () => {
  expect([largest([1, null, 3, undefined]), largest([0]), largest([null])]).toEqual([3, 0, null]);
});

it('divides only what is known, and never by nothing', () => {
  expect([ratio(3, 2), ratio(0, 2), ratio(null, 2), ratio(3, null), ratio(3, 0), ratio(undefined, undefined)]).toEqual([
    1.5,
    0,
    null,
    null,
    null,
    null,
  ]);
});

it('makes a row of medians for each subject', () => {
  const rounds = new Map([
    ['slow', [{ text: 9, data: 3 }, { text: 7 }, { text: 8 }]],
    ['never', []],
  ]);
  expect([
    ...mediansOf(rounds, (middle) => ({ text: middle(({ text }) => text), data: middle(({ data }) => data) })),
  ]).toEqual([
    ['slow', { text: 8, data: 3 }],
    ['never', { text: null, data: null }],
  ]);
});
