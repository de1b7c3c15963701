// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { byLocale } from '../../src/domain/languages';
import { translate, type Translation } from '../../src/prerender/translation';
import {
  documentHtml,
  fileNameOf,
  inlineShellStyles,
  pageHtml,
  sitemap,
  skeletonFileOf,
  skeletonHtml,
} from './page-html';

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
  words: null,
  texts: byLocale((locale) => (locale === 'id' ? ['/assets/id.js'] : [])),
};
const start = {
  basePath: '/',
  sheets: [{ file: 'assets/b.css', css: '.b{color:red}' }],
  scripts: ['assets/c.js'],
  plan,
  earlyStart: 'begin()',
  scriptBehind: 'fill()',
  starter: null,
};
const parts = { ...start, siteUrl: 'https://site.example', siteName: 'App' };

function planOf(document: Document): unknown {
  return JSON.parse(document.querySelector('#page-plan')?.textContent ?? '');
}

function translationsOf(document: Document): Record<string, Translation> {
  return JSON.parse(document.querySelector('#page-translations')?.textContent ?? '') as Record<string, Translation>;
}

function rootOf(document: Document): Element {
  return document.querySelector('#root') ?? document.body;
}

function read(html: string) {
  const document = new DOMParser().parseFromString(html, 'text/html');
  return {
    document,
    attribute: (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name),
  };
}

describe('a rendered page', () => {
  it('has the content in the root element, to the letter, and says whose it is', () => {
    const { document, attribute } = read(pageHtml(shell, page, parts));
    expect(document.querySelector('#root')?.innerHTML).toBe('<main>$&amp; Isi</main>');
    expect(attribute('#root', 'data-prerendered-path')).toBe('/Loan');
    expect(attribute('#root', 'data-prerendered-locale')).toBe('id');
    expect(document.querySelector('.boot')).toBeNull();
  });

  it('has one title, one description, and the social card that repeats them', () => {
    const { document, attribute } = read(pageHtml(shell, page, parts));
    expect(document.querySelectorAll('title')).toHaveLength(1);
    expect(document.title).toBe('Pinjaman & bunga');
    expect(attribute('meta[property="og:title"]', 'content')).toBe('Pinjaman & bunga');
    expect(attribute('meta[property="og:description"]', 'content')).toBe('Kata "kata"');
    expect(attribute('link[rel="canonical"]', 'href')).toBe('https://site.example/Loan');
    expect(attribute('meta[property="og:url"]', 'content')).toBe('https://site.example/Loan');
    expect(attribute('meta[property="og:image"]', 'content')).toBe('https://site.example/icons/icon-512.png');
  });

  it('claims no address when the build knows none', () => {
    const { document } = read(pageHtml(shell, page, { ...parts, siteUrl: '' }));
    expect(
      document.querySelector('link[rel="canonical"], meta[property="og:url"], meta[property="og:image"]'),
    ).toBeNull();
  });

  it('tells its facts without ending their element', () => {
    const { document } = read(pageHtml(shell, page, parts));
    expect(JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '')).toEqual({
      name: '</script><b>',
    });
  });

  it('has its style in it, and names its scripts after those of the application', () => {
    const { document, attribute } = read(pageHtml(shell, page, parts));
    expect(document.querySelector('style')?.textContent).toBe('.b{color:red}');
    expect(document.querySelector('link[rel="modulepreload"]')?.getAttribute('href')).toBe('/assets/c.js');
    // So that the application does not fetch the sheet again.
    expect(document.querySelector('link[href="/assets/b.css"]')?.hasAttribute('disabled')).toBe(true);
    expect(planOf(document)).toEqual({ ...plan, app: [], scripts: [] });
    expect(attribute('meta[charset]', 'charset')).toBe('utf-8');
  });

  it('lets pictures and style go before its scripts, for it is there without them', () => {
    const { attribute } = read(pageHtml(shell, page, parts));
    expect(attribute('script[type="module"]', 'fetchpriority')).toBe('low');
    expect(attribute('link[rel="modulepreload"]', 'fetchpriority')).toBe('low');
  });

  it.each([
    ['a page without a description', { ...page, head: '<title>A</title>' }, shell],
    ['a frame without a root element', page, '<html lang="id"><head><title>A</title></head><body></body></html>'],
  ])('is refused: %s', (_, drawn, frame) => {
    expect(() => pageHtml(frame, drawn, parts)).toThrow(/has no/);
  });
});

