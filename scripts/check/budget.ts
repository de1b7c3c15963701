// The step `budget` of npm test: compares the first load of every page with its budget.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { withoutBase } from '../../src/config/base-path';
import { locales } from '../../src/domain/languages';
import { markets } from '../../src/domain/market';
import type { CachedFile } from '../../src/platform/offline/cached-parts';
import { planOf, releaseOf } from '../lib/page-html';

/** The maximum of a first load, in bytes after compression (brotli); see docs/performance.md. */
export type Budget = { script: number; requests: number; html: number; style: number };

/** What a browser fetches for a page before it can show its data. */
export type FirstLoad = Budget & {
  page: string;
  /** Whether its HTML has a preview (decision 87, preview). */
  hasPreview: boolean;
};

const kib = 1024;

/** The budget of the HTML of a page with its skeleton in every language. */
const htmlIn = (withoutWords: number) => (withoutWords + 0.25 * locales.length) * kib;

/** Each budget is only a little above the present size, so that growth fails the check. */
const budgets: Readonly<Record<string, Budget>> & Record<'others' | 'site', Budget> = {
  '/loanDetails': { script: 138 * kib, requests: 7, html: htmlIn(9.5), style: 8 * kib },
  // The field for an SMS code is a separate file, because /register has it too.
  '/payway': { script: 162.75 * kib, requests: 14, html: htmlIn(13.1), style: 8.5 * kib },
  // Its script also asks for the code, and shows it (decision 68, before paying again).
  '/that': { script: 162.75 * kib, requests: 13, html: htmlIn(14.1), style: 8.5 * kib },
  others: { script: 162.75 * kib, requests: 13, html: htmlIn(13.1), style: 8.5 * kib },
  site: { script: 153.25 * kib, requests: 12, html: htmlIn(17), style: 9 * kib },
};

/** The budget of a preview in the HTML of its page: its script, its plan and its messages. */
const previewHtml = 7.5 * kib;

/** The maximum that a worker caches on a first visit, for any language and page (decision 90, cached files). */
const precacheBudget = 300 * kib;

const siteFile = /(?:^|\/)index\.html$/;

/**
 * Bytes on the wire. A page is compressed again without the name of its release: with it, the same page of another
 * commit is up to 45 bytes larger or smaller.
 */
function sizeOf(folder: string, file: string): number {
  const whole = path.join(folder, file);
  if (!existsSync(`${whole}.br`)) return statSync(whole).size;
  if (!file.endsWith('.html')) return statSync(`${whole}.br`).size;
  const html = readFileSync(whole, 'utf8');
  return brotliCompressSync(html.replace(releaseOf(html), '')).length;
}

function styleFiles(html: string): string[] {
  return [...html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, file = '']) => file);
}

/**
 * Finds in the HTML of a page what the browser fetches for it, in the default language of the site.
 * @param folder a production build
 * @param file the page's file in it
 * @param basePath base path of the build
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
    // The page, its scripts, and its first reads.
    requests: 1 + new Set(scripts).size + (plan?.reads?.length ?? 0),
    html: sizeOf(folder, file),
    style: sum(styleFiles(html)),
  };
}

function budgetOf({ page, hasPreview }: FirstLoad, file: string): Budget {
  const budget = budgets[page] ?? (siteFile.test(file) ? budgets.site : budgets.others);
  return hasPreview ? { ...budget, html: budget.html + previewHtml } : budget;
}

/** @returns one sentence per figure of a page that is over its budget */
export function findOverBudget(load: FirstLoad, budget: Budget): string[] {
  const figures = ['script', 'requests', 'html', 'style'] as const;
  return figures
    .filter((figure) => load[figure] > budget[figure])
    .map((figure) => `${load.page}: ${figure} ${load[figure]}, allowed ${budget[figure]}`);
}

/**
 * What the worker of a build caches, bytes: on every phone, of the largest language, and of the largest page with the
 * code that it loads later.
 */
export type Precache = { everyPhone: number; language: number; page: number };

/**
 * @returns what the worker caches on a first visit
 * @throws Error if it lists no files, or none of a language
 */
export function precacheOf(folder: string): Precache {
  const worker = readFileSync(path.join(folder, 'sw.js'), 'utf8');
  const { files: optional = [] }: { files?: Pick<CachedFile, 'url' | 'for'>[] } = JSON.parse(
    /^self\.cachedFiles=(.*);$/m.exec(worker)?.[1] ?? '{}',
  );
  const forEveryPhone = [...worker.matchAll(/\burl:"([^"]+)"/g)].map(([, file = '']) => file);
  const sum = (files: Iterable<string>) => [...new Set(files)].reduce((total, file) => total + sizeOf(folder, file), 0);
  const filesFor = (...names: string[]) =>
    optional.filter((file) => file.for.some((name) => names.includes(name))).map(({ url }) => url);
  const languages = locales.map((locale) => filesFor(locale));
  if (forEveryPhone.length === 0 || languages.some(({ length }) => length === 0))
    throw new Error(`The worker of ${folder} lists no files`);
  const pages = optional
    .filter(({ url, for: names }) => names.includes(url))
    .flatMap(({ url }) => locales.map((locale) => filesFor(url, `${locale} ${url}`)));
  return {
    everyPhone: sum(forEveryPhone),
    language: Math.max(...languages.map(sum)),
    page: Math.max(0, ...pages.map(sum)),
  };
}

/**
 * Compares the first load of every page, and the cache of the worker, with their budgets. Bytes and requests are the
 * same on every machine.
 * @param folder the production build
 * @param workerFolder the same with the offline worker
 * @throws Error with one line per figure over its budget
 */
export function checkBudget(folder: string, workerFolder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && file !== 'app.html',
  );
  const loads = files.map((file) => ({ file, load: firstLoadOf(folder, file) }));
  const cached = precacheOf(workerFolder);
  const precache = cached.everyPhone + cached.language + cached.page;
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
    `The worker caches ${round(precache)} KiB: ${round(cached.everyPhone)} on every phone, ${round(cached.language)} of a language, ${round(cached.page)} of a page.`,
  );
  const problems = [
    ...loads.flatMap(({ file, load }) => findOverBudget(load, budgetOf(load, file))),
    ...(precache > precacheBudget ? [`the worker caches ${precache}, allowed ${precacheBudget}`] : []),
  ];
  if (problems.length > 0) throw new Error(`Over the budget:\n  ${problems.join('\n  ')}`);
}
