import { expect, it } from 'vitest';
import { readAddress, withoutReset } from './settings';

it('reads what an address asks of the demo', () => {
  const { wish, reset } = readAddress(
    'http://localhost/loanDetails?token=t&demo=overdue&clock=+3d&faults=slow,once:http500@x&seed=7&reset=1&pop=1',
  );
  expect(reset).toBe(true);
  expect(wish).toEqual({ scenario: 'overdue', clock: ' 3d', faults: 'slow,once:http500@x', seed: 7, pop: '1' });
});

it('reads old links with a hash path too', () => {
  expect(readAddress('http://localhost/?pop=1#/borrowDetail/?orderId=2&demo=settled').wish).toEqual({
    scenario: 'settled',
    pop: '1',
  });
});

it('leaves what is missing or senseless as it was', () => {
  expect(readAddress('http://localhost/?demo=&clock=&seed=-1')).toEqual({ wish: {}, reset: false });
});

it.each([
  ['http://x/a?reset=1', 'http://x/a'],
  ['http://x/a?demo=b&reset=1', 'http://x/a?demo=b'],
  ['http://x/a?reset=1&demo=b&clock=+3d#c', 'http://x/a?demo=b&clock=+3d#c'],
  ['http://x/a?q=1&reset=1&demo=b', 'http://x/a?q=1&demo=b'],
  ['http://x/?x=1#/p?reset=1', 'http://x/?x=1#/p'],
  ['http://x/a?reset=10', 'http://x/a?reset=10'],
])('takes the reset out of %s and nothing else', (href, expected) => {
  expect(withoutReset(href)).toBe(expected);
});
