// Part of every build: the HTML around a rendered page. vite/prerender.ts calls it, the checks read its attributes.
import { planElementId, type PagePlan, pageEndId } from '../../src/boot/preview/page-plan.ts';
import { basePathWithoutSlash, withBase } from '../../src/config/base-path.ts';
import { languages, type Locale } from '../../src/domain/languages.ts';
import { escapeHtml } from '../../src/domain/text/markup.ts';

/** A style sheet of the build: its file name and its content. */
export type Sheet = { file: string; css: string };

type PlannedScripts = Pick<PagePlan, 'app' | 'scripts'>;

/** What the build adds to the rendered markup of every page. */
export type StartParts = {
  /** The folder of the host that contains the files of the build. */
  basePath: string;
  sheets: readonly Sheet[];
  /** Scripts that the page requests at once. */
  scripts: readonly string[];
  /** Without its scripts, which this file adds. */
  plan: Omit<PagePlan, keyof PlannedScripts>;
  /** Built from src/boot/preview/start-early.ts. */
  headScript: string;
};

/** What it adds to a page that waits for its data. */
export type SkeletonParts = StartParts & {
  /** Built from src/boot/preview/show-preview.ts. */
  bodyScript: string;
  /** A small file that imports the application once the page is painted; null if the HTML names the application. */
  startScript: string | null;
};

/** What it adds to a page for search engines and messengers. */
export type PageParts = StartParts & {
  /** Absolute address of the site, without a trailing slash; empty if the build does not know it. */
  siteUrl: string;
  siteName: string;
};

export type Page = { path: string; locale: Locale; head: string; body: string; facts: readonly object[] };

/** A page as it waits for its data, rendered in each language; the first is that of a page without script. */
export type Waiting = { markups: readonly { locale: Locale; head: string; body: string; incomplete: string }[] };

const shellRoot = /<div id="root">[^]*<\/div>(?=\s*<\/body>)/;

function replaceOnce(html: string, pattern: RegExp, by: string, what: string): string {
  if (!pattern.test(html)) throw new Error(`index.html has no ${what}`);
  return html.replace(pattern, () => by);
}

/** Text of one element or attribute of the rendered head, still escaped. */
function readHead(head: string, pattern: RegExp, what: string, path: string): string {
  const found = pattern.exec(head)?.[1];
  if (!found) throw new Error(`${path} has no ${what}`);
  return found;
}

function socialCard(page: Page, { siteUrl, siteName }: PageParts): string[] {
  const title = readHead(page.head, /<title[^>]*>([^<]+)<\/title>/, 'title', page.path);
  const description = readHead(page.head, /<meta name="description" content="([^"]+)"/, 'description', page.path);
  const address = `${siteUrl}${page.path}`;
  const property = (name: string, content: string) => `<meta property="${name}" content="${content}">`;
  return [
    property('og:type', 'website'),
    property('og:site_name', escapeHtml(siteName)),
    property('og:locale', `${page.locale}_${languages[page.locale].territory}`),
    property('og:title', title),
    property('og:description', description),
    '<meta name="twitter:card" content="summary">',
    // Without the address of the site they would be wrong.
    ...(siteUrl === ''
      ? []
      : [
          `<link rel="canonical" href="${address}">`,
          property('og:url', address),
          property('og:image', `${siteUrl}/icons/icon-512.png`),
        ]),
  ];
}

/** JSON that cannot end the element around it. */
function safeJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}

function dataScript(fact: object): string {
  return `<script type="application/ld+json">${safeJson(fact)}</script>`;
}

/**
 * Inlines style sheets, which block rendering. The disabled links keep the application from loading them again with the
 * code that they belong to.
 */
function inlineSheets(sheets: readonly Sheet[], basePath: string): string[] {
  if (sheets.length === 0) return [];
  const css = sheets.map((sheet) => sheet.css.trim()).join('');
  return [
    `<style>${css}</style>`,
    ...sheets.map(({ file }) => `<link rel="stylesheet" crossorigin href="${basePath}${file}" disabled>`),
  ];
}

/** The comment for developers in index.html. */
const shellComment = /\s*<!--[^[].*?-->(?=\s*<div id="root")/;

const appScript = /<script type="module"[^>]* src="([^"]+)">/;

const scriptLink = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;

const styleLink = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

/** @returns the style sheets that a built page links, as files of the build */
function styleFilesOf(html: string, basePath: string): string[] {
  return [...html.matchAll(styleLink)].map(([, href = '']) => href.slice(basePath.length));
}

