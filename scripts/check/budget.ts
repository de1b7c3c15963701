// The step `budget` of npm test: weighs what a first visit loads, of every page.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { withoutBase } from '../../src/config/base-path';
import { locales } from '../../src/domain/languages';
import { markets } from '../../src/domain/market';
import type { CachedFile } from '../../src/platform/offline/cached-parts';
import { planOf } from '../lib/page-html';

/** What a first load may cost, in bytes as they come over the wire (brotli); see docs/performance.md. */
export type Budget = { script: number; requests: number; html: number; style: number };

/** What one page makes a browser fetch before it can show its data. */
export type FirstLoad = Budget & {
  page: string;
  /** Whether its HTML shows its preview by itself (decision 87, preview). */
  hasPreview: boolean;
};

const kib = 1024;

/** HTML of a page with its skeleton in every language; a first language costs no more than a further one. */
const htmlIn = (withoutWords: number) => (withoutWords + 0.25 * locales.length) * kib;

/** The page that is opened most, and the rest; each a little above what it weighs today, so that growth is seen. */
const budgets = {
  '/loanDetails': { script: 138 * kib, requests: 7, html: htmlIn(9.5), style: 8 * kib },
  // The field for an SMS code is a file of its own: /register has it too.
  '/payway': { script: 164.75 * kib, requests: 14, html: htmlIn(13.1), style: 8.5 * kib },
  others: { script: 164.75 * kib, requests: 13, html: htmlIn(13.1), style: 8.5 * kib },
  site: { script: 153.25 * kib, requests: 12, html: htmlIn(17), style: 9 * kib },
} satisfies Record<string, Budget>;

/** What a preview adds to the HTML of its page: its script, its plan and its messages. */
const previewHtml = 7.5 * kib;

/** What a worker keeps at most of a first visit, whichever its language and page: decision 90, cached files. */
const precacheBudget = 300 * kib;

const siteFile = /(?:^|\/)index\.html$/;

function sizeOf(folder: string, file: string): number {
  const whole = path.join(folder, file);
  return statSync(existsSync(`${whole}.br`) ? `${whole}.br` : whole).size;
}

function styleFiles(html: string): string[] {
  return [...html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, file = '']) => file);
}

/**
 * Reads from the HTML of a page what the browser will fetch for it, in the site's own language.
 * @param folder a production build
 * @param file the page's file in it
 * @param basePath the folder of the host that it was built for
 */
export function firstLoadOf(folder: string, file: string, basePath = '/'): FirstLoad {
  const html = readFileSync(path.join(folder, file), 'utf8');
  const plan = planOf(html);
  const scripts = [
    ...[...html.matchAll(/<(?:script type="module"[^>]*src|link rel="modulepreload"[^>]*href)="([^"]+)"/g)].map(
      ([, name = '']) => name,
    ),
    ...(plan?.app ?? []),
    ...(plan?.scripts ?? []),
    ...(plan?.texts?.[markets.indonesia.locale] ?? []),
  ];
  const sum = (names: string[]) =>
    names.reduce((total, name) => total + sizeOf(folder, withoutBase(basePath, name) ?? name), 0);
  return {
    hasPreview: Boolean(plan?.messages),
    page: `/${file.replace(/(?:\/?index)?\.html$/, '')}`,
    script: sum([...new Set(scripts)]),
    // The page itself, its scripts, and what it asks the server.
    requests: 1 + new Set(scripts).size + (plan?.reads?.length ?? 0),
    html: sizeOf(folder, file),
    style: sum(styleFiles(html)),
  };
}

function budgetOf({ page, hasPreview }: FirstLoad, file: string): Budget {
  const budget =
    page === '/loanDetails' || page === '/payway' ? budgets[page] : siteFile.test(file) ? budgets.site : budgets.others;
  return hasPreview ? { ...budget, html: budget.html + previewHtml } : budget;
}

/** @returns one sentence per figure of a page that is over its budget */
export function findExcess(load: FirstLoad, budget: Budget): string[] {
  const figures = ['script', 'requests', 'html', 'style'] as const;
  return figures
    .filter((figure) => load[figure] > budget[figure])
    .map((figure) => `${load.page}: ${figure} ${load[figure]}, allowed ${budget[figure]}`);
}

/**
 * What the worker of a build keeps, bytes: for everybody, of the largest language, and of the largest page with what it
 * shows later.
 */
export type Precache = { everybody: number; language: number; page: number };

/**
 * @returns what the worker keeps of a first visit
 * @throws Error where it lists no files, or no language
 */
export function precacheOf(folder: string): Precache {
  const worker = readFileSync(path.join(folder, 'sw.js'), 'utf8');
  const { parts = [] }: { parts?: Pick<CachedFile, 'url' | 'for'>[] } = JSON.parse(
    /^self\.keptParts=(.*);$/m.exec(worker)?.[1] ?? '{}',
  );
  const forEverybody = [...worker.matchAll(/\burl:"([^"]+)"/g)].map(([, file = '']) => file);
  const sum = (files: Iterable<string>) => [...new Set(files)].reduce((total, file) => total + sizeOf(folder, file), 0);
  const partsFor = (...names: string[]) =>
    parts.filter((part) => part.for.some((name) => names.includes(name))).map(({ url }) => url);
  const languages = locales.map((locale) => partsFor(locale));
  if (forEverybody.length === 0 || languages.some(({ length }) => length === 0))
    throw new Error(`The worker of ${folder} lists no files`);
  const pages = parts
    .filter(({ url, for: names }) => names.includes(url))
    .flatMap(({ url }) => locales.map((locale) => partsFor(url, `${locale} ${url}`)));
  return {
    everybody: sum(forEverybody),
    language: Math.max(...languages.map(sum)),
    page: Math.max(0, ...pages.map(sum)),
  };
}

/**
 * Weighs the first load of every page, and what the worker keeps: bytes and requests are the same on every machine, so
 * more than is allowed fails the check.
 * @param folder the production build
 * @param workerFolder the same with the offline worker
 * @throws Error with one line per figure over its budget
 */
export function checkBudget(folder: string, workerFolder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && file !== 'app.html',
  );
  const loads = files.map((file) => ({ file, load: firstLoadOf(folder, file) }));
  const kept = precacheOf(workerFolder);
  const precache = kept.everybody + kept.language + kept.page;
  const round = (bytes: number) => Math.round((bytes / kib) * 10) / 10;
  console.table(
    Object.fromEntries(
      loads
        .sort((one, other) => one.load.script - other.load.script)
        .map(({ load: { page, script, requests, html, style } }) => [
          page,
          { 'script KiB': round(script), requests, 'html KiB': round(html), 'style KiB': round(style) },
        ]),
    ),
  );
  console.log(
    `The worker keeps ${round(precache)} KiB: ${round(kept.everybody)} for everybody, ${round(kept.language)} of a language, ${round(kept.page)} of a page.`,
  );
  const problems = [
    ...loads.flatMap(({ file, load }) => findExcess(load, budgetOf(load, file))),
    ...(precache > precacheBudget ? [`the worker keeps ${precache}, allowed ${precacheBudget}`] : []),
  ];
  if (problems.length > 0) throw new Error(`Over the budget:\n  ${problems.join('\n  ')}`);
}
