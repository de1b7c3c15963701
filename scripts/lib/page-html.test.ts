// @vitest-environment jsdom
import { JSDOM } from 'jsdom';
import { whenTranslated } from '../../src/boot/preview/translation';
import { byLocale } from '../../src/domain/languages';
import { fileNameOf, inlineShellStyles, pageHtml, sitemap, skeletonFileOf, skeletonHtml } from './page-html';

const shell = `<!doctype html>
<html lang="id">
  <head>
    <meta charset="utf-8" />
    <title>App</title>
    <script type="module" src="/assets/app.js"></script>
    <link rel="stylesheet" href="/assets/a.css">
  </head>
  <body>
    <!-- the frame -->
    <div id="root"><div class="boot"><div></div></div></div>
  </body>
</html>`;

const page = {
  path: '/Loan',
  locale: 'id' as const,
  head: '<title>Pinjaman &amp; bunga</title><meta name="description" content="Kata &quot;kata&quot;"/>',
  body: '<main>$& Isi</main>',
  facts: [{ name: '</script><b>' }],
};
const plan = {
  market: 'indonesia' as const,
  isGuarded: false,
  unplanned: [],
  reads: [],
  messages: null,
  texts: byLocale((locale) => (locale === 'id' ? ['/assets/id.js'] : [])),
};
const start = {
  basePath: '/',
  sheets: [{ file: 'assets/b.css', css: '.b{color:red}' }],
  scripts: ['assets/c.js'],
  plan,
  headScript: 'begin()',
  bodyScript: 'fill()',
  startScript: null,
};
const parts = { ...start, siteUrl: 'https://site.example', siteName: 'App' };

function planOf(document: Document): unknown {
  return JSON.parse(document.querySelector('#page-plan')?.textContent ?? '');
}

function read(html: string) {
  const document = new DOMParser().parseFromString(html, 'text/html');
  return {
    document,
    attribute: (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name),
  };
}

describe('a rendered page', () => {
  it('has the exact content in the root element, with its path and language', () => {
    const { document, attribute } = read(pageHtml(shell, page, parts));
    expect(document.querySelector('#root')?.innerHTML).toBe('<main>$&amp; Isi</main>');
    expect(attribute('#root', 'data-prerendered-path')).toBe('/Loan');
    expect(attribute('#root', 'data-prerendered-locale')).toBe('id');
  });

  it.each([
    ['https://site.example', 'https://site.example/Loan', 'https://site.example/icons/icon-512.png'],
    // A build that does not know its address claims none.
    ['', undefined, undefined],
  ])('of the site %j has one title, and a social card that repeats it', (siteUrl, address, image) => {
    const { document, attribute } = read(pageHtml(shell, page, { ...parts, siteUrl }));
    expect(document.querySelectorAll('title')).toHaveLength(1);
    expect(document.title).toBe('Pinjaman & bunga');
    expect(attribute('meta[property="og:title"]', 'content')).toBe('Pinjaman & bunga');
    expect(attribute('meta[property="og:description"]', 'content')).toBe('Kata "kata"');
    expect(attribute('link[rel="canonical"]', 'href')).toBe(address);
    expect(attribute('meta[property="og:url"]', 'content')).toBe(address);
    expect(attribute('meta[property="og:image"]', 'content')).toBe(image);
  });

  it('has its facts and style, and loads its scripts with low priority', () => {
    const { document, attribute } = read(pageHtml(shell, page, parts));
    const facts = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(JSON.parse(facts)).toEqual({ name: '</script><b>' });
    expect(document.querySelector('style')?.textContent).toBe('.b{color:red}');
    expect(attribute('link[rel="modulepreload"]', 'href')).toBe('/assets/c.js');
    expect(attribute('link[rel="modulepreload"]', 'fetchpriority')).toBe('low');
    expect(attribute('script[type="module"]', 'fetchpriority')).toBe('low');
    // So that the application does not fetch the sheet again.
    expect(document.querySelector('link[href="/assets/b.css"]')?.hasAttribute('disabled')).toBe(true);
    expect(planOf(document)).toEqual({ ...plan, app: [], scripts: [] });
  });

  it.each([
    ['a page without a description', { ...page, head: '<title>A</title>' }, shell],
    ['a frame without a root element', page, '<html lang="id"><head><title>A</title></head><body></body></html>'],
  ])('is refused: %s', (_, drawn, frame) => {
    expect(() => pageHtml(frame, drawn, parts)).toThrow(/has no/);
  });
});

