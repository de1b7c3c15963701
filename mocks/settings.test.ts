import { readAddress, withoutReset } from './settings';

it('reads the demo’s switches of an address', () => {
  const { settings, reset } = readAddress(
    'http://localhost/loanDetails?token=t&demo=overdue&clock=+3d&faults=slow,once:http500@x&seed=7&reset=1&pop=1',
  );
  expect(reset).toBe(true);
  expect(settings).toEqual({ scenario: 'overdue', clock: ' 3d', faults: 'slow,once:http500@x', seed: 7, pop: '1' });
});

it('reads old links with a hash path too', () => {
  expect(readAddress('http://localhost/?pop=1#/borrowDetail/?orderId=2&demo=settled').settings).toEqual({
    scenario: 'settled',
    pop: '1',
  });
});

it('ignores missing and invalid settings', () => {
  expect(readAddress('http://localhost/?demo=&clock=&seed=-1')).toEqual({ settings: {}, reset: false });
});

it.each([
  ['http://x/a?reset=1', 'http://x/a'],
  ['http://x/a?demo=b&reset=1', 'http://x/a?demo=b'],
  ['http://x/a?reset=1&demo=b&clock=+3d#c', 'http://x/a?demo=b&clock=+3d#c'],
  ['http://x/a?q=1&reset=1&demo=b', 'http://x/a?q=1&demo=b'],
  ['http://x/?x=1#/p?reset=1', 'http://x/?x=1#/p'],
  ['http://x/a?reset=10', 'http://x/a?reset=10'],
])('removes the reset from %s and nothing else', (href, expected) => {
  expect(withoutReset(href)).toBe(expected);
});
