import { describe, it } from 'vitest';
import { attackNames, expectHarmless } from '../../../tests/support/hostile-screens';

describe.each([
  ['/loanDetails', {}],
  ['/loanConfirm', {}],
])('%s', (path, options) => {
  it.each(attackNames)('stays ours with %s', (attack) => expectHarmless(attack, path, options));
});