describe('the frame of the application', () => {
  it('has its style in it, too', () => {
    const { document } = read(inlineShellStyles(shell, '/', (file) => `.${file.replace(/\W/g, '')}{}`));
    expect(document.querySelector('style')?.textContent).toBe('.assetsacss{}');
    expect(document.querySelectorAll('link[rel="stylesheet"]:not([disabled])')).toHaveLength(0);
  });
});

describe('a page that waits', () => {
  const skeletons = {
    markups: [
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
    ],
  };

  it('is rendered in the first language, for eyes only, and named in it', () => {
    const { document, attribute } = read(skeletonHtml(shell, skeletons, start));
    expect(document.querySelector('#root > [aria-hidden]')?.textContent).toBe('Memuat…');
    expect(document.title).toBe('Pinjaman');
    expect(attribute('html', 'lang')).toBe('id');
    expect(attribute('#root', 'data-skeleton')).toBe('');
  });

  it('lies beside it in the others, as what they say otherwise', () => {
    const { document } = read(skeletonHtml(shell, skeletons, start));
    expect(Object.keys(translationsOf(document))).toEqual(['en']);
    translate(rootOf(document), translationsOf(document)['en'] ?? []);
    expect(document.querySelector('#root > [aria-hidden]')?.innerHTML).toBe('<p class="w0 a">Loading…</p><p>…</p>');
  });

  it('can say in each language that its application did not come, and leads to itself', () => {
    const { document } = read(skeletonHtml(shell, skeletons, start));
    const link = document.querySelector('#root > .incomplete > a');
    expect(link?.textContent).toBe('Muat <ulang>');
    expect(link?.getAttribute('href')).toBe('');
    translate(rootOf(document), translationsOf(document)['en'] ?? []);
    expect(link?.textContent).toBe('Again');
  });

  it('names what the application begins with in its plan: when it is fetched, the early start knows', () => {
    const linked = shell.replace('</head>', '<link rel="modulepreload" crossorigin href="/assets/v.js"></head>');
    const { document, attribute } = read(skeletonHtml(linked, skeletons, start));
    expect(planOf(document)).toEqual({ ...plan, app: ['/assets/v.js'], scripts: ['/assets/c.js'] });
    expect(document.querySelector('link[rel="modulepreload"]')).toBeNull();
    expect(attribute('script[type="module"]', 'src')).toBe('/assets/app.js');
    expect(attribute('script[type="module"]', 'fetchpriority')).toBeNull();
  });

  it('leaves it to a small file to import the application when its time has come', () => {
    const linked = shell.replace('</head>', '<link rel="modulepreload" crossorigin href="/assets/s.js"></head>');
    const { document, attribute } = read(skeletonHtml(linked, skeletons, { ...start, starter: 'assets/s.js' }));
    expect(document.querySelectorAll('script[src]')).toHaveLength(1);
    expect(attribute('script[type="module"]', 'src')).toBe('/assets/s.js');
    expect(attribute('script[type="module"]', 'data-app')).toBe('/assets/app.js');
    expect(planOf(document)).toEqual({ ...plan, app: ['/assets/app.js'], scripts: ['/assets/c.js'] });
  });

  it('asks the server before anything else is there, and fills its markup once that is', () => {
    const { document } = read(skeletonHtml(shell, skeletons, start));
    const tags = [...document.querySelectorAll('script, style, #root')].map(
      ({ id, textContent, tagName }) => id || textContent || tagName.toLowerCase(),
    );
    expect(tags).toEqual([
      'page-plan',
      'begin()',
      'script',
      '.b{color:red}.w0{height:4px}',
      'root',
      'page-translations',
      'fill()',
    ]);
  });

  it('takes nothing that is typed, for it would be lost', () => {
    const form = '<input name="a"><textarea></textarea><select></select>';
    const { document } = read(
      skeletonHtml(shell, { markups: [{ locale: 'id' as const, head: '', body: form, incomplete: '' }] }, start),
    );
    expect(document.querySelectorAll('#root :is(input, textarea):read-only, #root select:disabled')).toHaveLength(3);
  });

  it('keeps its sizes without the style attributes that a strict policy refuses', () => {
    const html = skeletonHtml(shell, skeletons, start);
    expect(html).not.toContain(' style=');
    expect(html).toContain('<p class="w0 a">');
    expect(html).toContain('<p class="w0">');
    expect(read(html).document.querySelector('style')?.textContent).toBe('.b{color:red}.w0{height:4px}');
  });

  it('takes the name of the application where it has none of its own yet', () => {
    expect(
      read(skeletonHtml(shell, { markups: [{ locale: 'id' as const, head: '', body: '', incomplete: '' }] }, start))
        .document.title,
    ).toBe('App');
  });
});

