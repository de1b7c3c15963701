import { measure, type Observation } from '@contract/conformance/meter';
import { observed } from '@tests/support/observed';
import { coverageTable, findGaps, markTable } from './verdict';

const contract = [
  { name: 'a', area: 'loan' },
  { name: 'b', area: 'chat' },
];
const market = (name: string, ...observations: Observation[]) => ({
  name,
  meter: measure(contract, observations),
  excess: [],
});

it('finds no gap if every call was answered by the contract', () => {
  expect(
    findGaps([
      market('one', observed('a'), observed('b')),
      market('two', observed('a', { outcome: 'refused' }), observed('b')),
    ]),
  ).toEqual([]);
});

it('lists calls that were not called, not answered, refused everywhere, or drifted', () => {
  expect(findGaps([market('one', observed('a', { drift: ['x: must be an id'] }))])).toEqual([
    'one: a: x: must be an id',
    'one: b: was never called',
    'b: was refused everywhere, so its data was never checked',
  ]);
  expect(findGaps([market('one', observed('a', { outcome: 'silent' }), observed('b'))])).toContain(
    'one: a: never answered',
  );
});

it('the tables have a column for each market', () => {
  const measured = [market('one', observed('a')), market('real server', observed('a'), observed('b'))];
  expect(coverageTable(measured)).toEqual({
    loan: { one: '100 % (1/1)', 'real server': '100 % (1/1)' },
    chat: { one: '0 % (0/1)', 'real server': '100 % (1/1)' },
    whole: { one: '50 % (1/2)', 'real server': '100 % (2/2)' },
  });
  expect(markTable(measured)['b']).toEqual({ one: 'unseen', 'real server': 'answered' });
});
