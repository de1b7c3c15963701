import { expect, it } from 'vitest';
import { readArguments } from './arguments';

const names = ['pages', 'taps', 'heap'] as const;

it('measures everything in five rounds unless told otherwise', () => {
  expect(readArguments([], names)).toEqual({
    rounds: 5,
    patience: 5,
    only: ['pages', 'taps', 'heap'],
    keepBuilds: false,
  });
});

it.each([
  [['--only', 'heap', '--only', 'pages', '--rounds', '5', '--patience', '0']],
  [['--only=heap,pages', '--rounds=5', '--patience=0']],
])('takes parts and rounds from %j, in the order of the parts', (args) => {
  expect(readArguments(args, names)).toEqual({ rounds: 5, patience: 0, only: ['pages', 'heap'], keepBuilds: false });
});

it('says what it does not understand', () => {
  expect(() => readArguments(['--only', 'page'], names)).toThrow(
    'There is no part "page"; there are pages, taps, heap.',
  );
  expect(() => readArguments(['--rounds', '0'], names)).toThrow('The number of rounds');
  expect(() => readArguments(['--rounds', 'two'], names)).toThrow('(is "two")');
  expect(() => readArguments(['--patience', ''], names)).toThrow('The seconds of patience');
  expect(() => readArguments(['--round', '2'], names)).toThrow("Unknown option '--round'");
});
