import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { locales } from '../../src/domain/languages';
import { findExcess, firstLoadOf, precacheOf } from './budget';

let folder = '';

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'budget-'));
  write('assets/a.js', 'a'.repeat(100));
  write('assets/b.js', 'b'.repeat(50));
  write('assets/id.js', 'c'.repeat(20));
  write('assets/s.css', 'd'.repeat(30));
  // What comes over the wire is the packed file.
  write('assets/b.js.br', 'b'.repeat(5));
});

afterEach(() => rmSync(folder, { recursive: true }));

const html = `<script type="module" crossorigin src="/assets/a.js"></script>
<script type="application/json" id="page-plan">{"reads":[{}],"app":["/assets/b.js"],"scripts":[],"texts":{"id":["/assets/id.js"],"en":["/assets/en.js"]}}</script>
<link rel="stylesheet" crossorigin href="/assets/s.css" disabled>`;

describe('what a page costs before it shows its data', () => {
  it('is read from its HTML: scripts, its own texts, what it asks', () => {
    write('loanDetails.html', html);
    expect(firstLoadOf(folder, 'loanDetails.html')).toEqual({
      page: '/loanDetails',
      hasSight: false,
      script: 125,
      requests: 5,
      html: html.length,
      style: 30,
    });
  });

  it('tells which page shows its first sight by itself', () => {
    write('loanDetails.html', html.replace('"reads"', '"words":{"id":{}},"reads"'));
    expect(firstLoadOf(folder, 'loanDetails.html').hasSight).toBe(true);
  });

  it('counts a file once, and nothing that the page does not name', () => {
    write(
      'About/index.html',
      '<script type="module" src="/assets/a.js"></script><link rel="modulepreload" href="/assets/a.js">',
    );
    expect(firstLoadOf(folder, 'About/index.html')).toMatchObject({
      page: '/About',
      script: 100,
      requests: 2,
      style: 0,
    });
  });

  it('is over its budget in what weighs more, and only in that', () => {
    const load = { page: '/x', hasSight: false, script: 10, requests: 3, html: 5, style: 1 };
    expect(findExcess(load, { script: 10, requests: 3, html: 5, style: 1 })).toEqual([]);
    expect(findExcess(load, { script: 9, requests: 3, html: 5, style: 0 })).toEqual([
      '/x: script 10, allowed 9',
      '/x: style 1, allowed 0',
    ]);
  });
});

describe('what a worker keeps of a first visit', () => {
  const entries = '[{revision:null,url:"assets/a.js"},{revision:"1",url:"assets/b.js"},{url:"assets/a.js"}]';
  const languages = [...locales];

  it('is what everybody needs, each file once, a language, and a page with its own code and texts', () => {
    const parts = [
      { url: 'assets/id.js', for: languages },
      { url: 'assets/s.css', for: ['en', 'About/index.html'] },
      { url: 'loanDetails.html', for: ['loanDetails.html'] },
      { url: 'About/index.html', for: ['About/index.html'] },
      { url: 'assets/en-site.js', for: ['en About/index.html'] },
    ];
    write('loanDetails.html', 'e'.repeat(7));
    write('About/index.html', 'f'.repeat(1000));
    write('sw.js', `self.keptParts=${JSON.stringify({ parts })};\nx(${entries})`);
    write('assets/en-site.js', 'g'.repeat(3));
    expect(precacheOf(folder)).toEqual({ everybody: 105, language: 20 + 30, page: 1000 + 30 + 3 });
  });

  it('cannot be weighed where the worker lists no files, or a language has none', () => {
    const parts = [{ url: 'assets/id.js', for: languages }];
    write('sw.js', `self.keptParts=${JSON.stringify({ parts })};\nx([])`);
    expect(() => precacheOf(folder)).toThrow('lists no files');
    write(
      'sw.js',
      `self.keptParts=${JSON.stringify({ parts: [{ url: 'assets/id.js', for: ['id'] }] })};\nx(${entries})`,
    );
    expect(() => precacheOf(folder)).toThrow('lists no files');
    write('sw.js', `x(${entries})`);
    expect(() => precacheOf(folder)).toThrow('lists no files');
  });
});
