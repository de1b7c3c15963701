// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { findBrokenPlaceholders, findMissing, readCatalog } from './catalogs';

const po = `msgid ""
msgstr ""
"Language: id\\n"

#: src/features/loan/screen.tsx
msgid "Pay {amount} <0>now</0>"
msgstr "Bayar <0>sekarang</0>"

#: src/features/loan/screen.tsx
msgid "Later"
msgstr ""

#~ msgid "Gone"
#~ msgstr ""
`;

describe('a catalog', () => {
  it('lacks what has no translation, obsolete messages left out', async () => {
    expect(findMissing(await readCatalog(po, 'id'))).toEqual(['Later']);
  });

  it('is broken where a value got lost', async () => {
    expect(findBrokenPlaceholders(await readCatalog(po, 'id'))).toEqual([
      '"Pay {amount} <0>now</0>" became "Bayar <0>sekarang</0>"',
    ]);
  });

  it('is whole where values and tags only changed places', () => {
    expect(findBrokenPlaceholders([{ source: '{a} of {b}', translation: '{b}: {a}', origins: [] }])).toEqual([]);
    expect(
      findBrokenPlaceholders([
        { source: '{n, plural, one {# day} other {# days}}', translation: '{n, plural, other {# hari}}', origins: [] },
      ]),
    ).toEqual([]);
  });

  it('says where its messages are used', async () => {
    expect((await readCatalog(po, 'id'))[0]?.origins).toEqual(['src/features/loan/screen.tsx']);
  });
});
