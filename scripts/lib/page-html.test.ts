// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { documentHtml, fileNameOf, pageHtml, sitemap } from './page-html';

const shell = `<!doctype html>
<html lang="id">
  <head>
    <meta charset="utf-8" />
    <title>App</title>
    <link rel="stylesheet" href="/assets/a.css">
  </head>
  <body>
    <!-- the frame -->
    <div id="root"><div class="boot"><div></div></div></div>
  </body>
</html>`;

const page = {
  path: '/Loan',
  locale: 'id',
  head: '<title>Pinjaman &amp; bunga</title><meta name="description" content="Kata &quot;kata&quot;"/>',
  body: '<main>$& Isi</main>',
  facts: [{ name: '</script><b>' }],
};
const parts = { siteUrl: 'https://site.example', siteName: 'App', styles: ['assets/b.css'], scripts: ['assets/c.js'] };

function read(html: string) {
  const document = new DOMParser().parseFromString(html, 'text/html');
  return { document, attribute: (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) };
}

describe('a drawn page', () => {
  it('has the content in the root element, to the letter, and says whose it is', () => {
    const { document, attribute } = read(pageHtml(shell, page, parts));
    expect(document.querySelector('#root')?.innerHTML).toBe('<main>$&amp; Isi</main>');
    expect(attribute('#root', 'data-drawn-path')).toBe('/Loan');
    expect(attribute('#root', 'data-drawn-locale')).toBe('id');
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
  });

  it('claims no address when the build knows none', () => {
    const { document } = read(pageHtml(shell, page, { ...parts, siteUrl: '' }));
    expect(document.querySelector('link[rel="canonical"], meta[property="og:url"]')).toBeNull();
  });

  it('tells its facts without ending their element', () => {
    const { document } = read(pageHtml(shell, page, parts));
    expect(JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '')).toEqual({ name: '</script><b>' });
  });

  it('names its own styles and scripts after those of the application', () => {
    const { document } = read(pageHtml(shell, page, parts));
    expect([...document.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute('href'))).toEqual(['/assets/a.css', '/assets/b.css']);
    expect(document.querySelector('link[rel="modulepreload"]')?.getAttribute('href')).toBe('/assets/c.js');
  });

  it.each([
    ['a page without a description', { ...page, head: '<title>A</title>' }, shell],
    ['a frame without a root element', page, '<html lang="id"><head><title>A</title></head><body></body></html>'],
  ])('is refused: %s', (_, drawn, frame) => {
    expect(() => pageHtml(frame, drawn, parts)).toThrow(/has no/);
  });
});

describe('a document for a frame', () => {
  it('runs nothing and loads its styles as its own', () => {
    const html = documentHtml(page, ['assets/b.css']);
    expect(html).not.toMatch(/<script|crossorigin|style=/);
    expect(read(html).document.querySelector('main')?.textContent).toBe('$& Isi');
    expect(read(html).attribute('html', 'lang')).toBe('id');
  });
});

describe('the files', () => {
  it.each([
    ['/', 'index.html'],
    ['/Policy', 'Policy/index.html'],
  ])('of %s is %s', (path, file) => {
    expect(fileNameOf(path)).toBe(file);
  });

  it('are listed for search engines', () => {
    expect(sitemap('https://site.example', ['/', '/Loan'])).toContain('<url><loc>https://site.example/Loan</loc></url>');
  });
});
