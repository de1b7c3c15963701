import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { withoutBase } from '../../src/config/base-path';
import { locales, type Locale } from '../../src/domain/languages';
import { markets } from '../../src/domain/market';

/** What a first load may cost, in bytes as they come over the wire (brotli); see docs/performance.md. */
export type Budget = { script: number; requests: number; html: number; style: number };

/** What one page makes a browser fetch before it can show its data. */
export type FirstLoad = Budget & {
  page: string;
  /** Whether its HTML shows its first sight by itself (decision 87, first sight). */
  hasSight: boolean;
};

const kib = 1024;

/** HTML of a page with its skeleton in every language; a first language costs no more than a further one. */
const htmlIn = (withoutWords: number) => (withoutWords + 0.25 * locales.length) * kib;

/** The page that is opened most, and the rest; each a little above what it weighs today, so that growth is seen. */
const budgets = {
  '/loanDetails': { script: 138 * kib, requests: 7, html: htmlIn(9), style: 8 * kib },
  others: { script: 162.5 * kib, requests: 13, html: htmlIn(11.75), style: 8.25 * kib },
  site: { script: 151.25 * kib, requests: 11, html: htmlIn(16.25), style: 9 * kib },
} satisfies Record<string, Budget>;

/** What a first sight adds to the HTML of its page: its script, its plan and its words. */
const sightHtml = 7 * kib;

/** Everything that a worker keeps, of the whole product: the app, and the texts of each language (docs/performance.md). */
const precacheBudget = (432 + 36 * locales.length) * kib;

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
  const planText = /id="page-plan">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null';
  const plan: { texts?: Partial<Record<Locale, string[]>>; reads?: unknown[]; words?: unknown } | null =
    JSON.parse(planText);
  const scripts = [
    ...[...html.matchAll(/<(?:script type="module"[^>]*src|link rel="modulepreload"[^>]*href)="([^"]+)"/g)].map(
      ([, name = '']) => name,
    ),
    ...(plan?.texts?.[markets.indonesia.locale] ?? []),
  ];
  const sum = (names: string[]) =>
    names.reduce((total, name) => total + sizeOf(folder, withoutBase(basePath, name) ?? name), 0);
  return {
    hasSight: Boolean(plan?.words),
    page: `/${file.replace(/(?:\/?index)?\.html$/, '')}`,
    script: sum([...new Set(scripts)]),
    // The page itself, its scripts, and what it asks the server.
    requests: 1 + new Set(scripts).size + (plan?.reads?.length ?? 0),
    html: sizeOf(folder, file),
    style: sum(styleFiles(html)),
  };
}

function budgetOf({ page, hasSight }: FirstLoad, file: string): Budget {
  const budget =
    page === '/loanDetails' ? budgets['/loanDetails'] : siteFile.test(file) ? budgets.site : budgets.others;
  return hasSight ? { ...budget, html: budget.html + sightHtml } : budget;
}

/** @returns one sentence per figure of a page that is over its budget */
export function findExcess(load: FirstLoad, budget: Budget): string[] {
  const figures = ['script', 'requests', 'html', 'style'] as const;
  return figures
    .filter((figure) => load[figure] > budget[figure])
    .map((figure) => `${load.page}: ${figure} ${load[figure]}, allowed ${budget[figure]}`);
}

/** @returns bytes of all files that the worker of a build keeps */
export function precacheOf(folder: string): number {
  const worker = readFileSync(path.join(folder, 'sw.js'), 'utf8');
  const files = new Set([...worker.matchAll(/\burl:"([^"]+)"/g)].map(([, file = '']) => file));
  return [...files].reduce((total, file) => total + sizeOf(folder, file), 0);
}

/**
 * Weighs the first load of every page, and what the worker keeps: bytes and requests are the same on every machine, so more
 * than is allowed fails the check.
 * @param folder the production build
 * @param workerFolder the same with the offline worker
 * @throws Error with one line per figure over its budget
 */
export function checkBudget(folder: string, workerFolder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && file !== 'app.html' && !file.startsWith('documents'),
  );
  const loads = files.map((file) => ({ file, load: firstLoadOf(folder, file) }));
  const precache = precacheOf(workerFolder);
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
  console.log(`The worker keeps ${round(precache)} KiB.`);
  const problems = [
    ...loads.flatMap(({ file, load }) => findExcess(load, budgetOf(load, file))),
    ...(precache > precacheBudget ? [`the worker keeps ${precache}, allowed ${precacheBudget}`] : []),
  ];
  if (problems.length > 0) throw new Error(`Over the budget:\n  ${problems.join('\n  ')}`);
}
