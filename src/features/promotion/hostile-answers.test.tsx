import { describe, it } from 'vitest';
import { attackNames, expectHarmless } from '../../../tests/support/hostile-screens';

describe.each([
  ['/register', { scenario: 'promotion-visitor', search: { id: '5' } }],
  ['/downloadTemplate', { scenario: 'promotion-visitor', search: { id: '5' } }],
  ['/agreementTemplate', { scenario: 'promotion-visitor', search: { id: '5' } }],
])('%s', (path, options) => {
  it.each(attackNames)('stays ours with %s', (attack) => expectHarmless(attack, path, options));
});
