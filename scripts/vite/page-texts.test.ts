// @vitest-environment node
import { readMarketPacks } from '../../config/market-packs';
import { compilePageText, type Facts } from '../lib/compile-page-text';
import { factsOf, textsOf, type TextSources } from './page-texts';

const facts: Facts = { lender: { name: 'A & <b>B</b> *C*' }, days: 2, one: 1, officer: null };
const head = '---\ndescription: What {lender.name} does\n---\n\n# About\n\n';

const compile = (text: string, locale: 'en' | 'zh' = 'en') =>
  compilePageText(text, { locale, facts, isPage: (path) => path === '/Loan' });

/** The first block of a text. */
const first = (text: string, locale?: 'zh') => compile(head + text, locale).lead[0];

describe('the text of a page', () => {
  it('has a title, a lead, sections with anchors, and a foot', () => {
    expect(compile(`${head}Lead\n\n## Who can not {#who}\n\nYou\n\n### Small\n\n---\n\nFoot`)).toEqual({
      title: 'About',
      description: 'What A & <b>B</b> *C* does',
      lead: [{ type: 'paragraph', words: ['Lead'] }],
      sections: [
        {
          id: 'who',
          title: 'Who can not',
          blocks: [
            { type: 'paragraph', words: ['You'] },
            { type: 'heading', words: ['Small'] },
          ],
        },
      ],
      foot: [{ type: 'paragraph', words: ['Foot'] }],
    });
  });

  it.each([
    ['a fact with any characters', 'We, {lender.name}.', ['We, A & <b>B</b> *C*.']],
    ['the form for one', '{one, plural, one {# day} other {# days}}', ['1 day']],
    ['the form for several', 'In {days, plural, one {# day} other {# days}}.', ['In 2 days.']],
    ['lines that belong together', 'One\ntwo', ['One two']],
    ['a break', 'One\\\ntwo', ['One', '\n', 'two']],
    ['letters with a backslash', String.raw`5 \* 3`, ['5 ', '*', ' 3']],
    ['bold words', 'a **b**', ['a ', { bold: ['b'] }]],
    ['a link to a page', '[L](/Loan#top)', [{ to: '/Loan#top', words: ['L'] }]],
    ['a link to a section', '[L](#top)', [{ to: '#top', words: ['L'] }]],
    ['a link to another host', '[L](https://example.com/a)', [{ to: 'https://example.com/a', words: ['L'] }]],
  ])('may contain %s', (_, text, words) => {
    expect(first(text)).toEqual({ type: 'paragraph', words });
  });

  it('uses the only plural form of a language', () => {
    expect(first('{one, plural, other {# 天}}', 'zh')).toEqual({ type: 'paragraph', words: ['1 天'] });
  });

  it('has lists, rows of names and values, and parts made by code', () => {
    expect(first('1. a\n2. b')).toEqual({ type: 'list', isOrdered: true, items: [['a'], ['b']] });
    expect(first('| Terms | |\n| --- | --- |\n| Days | {days} |')).toEqual({
      type: 'rows',
      title: 'Terms',
      rows: [{ name: 'Days', value: ['2'] }],
    });
    expect(first('{late-charges}')).toEqual({ type: 'part', name: 'late-charges' });
  });

  it('omits blocks with a fact that the market does not have', () => {
    expect(compile(`${head}Ask {officer.name}.\n\nOr us.`).lead).toEqual([{ type: 'paragraph', words: ['Or us.'] }]);
    expect(first('- a\n- {officer.name}')).toEqual({ type: 'list', isOrdered: false, items: [['a']] });
    expect(first('| | |\n|---|---|\n| Officer | {officer.name} |')).toEqual({ type: 'rows', title: '', rows: [] });
  });

  it.each([
    ['a fact that there is not', `${head}{lender.nmae}`, 'unknown fact {lender.nmae}'],
    ['a group of facts', `${head}{lender}`, 'unknown fact {lender}'],
    ['a missing fact in a title', `${head}## {officer.name} {#a}`, 'a market has no {officer.name}'],
    ['a brace that is not closed', `${head}{lender.name`, '{lender.name is not a valid placeholder'],
    ['a part that there is not', `${head}{late-chagres}`, '{late-chagres} is not a valid placeholder'],
    ['a link to a page that there is not', `${head}[x](/Laon)`, '"/Laon" is not a page'],
    ['a link that runs a script', `${head}[x](javascript:a)`, '"javascript:a" is not a page'],
    ['HTML', `${head}<b>x</b>`, '"<b>" is neither text nor **bold** nor a [link](/page)'],
    ['a block of HTML', `${head}<div>x</div>`, '"<div>x</div>" is not a heading'],
    ['a section without an anchor', `${head}## Who`, '"## Who" is not "## Title {#anchor}"'],
    ['a second title', `${head}# Who`, '"# Who" is not "## Title {#anchor}"'],
    ['an anchor twice', `${head}## A {#a}\n\n## B {#a}`, 'two sections are called {#a}'],
    ['a table of three columns', `${head}|a|b|c|\n|-|-|-|\n|1|2|3|`, 'a table has two columns'],
    ['no description', '# About', 'it begins with a line "---"'],
    ['no title', '---\ndescription: x\n---\n\nAbout', 'after the description comes "# Title"'],
  ])('is refused with %s', (_, text, sentence) => {
    expect(() => compile(text)).toThrow(sentence);
  });
});

it('the late charge of a market is the highest of its steps', () => {
  const home = { name: '', address: '', phone: '', email: '' };
  const packs = readMarketPacks(process.cwd(), { folder: 'config/markets', home });
  const step = { fromDay: 1, toDay: 9, percentPerDay: 1 };
  packs.india.rules.late.steps = [step, { fromDay: 10, toDay: null, percentPerDay: 3 }];
  expect(factsOf('App', packs).india).toMatchObject({ late: { percentPerDay: 3 } });
});

describe('the texts of a folder', () => {
  /** Every file has this text, except the given ones. */
  const sources = (others: Record<string, string | null> = {}): TextSources => ({
    facts: { indonesia: facts, india: { ...facts, days: 5 } },
    isPage: () => true,
    read: (file) => (file in others ? (others[file] ?? null) : `${head}{days} days\n\n## A {#a}`),
  });

  it('are compiled for each market, by the name of the page', () => {
    const texts = textsOf('legal', 'id', sources());
    expect(texts['legal/about-us indonesia']?.lead).toEqual([{ type: 'paragraph', words: ['2 days'] }]);
    expect(texts['legal/about-us india']?.lead).toEqual([{ type: 'paragraph', words: ['5 days'] }]);
    expect(textsOf('chat', 'id', sources())).toEqual({});
  });

  it.each([
    ['is missing', null, 'content/legal/about-us.id.md is missing: each page has a file in every language'],
    ['has a section less', `${head}x`, 'content/legal/about-us.id.md: "foot: " where English has "a: "'],
    ['has a section more', `${head}x\n\n## A {#a}\n\n## B {#b}`, '"b: " where English has "foot: "'],
    ['has a paragraph more', `${head}x\n\ny\n\n## A {#a}`, '"lead: paragraph, paragraph" where English has'],
    ['is wrong', `${head}{x}`, 'content/legal/about-us.id.md: unknown fact {x}'],
  ])('are refused where the file of a language %s', (_, file, sentence) => {
    expect(() => textsOf('legal', 'id', sources({ 'content/legal/about-us.id.md': file }))).toThrow(sentence);
  });
});
