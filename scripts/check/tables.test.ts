// @vitest-environment node
import { accessTable, galleryPage, type AccessCheck, matrixTable } from './tables';

const look = (part: Partial<AccessCheck>): AccessCheck => ({
  page: '/',
  state: 'data',
  check: 'axe',
  language: 'en',
  found: [],
  ...part,
});

it.each([
  [
    'the fault matrix has a row per kind, and lists each failed cell',
    matrixTable([
      { table: 'pages', row: '/a', fault: 'HTTP 500', ok: true },
      { table: 'pages', row: '/b', fault: 'HTML', ok: false },
      { table: 'writes', row: 'payment', fault: 'HTML', ok: true },
    ]),
    ['| pages | 2 | 1 of 2 | HTTP 500 · HTML |', '| writes | 1 | 1 of 1 | HTML |', '- pages, /b: HTML'],
  ],
  [
    'the access table counts the checks, and lists each finding',
    accessTable([
      look({}),
      look({ language: 'zh', found: ['button-name: .x'] }),
      look({ check: 'names' }),
      look({ page: '/About' }),
    ]),
    [
      '**2 pages in 2 states: 4 looks, 1 findings.**',
      '| axe | names |',
      '| 3 | 1 |',
      '- /, data, zh, axe: button-name: .x',
    ],
  ],
  [
    'the gallery has a row per page and state, with the words of each language',
    galleryPage(['that.data.en.first.light.jpg', 'that.data.en.words', 'that.paid.hi.words'], (file) =>
      file.startsWith('that.data') ? '34' : '41',
    ),
    [
      '<h2>that.data, words on the first screen: en 34</h2><div><img loading="lazy" src="that.data.en.first.light.jpg"',
      '<h2>that.paid, words on the first screen: hi 41</h2>',
    ],
  ],
])('%s', (_, table, lines) => {
  for (const line of lines) expect(table).toContain(line);
});
