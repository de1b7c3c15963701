// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { locales } from '../../src/domain/languages';
import { findOverBudget, firstLoadOf, precacheOf } from './budget';

const folder = mkdtempSync(path.join(tmpdir(), 'budget-'));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

write('assets/a.js', 'a'.repeat(100));
write('assets/b.js', 'b'.repeat(50));
// What comes over the wire is the compressed file.
write('assets/b.js.br', 'b'.repeat(5));
write('assets/id.js', 'c'.repeat(20));
write('assets/s.css', 'd'.repeat(30));
write('assets/en-site.js', 'g'.repeat(3));

afterAll(() => rmSync(folder, { recursive: true }));

const waiting = `<script type="module" crossorigin src="/assets/a.js"></script>
<script type="application/json" id="page-plan">{"reads":[{}],"app":["/assets/b.js"],"scripts":[],"texts":{"id":["/assets/id.js"],"en":["/assets/en.js"]}}</script>
<link rel="stylesheet" crossorigin href="/assets/s.css" disabled>`;
const twice = '<script type="module" src="/assets/a.js"></script><link rel="modulepreload" href="/assets/a.js">';

it.each([
  ['loanDetails.html', waiting, { page: '/loanDetails', hasPreview: false, script: 125, requests: 5, style: 30 }],
  // A page that shows its preview by itself.
  ['that.html', waiting.replace('"reads"', '"messages":{"id":{}},"reads"'), { page: '/that', hasPreview: true }],
  // A file counts once, and nothing that the page does not name.
  ['About/index.html', twice, { page: '/About', script: 100, requests: 2, style: 0 }],
])('the first load of %s has the files and requests of its HTML', (file, html, load) => {
  write(file, html);
  expect(firstLoadOf(folder, file)).toMatchObject({ ...load, html: html.length });
});

it('the size of a page does not depend on the commit in it', () => {
  const sizes = ['12724b6d45c0', '9f3ae1877b02.modified'].map((commit) => {
    const html = `<meta name="release" content="0.1.0+${commit}">${waiting}`;
    write('loanDetails.html', html);
    write('loanDetails.html.br', html);
    const { html: size } = firstLoadOf(folder, 'loanDetails.html');
    expect(size).toBeLessThan(html.length);
    return size;
  });
  rmSync(path.join(folder, 'loanDetails.html.br'));
  expect(sizes[0]).toBe(sizes[1]);
});

it('a page is over its budget in each larger number, and in no other', () => {
  const load = { page: '/x', hasPreview: false, script: 10, requests: 3, html: 5, style: 1 };
  expect(findOverBudget(load, { script: 10, requests: 3, html: 5, style: 1 })).toEqual([]);
  expect(findOverBudget(load, { script: 9, requests: 3, html: 5, style: 0 })).toEqual([
    '/x: script 10, allowed 9',
    '/x: style 1, allowed 0',
  ]);
});

const entries = '[{revision:null,url:"assets/a.js"},{revision:"1",url:"assets/b.js"},{url:"assets/a.js"}]';
const languages = [...locales];

it('a worker caches the common files once, a language, and a page with its code and texts', () => {
  const parts = [
    { url: 'assets/id.js', for: languages },
    { url: 'assets/s.css', for: ['en', 'About/index.html'] },
    { url: 'loanDetails.html', for: ['loanDetails.html'] },
    { url: 'About/index.html', for: ['About/index.html'] },
    { url: 'assets/en-site.js', for: ['en About/index.html'] },
  ];
  write('loanDetails.html', 'e'.repeat(7));
  write('About/index.html', 'f'.repeat(1000));
  write('sw.js', `self.cachedFiles=${JSON.stringify({ files: parts })};\nx(${entries})`);
  expect(precacheOf(folder)).toEqual({ everyPhone: 105, language: 20 + 30, page: 1000 + 30 + 3 });
});

it.each([
  ['no files', [{ url: 'assets/id.js', for: languages }], '[]'],
  ['no text of a language', [{ url: 'assets/id.js', for: ['id'] }], entries],
  ['no parts', [], entries],
])('a worker with %s throws', (_, parts, list) => {
  write('sw.js', `self.cachedFiles=${JSON.stringify({ files: parts })};\nx(${list})`);
  expect(() => precacheOf(folder)).toThrow('lists no files');
});
