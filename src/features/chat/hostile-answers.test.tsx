import { describe, it } from 'vitest';
import { attackNames, expectHarmless } from '../../../tests/support/hostile-screens';

describe.each([
  ['/intelligentCustomerService', {}],
  ['/intelligentCustomerService', { search: { orderNo: '1', selectedIndex: '1' } }],
])('%s', (path, options) => {
  it.each(attackNames)('stays ours with %s', (attack) => expectHarmless(attack, path, options));
});
