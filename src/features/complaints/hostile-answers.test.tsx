import { describe, it } from 'vitest';
import { attackNames, expectHarmless } from '../../../tests/support/hostile-screens';

describe.each([
  ['/phenomenon', { scenario: 'due-today-in' }],
  ['/complainNewPage', {}],
  ['/complainPageNext', { search: { problemIndex: '0' } }],
  ['/complaintList', {}],
  ['/complainDetails', { search: { problemId: '1' } }],
])('%s', (path, options) => {
  it.each(attackNames)('stays ours with %s', (attack) => expectHarmless(attack, path, options));
});
