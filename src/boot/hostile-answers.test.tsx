import { describe, it } from 'vitest';
import { attackNames, expectHarmless } from '../../tests/support/hostile-screens';
import { askingPages } from '../../tests/support/pages';

// In one file: what costs time is loading the app.
describe.each(Object.entries(askingPages))('%s', (path, options) => {
  it.each(attackNames)('the page survives a hostile server: %s', (attack) => expectHarmless(attack, path, options));
});