describe('a document for a frame', () => {
  it('runs nothing and loads its styles as its own', () => {
    const html = documentHtml(page, ['assets/b.css'], '/', '1.0.0+x');
    expect(html).not.toMatch(/<script|crossorigin|style=/);
    expect(read(html).attribute('meta[name="release"]', 'content')).toBe('1.0.0+x');
    expect(read(html).document.querySelector('main')?.textContent).toBe('$& Isi');
    expect(read(html).attribute('html', 'lang')).toBe('id');
  });
});

describe('in a folder of the host', () => {
  const inFolder = { ...parts, basePath: '/app/' };

  it('a page names its files and its own address there, and the whole site where it says', () => {
    const html = pageHtml(shell.replaceAll('="/', '="/app/'), page, {
      ...inFolder,
      siteUrl: 'https://site.example/app',
    });
    expect(html.match(/(?:href|src)="\/(?!app\/)[^"]*"/g)).toBeNull();
    expect(read(html).attribute('#root', 'data-prerendered-path')).toBe('/app/Loan');
    expect(read(html).attribute('link[rel="canonical"]', 'href')).toBe('https://site.example/app/Loan');
    expect(read(html).attribute('link[rel="stylesheet"][disabled]', 'href')).toBe('/app/assets/b.css');
    expect(read(html).attribute('link[rel="modulepreload"][href*="c.js"]', 'href')).toBe('/app/assets/c.js');
  });

  it('the landing page is that of the folder, as the address is compared: without its last slash', () => {
    const html = pageHtml(shell, { ...page, path: '/' }, inFolder);
    expect(read(html).attribute('#root', 'data-prerendered-path')).toBe('/app');
  });

  it('the frame finds its style, and a document loads its own', () => {
    const html = inlineShellStyles(
      shell.replaceAll('="/', '="/app/'),
      '/app/',
      (file) => `.${file.replace(/\W/g, '')}{}`,
    );
    expect(read(html).document.querySelector('style')?.textContent).toBe('.assetsacss{}');
    expect(read(html).attribute('link[rel="stylesheet"]', 'href')).toBe('/app/assets/a.css');
    expect(documentHtml(page, ['assets/b.css'], '/app/', '1.0.0+x')).toContain('href="/app/assets/b.css"');
  });
});

describe('the files', () => {
  it.each([
    ['/', 'index.html'],
    ['/Policy', 'Policy/index.html'],
  ])('of %s is %s', (path, file) => {
    expect(fileNameOf(path)).toBe(file);
  });

  it('of a skeleton page lie beside the others', () => {
    expect(skeletonFileOf('/loanDetails')).toBe('loanDetails.html');
  });

  it('are listed for search engines', () => {
    expect(sitemap('https://site.example', ['/', '/Loan'])).toContain(
      '<url><loc>https://site.example/Loan</loc></url>',
    );
  });
});
