import { describe, expect, it } from 'vitest';
import { attackNames, expectHarmless } from '../../tests/support/hostile-screens';
import { askingPages, silentPages } from '../../tests/support/pages';
import { renderApp } from '../../tests/support/render-app';

// In one file: what costs time is loading the app.
it('every page that asks a server is attacked', async () => {
  const { router } = await renderApp('/error');
  expect(Object.keys(router.routesByPath).sort()).toEqual([...Object.keys(askingPages), ...silentPages].sort());
});

describe.each(Object.entries(askingPages))('%s', (path, options) => {
  it.each(attackNames)('stays ours with %s', (attack) => expectHarmless(attack, path, options));
});
