import { createServer, type Server } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { listen } from '../../support/listen';
import { cacheEntries, filesHolding } from '../../support/profile';
import { expect, test } from '../support/profile-test';

const packers = { br: brotliCompressSync, gzip: gzipSync, deflate: deflateSync } as const;

/** Answers that a browser may keep, each with a word of its own; and one that it may not. */
function answers(server: Server): Server {
  return server.on('request', (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://server');
    const name = pathname.slice(1);
    const text = Buffer.from(`word-of-${name}`.padEnd(2_000, ' .'));
    const packing = Object.entries(packers).find(([encoding]) => encoding === name);
    response.writeHead(200, {
      'content-type': 'text/plain',
      'cache-control': name === 'unkept' ? 'no-store' : 'max-age=600',
      ...(packing && { 'content-encoding': packing[0] }),
    });
    response.end(packing ? packing[1](text) : text);
  });
}

const keep = (page: Page) =>
  page.evaluate(async () => {
    localStorage.setItem('a', 'word-of-storage');
    for (const name of ['br', 'gzip', 'deflate', 'unkept', 'plain?code=word-of-address&number=75100432'])
      await (await fetch(`/${name}`)).text();
    await new Promise<void>((resolve) => {
      const opening = indexedDB.open('words', 1);
      opening.addEventListener('upgradeneeded', () =>
        opening.result.createObjectStore('records').put({ word: 'word-of-database' }, 1),
      );
      opening.addEventListener('success', () => {
        opening.result.close();
        resolve();
      });
    });
  });

test('what a browser stores is found in its profile, packed or not', async ({ page, context, profile }) => {
  const server = answers(createServer());
  await page.goto(`http://127.0.0.1:${await listen(server)}/page`);
  await keep(page);
  await context.close();
  server.close();

  const held = async (word: string) => (await filesHolding(profile, word)).map((file) => file.replace(/[^/]*$/, ''));
  for (const word of ['word-of-br', 'word-of-gzip', 'word-of-deflate', 'word-of-plain', 'word-of-address'])
    expect(await held(word), word).toContain('Default/Cache/Cache_Data/');
  expect(await held('word-of-storage')).toContain('Default/Local Storage/leveldb/');
  expect((await held('word-of-database')).join(' ')).toContain('Default/IndexedDB/');
  expect(await held('word-of-unkept')).toEqual([]);
  // A number counts as a whole.
  expect([await held('75100432'), await held('7510043')]).toEqual([['Default/Cache/Cache_Data/'], []]);
  const keys = (await cacheEntries(profile)).map(({ key }) => key.replace(/^.*\/|\?.*$/g, ''));
  expect(keys).toEqual(expect.arrayContaining(['page', 'br', 'gzip', 'deflate', 'plain']));
  expect(keys).not.toContain('unkept');
});
