// Part of every build: compiles a Markdown file of `content/` and fills in the facts of a market.
import { Lexer, lexer, type Token, type Tokens } from 'marked';
import type { Locale } from '../../src/domain/languages.ts';
import { shownAmount } from '../../src/domain/money.ts';
import {
  partNames,
  type Block,
  type PageText,
  type TextSection,
  type Words,
} from '../../src/platform/i18n/page-text.ts';

/** The facts that a text may name: `{lender.name}` is `facts.lender.name`. Null: the market has no such fact. */
export type Facts = { readonly [name: string]: Facts | string | number | null };

export type CompileOptions = { locale: Locale; facts: Facts; isPage: (path: string) => boolean };

/** A market does not have a fact: its text leaves out the paragraph, item or row that names it. */
class MissingFactError extends Error {}

function factOf(facts: Facts, name: string): string | number {
  let value: Facts | string | number | null | undefined = facts;
  for (const key of name.split('.')) {
    if (value === null) break;
    value = typeof value === 'object' && Object.hasOwn(value, key) ? value[key] : undefined;
  }
  if (value === null)
    throw new MissingFactError(`a market has no {${name}}: it needs a paragraph, item or row of its own`);
  if (typeof value !== 'string' && typeof value !== 'number') throw new Error(`unknown fact {${name}}`);
  return value;
}

/** `{lender.name}`, `{late.penalty.newClient, money}` or `{days, plural, one {# day} other {# days}}`. */
const placeholder = /\{([\w.]+)(?:, (money)|, plural,(?: one \{([^{}]*)\})? other \{([^{}]*)\})?\}/g;

/** @param minor paise; only the terms of India name an amount, and they write `Rs.` (specification section 9) */
const rupees = (minor: number) => shownAmount(BigInt(minor), 'INR').replace('₹', 'Rs.');

function fillPlaceholders(text: string, { facts, locale }: CompileOptions): string {
  const [, unread] = /(\{[^}]*\}?|\})/.exec(text.replaceAll(placeholder, '')) ?? [];
  if (unread !== undefined) throw new Error(`${unread} is not a valid placeholder`);
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

function wordsOf(tokens: readonly Token[], options: CompileOptions): Words {
  return tokens.flatMap((token): Words => {
    const inner = () => wordsOf(('tokens' in token && token.tokens) || [], options);
    if (token.type === 'text') return [fillPlaceholders(token.raw, options)];
    if (token.type === 'br') return ['\n'];
    if (token.type === 'escape' && 'text' in token) return [String(token['text'])];
    if (token.type === 'strong') return [{ bold: inner() }];
    if (token.type !== 'link') throw new Error(`"${token.raw}" is neither text nor **bold** nor a [link](/page)`);
    const to = String(token['href']);
    const found = link.exec(to);
    if (to === '' || !found || (found[1] !== undefined && !options.isPage(found[1])))
      throw new Error(`"${to}" is not a page, an https:// or a mailto: address`);
    return [{ to, words: inner() }];
  });
}

function plainText(tokens: readonly Token[], options: CompileOptions): string {
  return wordsOf(tokens, options)
    .map((words) => {
      if (typeof words !== 'string') throw new Error('a title and the name of a row are plain text');
      return words;
    })
    .join('');
}

/** @returns the result, or nothing if a fact is missing */
function skipIfFactMissing<T>(make: () => T): T[] {
  try {
    return [make()];
  } catch (error) {
    if (error instanceof MissingFactError) return [];
    throw error;
  }
}

function rowsOf({ header, rows }: Tokens.Table, options: CompileOptions): Block {
  if (header.length !== 2) throw new Error('a table has two columns: a name and its value');
  return {
    type: 'rows',
    title: plainText(header[0]?.tokens ?? [], options),
    rows: rows.flatMap(([name, value]) =>
      skipIfFactMissing(() => ({
        name: plainText(name?.tokens ?? [], options),
        value: wordsOf(value?.tokens ?? [], options),
      })),
    ),
  };
}

function blocksOf(token: Token, options: CompileOptions): Block[] {
  const part = partNames.find((name) => token.raw.trim() === `{${name}}`);
  if (part) return [{ type: 'part', name: part }];
  const inline = () => wordsOf(('tokens' in token && token.tokens) || [], options);
  switch (token.type) {
    case 'space':
      return [];
    case 'paragraph':
      return skipIfFactMissing(() => ({ type: 'paragraph', words: inline() }));
    case 'heading':
      return [{ type: 'heading', words: inline() }];
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      const itemsOf = items.flatMap(({ tokens }) =>
        skipIfFactMissing(() =>
          wordsOf(
            tokens.flatMap((inner) => ('tokens' in inner && inner.tokens) || [inner]),
            options,
          ),
        ),
      );
      return [{ type: 'list', isOrdered: ordered, items: itemsOf }];
    }
    case 'table':
      return [rowsOf(token as Tokens.Table, options)];
    default:
      throw new Error(`"${token.raw.trim()}" is not a heading, paragraph, list, table or part`);
  }
}

const description = /^---\ndescription: (.+)\n---\n/;
const anchored = /^(.+?) \{#([\w-]+)\}$/;

/**
 * Makes the text of a page from its Markdown file.
 * @param source `description` between two rules (`---`), a `# title`, an introduction, `## sections {#with-anchors}`,
 *   and, after a rule, the footer
 * @throws Error with a sentence that says what is wrong
 */
export function compilePageText(source: string, options: CompileOptions): PageText {
  const head = description.exec(source);
  if (!head) throw new Error('it begins with a line "---", "description: …" and a line "---"');
  const [title, ...tokens] = lexer(source.slice(head[0].length)).filter(({ type }) => type !== 'space');
  if (title?.type !== 'heading' || title['depth'] !== 1) throw new Error('after the description comes "# Title"');
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
      sections.push({ id, title: plainText(Lexer.lexInline(name), options), blocks });
    } else blocks.push(...blocksOf(token, options));
  }
  return {
    title: plainText(title['tokens'] ?? [], options),
    description: fillPlaceholders(head[1] ?? '', options),
    lead,
    sections,
    foot,
  };
}
