// Plugin of every build: compiles the texts of `content/` and fills in the facts of the markets.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Lexer, lexer, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import type { MarketPacks } from '../../config/market-packs.ts';
import { type Locale, locales } from '../../src/domain/languages.ts';
import { millionsOfUsers } from '../../src/domain/loan-offer.ts';
import { copyrightYears, loanTerms } from '../../src/domain/loan-terms.ts';
import { formatMoney } from '../../src/domain/money.ts';
import {
  messageOf,
  pageNames,
  partNames,
  readers,
  type Block,
  type PageText,
  type Reader,
  type TextSection,
  type Words,
} from '../../src/platform/i18n/page-text.ts';

/** What a text can say by name: `{lender.name}` is `facts.lender.name`. Null: the market has no such thing. */
export type Facts = { readonly [name: string]: Facts | string | number | null };

/** What a text is made for. */
export type Setting = { locale: Locale; facts: Facts; isPage: (path: string) => boolean };

/** The facts of each reader: their market's pack, the terms of every loan, and the name of the app. */
function factsOf(appName: string, packs: MarketPacks): Record<Reader, Facts> {
  const terms = { ...loanTerms, copyrightYears: copyrightYears(new Date().getUTCFullYear()) };
  const factsIn = (reader: Reader): Facts => {
    const { rules, holidays: _days, ...pack } = packs[reader];
    const { penalty, steps } = rules.late;
    const late = { penalty, percentPerDay: steps[0]?.percentPerDay ?? null };
    return { appName, millionsOfUsers, terms, ...pack, late };
  };
  return { indonesia: factsIn('indonesia'), india: factsIn('india') };
}

/** A fact that a market does not have: the paragraph, item or row that says it is left out there. */
class MissingFact extends Error {}

function factOf(facts: Facts, name: string): string | number {
  let value: Facts | string | number | null | undefined = facts;
  for (const key of name.split('.')) {
    if (value === null) break;
    value = typeof value === 'object' && Object.hasOwn(value, key) ? value[key] : undefined;
  }
  if (value === null) throw new MissingFact(`a market has no {${name}}: it needs a paragraph, item or row of its own`);
  if (typeof value !== 'string' && typeof value !== 'number') throw new Error(`there is no fact {${name}}`);
  return value;
}

/** `{lender.name}`, `{late.penalty.newClient, money}` or `{days, plural, one {# day} other {# days}}`. */
const placeholder = /\{([\w.]+)(?:, (money)|, plural,(?: one \{([^{}]*)\})? other \{([^{}]*)\})?\}/g;

/** @param minor paise; only the terms of India name an amount, and they write `Rs.` (specification section 9) */
const rupees = (minor: number) => formatMoney({ minor: BigInt(minor), currency: 'INR' }).replace('₹', 'Rs.');

function fill(text: string, { facts, locale }: Setting): string {
  const [, unread] = /(\{[^}]*\}?|\})/.exec(text.replaceAll(placeholder, '')) ?? [];
  if (unread !== undefined) throw new Error(`${unread} is no placeholder`);
  const plural = new Intl.PluralRules(locale);
  return text
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(placeholder, (_, name: string, ...forms: (string | undefined)[]) => {
      const [money, one, other] = forms;
      const value = factOf(facts, name);
      if (money !== undefined) return rupees(Number(value));
      if (other === undefined) return value.toLocaleString(locale, { useGrouping: false });
      return (plural.select(Number(value)) === 'one' ? (one ?? other) : other).replaceAll('#', String(value));
    });
}

