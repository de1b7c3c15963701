// Plugin of every build: adds the texts of `content/` to the catalogs, with the facts of the markets.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { MarketPacks } from '../../config/market-packs.ts';
import { type Locale, locales } from '../../src/domain/languages.ts';
import { loanTerms } from '../../src/domain/loan-terms.ts';
import { type PackMarket, packMarkets } from '../../src/domain/market.ts';
import { millionsOfUsers } from '../../src/features/site/loan-offer.ts';
import { messageId, pageNames, type PageText } from '../../src/platform/i18n/page-text.ts';
import { compilePageText, type CompileOptions, type Facts } from '../lib/compile-page-text.ts';

/** The facts of each market: its pack, the terms of every loan, and the name of the app. */
export function factsOf(appName: string, packs: MarketPacks): Record<PackMarket, Facts> {
  const factsIn = (market: PackMarket): Facts => {
    const { rules, holidays: _days, ...pack } = packs[market];
    const { penalty, steps } = rules.late;
    const late = { penalty, percentPerDay: Math.max(...steps.map((step) => step.percentPerDay)) };
    return { appName, millionsOfUsers, terms: loanTerms, ...pack, late };
  };
  return { indonesia: factsIn('indonesia'), india: factsIn('india') };
}

/** The pages that a text may link, from the names of the route files. */
function pagesOf(root: string): Set<string> {
  const files = readdirSync(path.join(root, 'src/routes'), { recursive: true, encoding: 'utf8' });
  const names = files.map((file) => `/${path.basename(file, '.tsx')}`);
  return new Set(names.map((name) => (name === '/index' ? '/' : name)));
}

/** The facts, pages and files from which all texts are compiled. */
export type TextSources = {
  facts: Record<PackMarket, Facts>;
  isPage: CompileOptions['isPage'];
  read: (file: string) => string | null;
};

function compileFile(file: string, locale: Locale, market: PackMarket, { facts, isPage, read }: TextSources): PageText {
  const source = read(file);
  if (source === null) throw new Error(`${file} is missing: each page has a file in every language`);
  try {
    return compilePageText(source, { locale, facts: facts[market], isPage });
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : ''}`, { cause: error });
  }
}

/** The sections and blocks of a text, one line each. Used to find those that a translation lacks. */
function outlineOf({ lead, sections, foot }: PageText): string[] {
  const parts = [{ id: 'lead', blocks: lead }, ...sections, { id: 'foot', blocks: foot }];
  return parts.map(({ id, blocks }) => `${id}: ${blocks.map(({ type }) => type).join(', ')}`);
}

/**
 * Compiles the texts of the pages of one folder in one language, for each market.
 * @param sources `read` returns the content of a file by its path from the root of the project; null without one
 * @returns the texts by their id in the catalog
 * @throws Error naming a file that is missing, or has other sections or paragraphs than in English, or is wrong and why
 */
export function textsOf(folder: string, locale: Locale, sources: TextSources): Record<string, PageText> {
  const texts: Record<string, PageText> = {};
  for (const name of pageNames.filter((page) => page.startsWith(`${folder}/`))) {
    for (const market of packMarkets) {
      const file = `content/${name}.${locale}.md`;
      const text = compileFile(file, locale, market, sources);
      const english = outlineOf(compileFile(`content/${name}.en.md`, 'en', market, sources));
      const outline = outlineOf(text);
      const at = [...english, ...outline].findIndex((_, index) => outline[index] !== english[index]);
      if (outline[at] !== english[at])
        throw new Error(`${file}: "${outline[at] ?? ''}" where English has "${english[at] ?? ''}"`);
      texts[messageId(name, market)] = text;
    }
  }
  return texts;
}

const catalog = /\/locales\/([\w-]+)\/([\w-]+)\.po$/;

/**
 * Adds the texts of `content/` to the catalog with the name of their folder, after Lingui's plugin. They are loaded and
 * cached with it, in each language.
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
