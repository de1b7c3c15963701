// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import config from '../../lingui.config';
import {
  catalogNames,
  findBrokenPlaceholders,
  findContradictions,
  findMissing,
  readCatalog,
} from '../../scripts/lib/catalogs';

function read(locale: string) {
  const file = `locales/${locale}.po`;
  return readCatalog(existsSync(file) ? readFileSync(file, 'utf8') : '', locale);
}

describe.each(catalogNames)('the catalog %s', (locale) => {
  it('is complete', async () => {
    const entries = await read(locale);
    expect(entries.length).toBeGreaterThan(0);
    expect(findMissing(entries)).toEqual([]);
  });

  it('keeps every value and tag', async () => {
    expect(findBrokenPlaceholders(await read(locale))).toEqual([]);
  });
});

describe.each(config.locales)('the texts in %s', (locale) => {
  it('say the same in every catalog', async () => {
    const names = catalogNames.filter((name) => name === locale || name.endsWith(`/${locale}`));
    const catalogs = new Map(await Promise.all(names.map(async (name) => [name, await read(name)] as const)));
    expect(findContradictions(catalogs)).toEqual([]);
  });
});