const link = /^(?:(\/\w*)?(?:#[\w-]+)?|https:\/\/[^\s{}%]+|mailto:[^\s{}%]+)$/;

function wordsOf(tokens: readonly Token[], setting: Setting): Words {
  return tokens.flatMap((token): Words => {
    const inner = () => wordsOf(('tokens' in token && token.tokens) || [], setting);
    if (token.type === 'text') return [fill(token.raw, setting)];
    if (token.type === 'br') return ['\n'];
    if (token.type === 'escape' && 'text' in token) return [String(token['text'])];
    if (token.type === 'strong') return [{ bold: inner() }];
    if (token.type !== 'link') throw new Error(`"${token.raw}" is neither text nor **bold** nor a [link](/page)`);
    const to = String(token['href']);
    const found = link.exec(to);
    if (to === '' || !found || (found[1] !== undefined && !setting.isPage(found[1])))
      throw new Error(`"${to}" leads nowhere`);
    return [{ to, words: inner() }];
  });
}

function plainText(tokens: readonly Token[], setting: Setting): string {
  return wordsOf(tokens, setting)
    .map((words) => {
      if (typeof words !== 'string') throw new Error('a title and the name of a row are plain text');
      return words;
    })
    .join('');
}

/** @returns nothing where a fact is missing */
function unlessMissing<T>(make: () => T): T[] {
  try {
    return [make()];
  } catch (error) {
    if (error instanceof MissingFact) return [];
    throw error;
  }
}

function rowsOf({ header, rows }: Tokens.Table, setting: Setting): Block {
  if (header.length !== 2) throw new Error('a table has two columns: a name and its value');
  return {
    type: 'rows',
    title: plainText(header[0]?.tokens ?? [], setting),
    rows: rows.flatMap(([name, value]) =>
      unlessMissing(() => ({
        name: plainText(name?.tokens ?? [], setting),
        value: wordsOf(value?.tokens ?? [], setting),
      })),
    ),
  };
}

function blocksOf(token: Token, setting: Setting): Block[] {
  const part = partNames.find((name) => token.raw.trim() === `{${name}}`);
  if (part) return [{ type: 'part', name: part }];
  const inline = () => wordsOf(('tokens' in token && token.tokens) || [], setting);
  switch (token.type) {
    case 'space':
      return [];
    case 'paragraph':
      return unlessMissing(() => ({ type: 'paragraph', words: inline() }));
    case 'heading':
      return [{ type: 'heading', words: inline() }];
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      const itemsOf = items.flatMap(({ tokens }) =>
        unlessMissing(() =>
          wordsOf(
            tokens.flatMap((inner) => ('tokens' in inner && inner.tokens) || [inner]),
            setting,
          ),
        ),
      );
      return [{ type: 'list', isOrdered: ordered, items: itemsOf }];
    }
    case 'table':
      return [rowsOf(token as Tokens.Table, setting)];
    default:
      throw new Error(`"${token.raw.trim()}" is no heading, paragraph, list, table or part`);
  }
}

const description = /^---\ndescription: (.+)\n---\n/;
const anchored = /^(.+?) \{#([\w-]+)\}$/;

/**
 * Makes the text of a page from its Markdown file.
 * @param source `description` between two lines, a `# title`, what comes first, `## sections {#with-anchors}`,
 *   and behind a line the foot
 * @throws Error with a sentence that says what is wrong
 */
export function compilePageText(source: string, setting: Setting): PageText {
  const head = description.exec(source);
  if (!head) throw new Error('it begins with a line "---", "description: …" and a line "---"');
  const [title, ...tokens] = lexer(source.slice(head[0].length)).filter(({ type }) => type !== 'space');
  if (title?.type !== 'heading' || title['depth'] !== 1) throw new Error('behind the description comes "# Title"');
  const lead: Block[] = [];
  const foot: Block[] = [];
  const sections: (TextSection & { blocks: Block[] })[] = [];
  let blocks = lead;
  for (const token of tokens) {
    if (token.type === 'hr') blocks = foot;
    else if (token.type === 'heading' && token['depth'] < 3) {
      const [, name = '', id = ''] = anchored.exec(String(token['text'])) ?? [];
      if (token['depth'] === 1 || id === '') throw new Error(`"${token.raw.trim()}" is not "## Title {#anchor}"`);
      if (sections.some((section) => section.id === id)) throw new Error(`two sections are called {#${id}}`);
      blocks = [];
      sections.push({ id, title: plainText(Lexer.lexInline(name), setting), blocks });
    } else blocks.push(...blocksOf(token, setting));
  }
  return {
    title: plainText(title['tokens'] ?? [], setting),
    description: fill(head[1] ?? '', setting),
    lead,
    sections,
    foot,
  };
}

/** The pages that a text can lead to: their route files. */
function pagesOf(root: string): Set<string> {
  const files = readdirSync(path.join(root, 'src/routes'), { recursive: true, encoding: 'utf8' });
  const names = files.map((file) => `/${path.basename(file, '.tsx')}`);
  return new Set(names.map((name) => (name === '/index' ? '/' : name)));
}

/** What the texts of all pages and languages have in common. */
export type Known = { facts: Record<Reader, Facts>; isPage: Setting['isPage']; read: (file: string) => string | null };

function textOf(file: string, locale: Locale, reader: Reader, { facts, isPage, read }: Known): PageText {
  const source = read(file);
  if (source === null) throw new Error(`${file} is missing: each page has a file in every language`);
  try {
    return compilePageText(source, { locale, facts: facts[reader], isPage });
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : ''}`, { cause: error });
  }
}

/** What a text consists of: a language that lacks a section or a paragraph was not translated. */
function outlineOf({ lead, sections, foot }: PageText): string[] {
  const parts = [{ id: 'lead', blocks: lead }, ...sections, { id: 'foot', blocks: foot }];
  return parts.map(({ id, blocks }) => `${id}: ${blocks.map(({ type }) => type).join(', ')}`);
}

/**
 * Makes the texts of the pages of one folder in one language, for the readers of each market.
 * @param read gives a file by its name from the root of the project; null where there is none
 * @returns the texts, under their names among the messages of a catalog
 * @throws Error naming a file that is missing, or has other sections or paragraphs than in English, or is wrong and why
 */
export function textsOf(folder: string, locale: Locale, known: Known): Record<string, PageText> {
  const texts: Record<string, PageText> = {};
  for (const name of pageNames.filter((page) => page.startsWith(`${folder}/`))) {
    for (const reader of readers) {
      const file = `content/${name}.${locale}.md`;
      const text = textOf(file, locale, reader, known);
      const english = outlineOf(textOf(`content/${name}.en.md`, 'en', reader, known));
      const outline = outlineOf(text);
      const at = [...english, ...outline].findIndex((_, index) => outline[index] !== english[index]);
      if (outline[at] !== english[at])
        throw new Error(`${file}: "${outline[at] ?? ''}" where English has "${english[at] ?? ''}"`);
      texts[messageOf(name, reader)] = text;
    }
  }
  return texts;
}

const catalog = /\/locales\/([\w-]+)\/([\w-]+)\.po$/;

/**
 * Puts the texts of `content/` among the messages of the catalog that has the name of their folder, behind Lingui's own
 * plugin. They are loaded, kept and exchanged with it, in each language.
 * @throws Error (the build fails) naming a file that is missing or wrong, and why
 */
export function pageTexts(appName: string, packs: MarketPacks): Plugin {
  const facts = factsOf(appName, packs);
  let root = '';
  let pages: ReadonlySet<string> = new Set();
  return {
    name: 'page-texts',
    configResolved(config) {
      root = config.root;
      pages = pagesOf(root);
    },
    transform: {
      order: 'post',
      filter: { id: catalog },
      handler(code, id) {
        const [, folder = '', language = ''] = catalog.exec(id) ?? [];
        const locale = locales.find((one) => one === language);
        if (!locale) return undefined;
        const read = (file: string) => {
          const whole = path.join(root, file);
          this.addWatchFile(whole);
          return existsSync(whole) ? readFileSync(whole, 'utf8') : null;
        };
        const texts = textsOf(folder, locale, { facts, isPage: (to) => pages.has(to), read });
        return { code: `${code}\nObject.assign(messages, ${JSON.stringify(texts)});`, map: null };
      },
    },
  };
}