describe('a page that waits for data', () => {
  const markups = [
    {
      locale: 'id' as const,
      head: '<title>Pinjaman</title>',
      body: '<p style="height:4px" class="a">Memuat</p><p style="height:4px">…</p>',
      incomplete: 'Muat <ulang>',
    },
    {
      locale: 'en' as const,
      head: '<title>Loan</title>',
      body: '<!--$--><p style="height:4px" class="a">Loading<!-- -->…</p><p>…</p><!--/$-->',
      incomplete: 'Again',
    },
  ];
  const bare = (body: string) => ({ markups: [{ locale: 'id' as const, head: '', body, incomplete: '' }] });

  it('is rendered in the first language, hidden from screen readers', () => {
    const { document, attribute } = read(skeletonHtml(shell, { markups }, start));
    expect(document.querySelector('#root > [aria-hidden]')?.textContent).toBe('Memuat…');
    expect([document.title, attribute('html', 'lang'), attribute('#root', 'data-skeleton')]).toEqual([
      'Pinjaman',
      'id',
      'id',
    ]);
    expect(attribute('#root > .incomplete > a', 'href')).toBe('');
  });

  it('shows the markup of the language that the document has', () => {
    const { window } = new JSDOM(skeletonHtml(shell, { markups }, start));
    const { document } = window;
    const inPage = window as unknown as Window;
    const skeleton = () => document.querySelector<HTMLElement>('.skeletons') ?? document.body;
    const shown = () => [
      window.getComputedStyle(skeleton()).visibility,
      skeleton().innerHTML,
      document.querySelector('.incomplete > a')?.textContent,
    ];
    const show = vi.fn();
    const indonesian = ['visible', '<p class="w0 a">Memuat</p><p class="w0">…</p>', 'Muat <ulang>'];
    whenTranslated(inPage, show);
    expect(show).toHaveBeenCalledTimes(1);
    expect(shown()).toEqual(indonesian);

    document.documentElement.lang = 'en';
    whenTranslated(inPage, show);
    expect(show).toHaveBeenCalledTimes(1);
    expect(shown()).toEqual(['hidden', ...indonesian.slice(1)]);
    inPage.translatePage?.();
    expect(show).toHaveBeenCalledTimes(2);
    expect(shown()).toEqual(['visible', '<p class="w0 a">Loading…</p><p>…</p>', 'Again']);
  });

  it.each([
    [null, '/assets/app.js', null, ['/assets/s.js']],
    // A small file imports the application once the page is painted.
    ['assets/s.js', '/assets/s.js', '/assets/app.js', ['/assets/app.js']],
  ])('that %s starts has the files of the application in its plan', (startScript, source, data, app) => {
    const linked = shell.replace('</head>', '<link rel="modulepreload" crossorigin href="/assets/s.js"></head>');
    const { document, attribute } = read(skeletonHtml(linked, { markups }, { ...start, startScript }));
    expect(document.querySelectorAll('script[src]')).toHaveLength(1);
    expect(document.querySelector('link[rel="modulepreload"]')).toBeNull();
    expect(attribute('script[type="module"]', 'src')).toBe(source);
    expect(attribute('script[type="module"]', 'data-app')).toBe(data);
    expect(attribute('script[type="module"]', 'fetchpriority')).toBeNull();
    expect(planOf(document)).toEqual({ ...plan, app, scripts: ['/assets/c.js'] });
  });

  it('has the script for the first request first, and sizes without style attributes', () => {
    const html = skeletonHtml(shell, { markups }, start);
    const tags = [...read(html).document.querySelectorAll('script, style, #root, template')].map(
      ({ id, textContent, tagName }) => id || textContent || tagName.toLowerCase(),
    );
    const hidden = 'html:not([lang=id]) [data-skeleton=id] .skeletons{visibility:hidden}';
    const style = `.b{color:red}.w0{height:4px}${hidden}`;
    expect(tags).toEqual(['page-plan', 'begin()', 'script', style, 'root', 'page-preview', 'template', 'page-end']);
    expect(html).not.toContain(' style=');
  });

  it('has read-only fields, and the title of the application if it has none', () => {
    const { document } = read(skeletonHtml(shell, bare('<input><textarea></textarea><select></select>'), start));
    expect(document.querySelectorAll('#root :is(input, textarea):read-only, #root select:disabled')).toHaveLength(3);
    expect(document.title).toBe('App');
  });
});

describe('in a folder of the host', () => {
  const inFolder = { ...parts, basePath: '/app/', siteUrl: 'https://site.example/app' };
  const shellInFolder = shell.replaceAll('="/', '="/app/');

  it('a page names its files and its own address there', () => {
    const html = pageHtml(shellInFolder, page, inFolder);
    expect(html.match(/(?:href|src)="\/(?!app\/)[^"]*"/g)).toBeNull();
    expect(read(html).attribute('#root', 'data-prerendered-path')).toBe('/app/Loan');
    expect(read(html).attribute('link[rel="canonical"]', 'href')).toBe('https://site.example/app/Loan');
    // As addresses are compared: without the last slash.
    const landing = pageHtml(shell, { ...page, path: '/' }, inFolder);
    expect(read(landing).attribute('#root', 'data-prerendered-path')).toBe('/app');
  });

  it.each(['/', '/app/'])('the frame of the application has its style in it, below %s', (base) => {
    const frame = base === '/' ? shell : shellInFolder;
    const { document } = read(inlineShellStyles(frame, base, (file) => `.${file.replace(/\W/g, '')}{}`));
    expect(document.querySelector('style')?.textContent).toBe('.assetsacss{}');
    const links = [...document.querySelectorAll('link[rel="stylesheet"]')];
    expect(links.map((link) => [link.getAttribute('href'), link.hasAttribute('disabled')])).toEqual([
      [`${base}assets/a.css`, true],
    ]);
  });
});

it('each page has its file, and the site its list for search engines', () => {
  expect(['/', '/Policy'].map(fileNameOf)).toEqual(['index.html', 'Policy/index.html']);
  expect(skeletonFileOf('/loanDetails')).toBe('loanDetails.html');
  expect(sitemap('https://site.example', ['/', '/Loan'])).toContain('<url><loc>https://site.example/Loan</loc></url>');
});
