import { observed } from '@tests/support/observed';
import { measure } from './meter';

const contract = [
  { name: 'a', area: 'loan' },
  { name: 'b', area: 'loan' },
  { name: 'c', area: 'chat' },
];

it('nothing is covered before the first call', () => {
  const { whole, calls } = measure(contract, []);
  expect(whole).toEqual({ total: 3, conforming: 0, percent: 0 });
  expect(calls.map(({ mark }) => mark)).toEqual(['unseen', 'unseen', 'unseen']);
});

it('a call is marked as answered, as silent, or as drifted after one drift', () => {
  const { calls } = measure(contract, [
    observed('a'),
    observed('a', { outcome: 'silent' }),
    observed('b', { drift: ['x', 'y'] }),
    observed('b', { drift: ['y'] }),
    observed('b'),
    observed('c', { outcome: 'silent' }),
  ]);
  expect(calls.map(({ call, mark, drift }) => [call, mark, drift])).toEqual([
    ['a', 'answered', []],
    ['b', 'drifted', ['x', 'y']],
    ['c', 'silent', []],
  ]);
});

it('a refusal counts as answered, but not as a success', () => {
  const [call] = measure(contract, [observed('a', { outcome: 'refused' })]).calls;
  expect(call).toMatchObject({ mark: 'answered', hasSucceeded: false });
});

it('counts by area, and rounds the percentage down', () => {
  const { whole, areas } = measure(contract, [observed('a'), observed('b'), observed('unknown')]);
  expect(whole).toEqual({ total: 3, conforming: 2, percent: 66 });
  expect(areas).toEqual([
    { area: 'loan', total: 2, conforming: 2, percent: 100 },
    { area: 'chat', total: 1, conforming: 0, percent: 0 },
  ]);
});
