/** What the build puts into a page besides what was drawn. All addresses are those of built files. */
export type PageParts = {
  /** Absolute address of the whole site, without a trailing slash; empty where the build does not know it. */
  siteUrl: string;
  siteName: string;
  styles: readonly string[];
  /** Scripts that the page will ask for at once. */
  scripts: readonly string[];
};

export type Page = { path: string; locale: string; head: string; body: string; facts: readonly object[] };

const shellRoot = /<div id="root">[^]*<\/div>(?=\s*<\/body>)/;

function replaceOnce(html: string, pattern: RegExp, by: string, what: string): string {
  if (!pattern.test(html)) throw new Error(`index.html has no ${what}`);
  return html.replace(pattern, () => by);
}

/** Text of one element or attribute of the drawn head, still escaped. */
function readHead(head: string, pattern: RegExp, what: string, path: string): string {
  const found = pattern.exec(head)?.[1];
  if (!found) throw new Error(`${path} has no ${what}`);
  return found;
}

function socialCard(page: Page, { siteUrl, siteName }: PageParts): string[] {
  const title = readHead(page.head, /<title[^>]*>([^<]+)<\/title>/, 'title', page.path);
  const description = readHead(page.head, /<meta name="description" content="([^"]+)"/, 'description', page.path);
  const locales: Record<string, string> = { id: 'id_ID', en: 'en_IN', zh: 'zh_CN' };
  const address = `${siteUrl}${page.path}`;
  const property = (name: string, content: string) => `<meta property="${name}" content="${content}">`;
  return [
    property('og:type', 'website'),
    property('og:site_name', escapeText(siteName)),
    property('og:locale', locales[page.locale] ?? page.locale),
    property('og:title', title),
    property('og:description', description),
    '<meta name="twitter:card" content="summary">',
    // Without the site's own address these would be guesses, which is worse than nothing.
    ...(siteUrl === '' ? [] : [`<link rel="canonical" href="${address}">`, property('og:url', address)]),
  ];
}

/** JSON that cannot end the element it stands in. */
function dataScript(fact: object): string {
  return `<script type="application/ld+json">${JSON.stringify(fact).replaceAll('<', String.raw`\u003c`)}</script>`;
}

/** @returns text that is safe between tags and in quotes */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/**
 * Makes the HTML of a drawn page out of the application's own.
 * @param shell the built index.html
 * @throws Error when the shell or the page lacks what belongs there
 */
export function pageHtml(shell: string, page: Page, parts: PageParts): string {
  const own = [
    page.head.replaceAll(/<(title|meta)/g, '<$1 data-drawn=""'),
    ...parts.styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...parts.scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...socialCard(page, parts),
    ...page.facts.map(dataScript),
  ];
  const titled = replaceOnce(shell, /\s*<title>[^<]*<\/title>/, '', 'title');
  const speaking = replaceOnce(titled, /<html lang="[^"]*"/, `<html lang="${page.locale}"`, 'language');
  const headed = replaceOnce(speaking, /\s*<\/head>/, `\n    ${own.join('\n    ')}\n  </head>`, 'head');
  return replaceOnce(headed, shellRoot, `<div id="root" data-drawn-path="${page.path}" data-drawn-locale="${page.locale}">${page.body}</div>`, 'root element')
    .replace(/\s*<!--[^[].*?-->(?=\s*<div id="root")/, '');
}

/**
 * Makes a page for a frame: its text and its style, and nothing that could run. No `crossorigin`: inside a sandbox, the page's
 * own files are another origin's.
 */
export function documentHtml(document: Pick<Page, 'locale' | 'head' | 'body'>, styles: readonly string[]): string {
  return `<!doctype html>
<html lang="${document.locale}">
  <head>
    <meta charset="utf-8">
    <meta name="referrer" content="no-referrer">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    ${document.head}
    ${styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join('\n    ')}
  </head>
  <body>${document.body}</body>
</html>
`;
}

/** @returns where the HTML of a path lies in the build, so that any web server finds it */
export function fileNameOf(path: string): string {
  return `${path.slice(1)}${path === '/' ? '' : '/'}index.html`;
}

/** @returns sitemap.xml of the drawn pages */
export function sitemap(siteUrl: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `  <url><loc>${escapeText(siteUrl + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}
