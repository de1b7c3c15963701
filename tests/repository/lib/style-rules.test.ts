import { findClassProblems, findRawColors, findWordsInStyles } from './style-rules';

const sheet = {
  path: 'src/ui/a.module.css',
  text: '/* .no */ .card { color: red; }\n@media print { .card .line:hover { margin: 0.5em; } }',
};

const using = (text: string) => [{ path: 'src/ui/a.tsx', text: `import styles from './a.module.css';\n${text}` }];

it('finds classes that are used and not defined, or defined and not used', () => {
  expect(findClassProblems([sheet], using('styles.card, styles.line'))).toEqual([]);
  expect(findClassProblems([sheet], using('styles.card, styles.gone'))).toEqual([
    'src/ui/a.tsx: gone is not in src/ui/a.module.css',
    'src/ui/a.module.css: nobody uses line',
  ]);
});

it('allows a variable as the name of a class, and both forms of an address', () => {
  expect(findClassProblems([sheet], using('styles[kind]'))).toEqual([]);
  const far = { path: 'src/boot/app.tsx', text: "import a from '@/ui/a.module.css';\na['card'] + a['line']" };
  expect(findClassProblems([sheet], [far])).toEqual([]);
});

it('finds colours that are no tokens', () => {
  const css = '.a { color: #fff; background: rgb(0 0 0 / 0.5); border: 0; fill: var(--art-line); }';
  const tsx = '<path fill="#2a241b" stroke="var(--art-line)" /> <a href="#main">#1</a>';
  expect(
    findRawColors([
      { path: 'a.module.css', text: css },
      { path: 'b.tsx', text: tsx },
    ]),
  ).toEqual(['a.module.css: #fff is no token', 'a.module.css: rgb( is no token', 'b.tsx: ="#2a241b" is no token']);
});

it('finds words in a style sheet, but no signs and spaces', () => {
  const css = `.a::before { content: 'Per day; 1'; } .b { justify-content: center; align-content: start }
    .c::after { content: '\\a0' } .d::after { content: '' } .e::after { content: counter(step) '.'; }
    .f::before { content: "\\939 " }`;
  expect(findWordsInStyles([{ path: 'a.module.css', text: css }])).toEqual([
    'a.module.css: Per day; 1 is no text of a catalog',
    'a.module.css: \u0939 is no text of a catalog',
  ]);
});
