import { existsSync, readFileSync } from 'node:fs';
import config from '../../lingui.config';
import { isTest, readFiles } from '../../scripts/lib/source-files';
import {
  catalogNames,
  catalogsIn,
  findBrokenPlaceholders,
  findContradictions,
  findMissing,
  findSecondWords,
  findSlashForms,
  parseCatalog,
  readCatalog,
  readTerms,
} from '../support/catalogs';

const termsText = readFileSync('locales/terms.md', 'utf8');
const terms = readTerms(termsText);
/** The desk and the demo are not only used on phones. */
const internalTerms = readTerms(termsText.replace(/^.*on pages of borrowers.*\n/m, ''));

it('the catalogs include every file with texts, and name existing folders', () => {
  const folders = (config.catalogs ?? []).flatMap(({ include }) => include);
  expect(folders.filter((folder) => !existsSync(folder))).toEqual([]);
  const withTexts = readFiles(['src', 'scripts', 'mocks', 'contract'], /\.tsx?$/).filter(
    ({ path, text }) => !isTest(path) && text.includes("from '@lingui/macro'"),
  );
  expect(withTexts.filter(({ path }) => !folders.some((folder) => path.startsWith(`${folder}/`)))).toEqual([]);
});

describe.each(catalogNames)('the catalog %s', (locale) => {
  it('is complete', async () => {
    const entries = await readCatalog(locale);
    expect(entries.length).toBeGreaterThan(0);
    expect(findMissing(entries)).toEqual([]);
  });

  it('has every value and tag', async () => expect(findBrokenPlaceholders(await readCatalog(locale))).toEqual([]));
});

describe.each(config.locales)('the texts in %s', (locale) => {
  it('are the same in every catalog', async () => {
    const names = catalogsIn(locale);
    const catalogs = new Map(await Promise.all(names.map(async (name) => [name, await readCatalog(name)] as const)));
    expect(findContradictions(catalogs)).toEqual([]);
  });

  it('use the words of locales/terms.md', async () => {
    const names = catalogsIn(locale);
    const pages = readFiles(['content'], /\.md$/).filter(({ path }) => path.endsWith(`.${locale}.md`));
    const lines = pages.flatMap(({ text }) => text.split('\n'));
    const readAll = async (some: string[]) => (await Promise.all(some.map(readCatalog))).flat();
    const internal = await readAll(names.filter((name) => name.startsWith('internal/')));
    const entries = [
      ...(await readAll(names.filter((name) => !name.startsWith('internal/')))),
      ...lines.map((translation) => ({ source: '', translation, origins: [] })),
    ];
    expect(findSecondWords(terms, locale, entries)).toEqual([]);
    expect(findSecondWords(internalTerms, locale, internal)).toEqual([]);
    expect(findSlashForms([...entries, ...internal])).toEqual([]);
  });
});

it('finds missing translations, lost values, the places of texts, and contradictions', async () => {
  const po = `msgid ""
msgstr "Language: id\\n"

#: src/pay.tsx
msgid "Pay {amount} <0>now</0>"
msgstr "Bayar <0>sekarang</0>"

msgid "Later"
msgstr ""

#~ msgid "Gone"
#~ msgstr ""
`;
  const entries = await parseCatalog(po, 'id');
  expect(entries[0]?.origins).toEqual(['src/pay.tsx']);
  expect(findMissing(entries)).toEqual(['Later']);
  expect(findBrokenPlaceholders(entries)).toEqual(['"Pay {amount} <0>now</0>" became "Bayar <0>sekarang</0>"']);
  const entry = (source: string, translation: string) => ({ source, translation, origins: [] });
  const free = [
    entry('{a} of {b}', '{b}: {a}'),
    entry('{n, plural, one {# day} other {# days}}', '{n, plural, other {# hari}}'),
  ];
  expect(findBrokenPlaceholders(free)).toEqual([]);
  const catalogs = new Map([
    ['id', [entry('Pay', 'Bayar')]],
    ['cards/id', [entry('Pay', 'Lunasi')]],
  ]);
  expect(findContradictions(catalogs)).toEqual(['"Pay" is "Bayar" in id, "Lunasi" in cards/id']);
});

it('a second word for a thing is found with its endings, but not in a value, a longer word or a quoted text', () => {
  const table = `| thing | id | zh |
| --- | --- | --- |
| file | file ~~berkas~~ | 文件 ~~APP~~ |

> 下载APP登录
`;
  const found = (locale: string, texts: string[]) =>
    findSecondWords(
      readTerms(table),
      locale,
      texts.map((translation) => ({ source: '', translation, origins: [] })),
    );
  const second = 'Simpan berkasnya';
  expect(found('id', [second, 'Simpan {berkas}', 'seberkas cahaya', 'Simpan file'])).toEqual([
    `"berkas" is a second word for file: ${second}`,
  ]);
  expect(found('zh', ['请打开APP', '下载APP登录', '打开文件'])).toHaveLength(1);
  const slash = { source: '', translation: 'कर सकता/सकती', origins: [] };
  expect(findSlashForms([slash, { ...slash, translation: 'कर सकते हैं' }])).toEqual([slash.translation]);
});