/**
 * Inlines the style sheets of the page without content, and removes its comment.
 * @param shell the built index.html
 * @param read content of a style sheet of the build
 */
export function inlineShellStyles(shell: string, basePath: string, read: (file: string) => string): string {
  const sheets = styleFilesOf(shell, basePath).map((file) => ({ file, css: read(file) }));
  return replaceOnce(
    shell.replaceAll(styleLink, '').replace(shellComment, ''),
    /(?=\s*<\/head>)/,
    `\n    ${inlineSheets(sheets, basePath).join('\n    ')}`,
    'head',
  );
}

/**
 * Prevents a frame before an element has begun: an empty one costs as much as one with text, and in half a header the
 * texts lie elsewhere. Other engines than Chromium ignore it.
 */
const noFrameBefore = (id: string) => `<link rel="expect" href="#${id}" blocking="render">`;

/** Id of the script after the markup. */
const bodyScriptId = 'page-preview';

const dataTag = (id: string, data: object) => `<script type="application/json" id="${id}">${safeJson(data)}</script>`;

const inlineScript = (script: string, attributes = '') => `<script${attributes}>${script}</script>`;

/** The script of the early start, after the plan that it reads. */
function startTags({ plan, headScript }: StartParts, scripts: PlannedScripts): string {
  return [dataTag(planElementId, { ...plan, ...scripts }), inlineScript(headScript)].join('');
}

/** @returns the attributes of the root element for a language */
function languageAttributes(locale: Locale): string {
  return `lang="${locale}" dir="${languages[locale].direction}"`;
}

function fillShell(shell: string, locale: Locale, head: readonly string[], body: string): string {
  const titled = replaceOnce(shell, /\s*<title>[^<]*<\/title>/, '', 'title');
  const withLanguage = replaceOnce(titled, /<html lang="[^"]*"/, `<html ${languageAttributes(locale)}`, 'language');
  const withHead = replaceOnce(withLanguage, /\s*<\/head>/, `${head.join('')}</head>`, 'head');
  // Line breaks are for developers.
  return replaceOnce(withHead.replaceAll(/>\n\s*</g, '><'), shellRoot, body, 'root element');
}

/** A page that is complete in its HTML needs its scripts last: pictures and style come first. */
function scriptsLast(html: string): string {
  return html.replaceAll(/<(?:script type="module"|link rel="modulepreload")(?= )/g, '$& fetchpriority="low"');
}

/**
 * Makes the HTML of a rendered page.
 * @param shell the built index.html
 * @throws Error when the shell or the page lacks a part
 */
export function pageHtml(shell: string, page: Page, parts: PageParts): string {
  const own = [
    page.head.replaceAll(/<(title|meta)/g, '<$1 data-prerendered=""'),
    noFrameBefore('main'),
    ...inlineSheets(parts.sheets, parts.basePath),
    ...parts.scripts.map((file) => `<link rel="modulepreload" crossorigin href="${parts.basePath}${file}">`),
    ...socialCard(page, parts),
    ...page.facts.map(dataScript),
  ];
  const path = page.path === '/' ? basePathWithoutSlash(parts.basePath) : withBase(parts.basePath, page.path);
  const root = `<div id="root" data-prerendered-path="${path}" data-prerendered-locale="${page.locale}">${page.body}</div>`;
  return scriptsLast(fillShell(shell, page.locale, own, `${root}${startTags(parts, { app: [], scripts: [] })}`));
}

/** A strict policy refuses style attributes: each becomes a class in the style sheet of the page. */
function withoutStyleAttributes(html: string, sheet: Map<string, string>): string {
  return html.replaceAll(
    /<([a-z][\w-]*)([^>]*?) style="([^"]*)"([^>]*)>/g,
    (_, tag: string, before: string, css: string, after: string) => {
      const name = sheet.get(css) ?? `w${sheet.size}`;
      sheet.set(css, name);
      const rest = before + after;
      return rest.includes(' class="')
        ? `<${tag}${rest.replace(' class="', ` class="${name} `)}>`
        : `<${tag} class="${name}"${rest}>`;
    },
  );
}

/**
 * The engine may paint the markup before the script after it has translated it: another language would appear, and
 * lines would move.
 * @param locale of the markup, as `whenTranslated` writes it to the root
 */
