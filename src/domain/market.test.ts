import { marketOf } from './market';

describe('the market of a page', () => {
  it.each([
    ['1', undefined, 'india'],
    ['0', undefined, 'indonesia'],
    ['', undefined, 'indonesia'],
    ['1', 'mainland', 'india'],
    ['0', 'mainland', 'indonesia'],
    [undefined, 'mainland', 'mainland'],
  ] as const)('with pop=%s and the home market %s is %s', (pop, home, expected) => {
    expect(marketOf(pop, home).id).toBe(expected);
  });
});