function hiddenUntilTranslated(locale: Locale): string {
  return `html:not([lang=${locale}]) [data-skeleton=${locale}] .skeletons{visibility:hidden}`;
}

/** A text typed into a skeleton would be lost. */
function withoutInput(html: string): string {
  return html.replaceAll(/<(input|textarea)\b/g, '<$1 readonly=""').replaceAll(/<select\b/g, '<select disabled=""');
}

/**
 * Makes the HTML of a page that waits for its data, in the market's language, with the others in templates
 * (`whenTranslated`). Screen readers ignore it, and React replaces it.
 * @param shell the built index.html
 * @throws Error when the shell or the page lacks a part
 */
export function skeletonHtml(shell: string, { markups }: Waiting, parts: SkeletonParts): string {
  const [first] = markups;
  if (!first) throw new Error('A skeleton page needs a markup');
  const sheet = new Map<string, string>();
  const rendered = markups.map(({ locale, body, incomplete }) => {
    const still = withoutInput(withoutStyleAttributes(body, sheet)).replaceAll(/<!--.*?-->/g, '');
    const again = `<p class="incomplete" role="alert"><a href="">${escapeHtml(incomplete)}</a></p>`;
    return { locale, html: `<div class="skeletons" aria-hidden="true" inert>${still}</div>${again}` };
  });
  const [{ html: shown } = { html: '' }, ...others] = rendered;
  const sizes = [...sheet].map(([declarations, name]) => `.${name}{${declarations}}`).join('');
  const css = sizes + hiddenUntilTranslated(first.locale);
  const last = parts.sheets.at(-1);
  const sheets = last ? [...parts.sheets.slice(0, -1), { ...last, css: last.css + css }] : parts.sheets;
  const app = appScript.exec(shell)?.[1] ?? '';
  const startScript = parts.startScript === null ? null : parts.basePath + parts.startScript;
  const links = [...shell.matchAll(scriptLink)].map(([, href = '']) => href);
  // All but the file that the HTML itself names; src/boot/preview/start-early.ts decides when each is fetched.
  const scripts = {
    app: [app, ...links].filter((file) => file !== (startScript ?? app)),
    scripts: parts.scripts.map((file) => parts.basePath + file),
  };
  // First in the head: the person waits for the answer to its request.
  const start = `${startTags(parts, scripts)}\n    `;
  const source = startScript === null ? `src="${app}"` : `src="${startScript}" data-app="${app}"`;
  const asking = replaceOnce(
    shell.replaceAll(scriptLink, ''),
    appScript,
    `${start}<script type="module" crossorigin ${source}>`,
    'script',
  );
  // A page whose title is in its data begins with the title of the application.
  const title = /<title[^>]*>([^<]+)<\/title>/.exec(first.head) ?? /<title>([^<]*)<\/title>/.exec(shell);
  const head = [
    `<title data-prerendered="">${title?.[1] ?? ''}</title>`,
    noFrameBefore(bodyScriptId),
    ...inlineSheets(sheets, parts.basePath),
  ];
  return fillShell(
    asking,
    first.locale,
    head,
    [
      `<div id="root" data-skeleton="${first.locale}">${shown}</div>`,
      inlineScript(parts.bodyScript, ` id="${bodyScriptId}"`),
      // Compressed, a whole markup is as small as its differences from the first.
      ...others.map(({ locale, html }) => `<template lang="${locale}">${html}</template>`),
      inlineScript('window.translatePage?.()', ` id="${pageEndId}"`),
    ].join(''),
  );
}

/** @returns the plan in a built page; null where it has none */
export function planOf(html: string): Partial<PagePlan> | null {
  const text = new RegExp(`id="${planElementId}">(.*?)</script>`, 's').exec(html)?.[1];
  return text === undefined ? null : (JSON.parse(text) as Partial<PagePlan>);
}

/** @returns the release that a built page names */
export function releaseOf(html: string): string {
  return /<meta name="release" content="([^"]*)"/.exec(html)?.[1] ?? '';
}

/** @returns the file name of a whole page, which web servers find by its path */
export function fileNameOf(path: string): string {
  return `${path.slice(1)}${path === '/' ? '' : '/'}index.html`;
}

/** @returns the file name of a skeleton page, which web servers and the offline worker find by its path */
export function skeletonFileOf(path: string): string {
  return `${path.slice(1)}.html`;
}

/** @returns sitemap.xml of the rendered pages */
export function sitemap(siteUrl: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `  <url><loc>${escapeHtml(siteUrl + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}
