import { createHash } from 'node:crypto';
import { mkdtemp, rm, cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { inlineHashes } from '../../../scripts/lib/security-headers';
import { listFiles } from '../../../scripts/lib/source-files';
import { askOverHttp2, type RawAnswer, type RawRequest } from '../../support/http2';
import { expect, test as base } from '../support/gateway-test';
import { limit } from '../support/limit';
import { openNginx, type NginxSite } from '../support/nginx';
import { ports } from '../support/ports';
import { stored } from '../support/worker-test';

/** A name below assets/, with the hash that the build put into it. */
const hashedName = /^(.+)-([\w-]{8})(\.\w+)$/;

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const sha256 = async (file: string) =>
  `sha256-${createHash('sha256')
    .update(await readFile(file))
    .digest('base64')}`;

/** What the worker writes of one file: the library's list without quotes around its names, that of parts as JSON. */
const listed = /\{"?url"?:"([^"]+)"[^}]*\}/g;

/** The worker knows each file by its content: a page by a revision, a hashed file by its digest. */
async function listAnew(folder: string, worker: string, mark: string): Promise<string> {
  const digests = new Map<string, string>();
  for (const [entry, url = ''] of worker.matchAll(listed))
    if (entry.includes('integrity')) digests.set(url, await sha256(path.join(folder, url)));
  return worker.replace(listed, (entry, url: string) =>
    entry
      .replace(/(revision"?:)"([^"]+)"/, (_, start: string, revision: string) => `${start}"${md5(revision + mark)}"`)
      .replace(/(integrity"?:)"([^"]+)"/, (_, start: string, old: string) => `${start}"${digests.get(url) ?? old}"`),
  );
}

/**
 * Makes of a build what a build of another commit would be: every hashed file has another name, every page and
 * the worker name those, and the release is another one. Building once more would change the pages alone, and
 * take a hundred times as long.
 * @param build folder of a build
 * @param folder where the other release is to lie
 * @param mark two digits that tell this release from others
 */
async function makeRelease(build: string, folder: string, mark: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  // Packed files would still hold the earlier release.
  await cp(build, folder, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  const assets = path.join(folder, 'assets');
  const names = await readdir(assets);
  const renamed = new Map(
    names.flatMap((name) => {
      const [, stem = '', hash = '', ending = ''] = hashedName.exec(name) ?? [];
      return stem === '' ? [] : [[name, `${stem}-${md5(hash + mark).slice(0, 8)}${ending}`] as const];
    }),
  );
  // In a page, a script and the worker alike, a name ends at a quote or at what follows a path.
  const everyName = new RegExp([...renamed.keys()].map((name) => name.replace(/\./g, '\\.')).join('|'), 'g');
  for (const file of listFiles(folder)) {
    if (!/\.(?:html|js|css|json|webmanifest)$/.test(file)) continue;
    const text = await readFile(file, 'utf8');
    const other = text.replace(everyName, (name) => renamed.get(name) ?? name);
    await writeFile(file, other.replace(/\d+\.\d+\.\d+\+[0-9a-f]{12}[\w.]*/g, `9.9.${mark}+${mark.repeat(6)}`));
  }
  await Promise.all([...renamed].map(([name, other]) => rename(path.join(assets, name), path.join(assets, other))));
  const worker = path.join(folder, 'sw.js');
  await writeFile(worker, await listAnew(folder, await readFile(worker, 'utf8'), mark));
}

type Fixtures = {
  /** A web server of this test's own, with the releases that it puts there. */
  site: NginxSite;
  /** What is served first. */
  first: string;
  /** Makes another release. @returns its folder */
  another: (build: string, mark: string) => Promise<string>;
};

const test = base.extend<Fixtures>({
  first: ['dist', { option: true }],
  // The certificate of the site is its own.
  ignoreHTTPSErrors: true,
  behind: `http://127.0.0.1:${ports.gateway}`,
  site: async ({ first, gateway }, provide) => {
    const site = await openNginx(first, gateway.origin);
    await provide(site);
    await site.close();
  },
  baseURL: async ({ site, serviceWorkers }, provide) =>
    provide(serviceWorkers === 'allow' ? site.plainOrigin : site.origin),
  another: async ({}, provide) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'releases-'));
    await provide(async (build, mark) => {
      const made = path.join(folder, mark);
      await makeRelease(build, made, mark);
      return made;
    });
    await rm(folder, { recursive: true });
  },
});

const releaseOf = (page: Page) => page.locator('meta[name="release"]').getAttribute('content');
const second = '9.9.02+020202020202';

/**
 * Asks as a browser does: a server that lets its old processes go may refuse what has just come to one of them, unread
 * (RFC 9113, REFUSED_STREAM), and every browser then asks again.
 */
async function ask(origin: string, target: string, request?: RawRequest): Promise<RawAnswer> {
  try {
    return await askOverHttp2(origin, target, request);
  } catch (error) {
    if (!String(error).includes('REFUSED_STREAM')) throw error;
    return askOverHttp2(origin, target, request);
  }
}

/**
 * What a browser that opens this page now could not use: a file that is not there, an inline part
 * that the policy forbids.
 */
async function lookAt(origin: string, target: string): Promise<{ release: string; faults: string[] }> {
  const { headers, body } = await ask(origin, target);
  const html = body.toString();
  const { scripts, styles } = inlineHashes(html);
  const policy = headers['content-security-policy'] ?? '';
  const files = [...new Set([...html.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([file]) => file))];
  const answers = await Promise.all(files.map((file) => ask(origin, file, { method: 'HEAD' })));
  return {
    release: /<meta name="release" content="([^"]*)"/.exec(html)?.[1] ?? '',
    faults: [
      ...[...scripts, ...styles]
        .filter((hash) => !policy.includes(hash))
        .map((hash) => `${target}: ${hash} is refused`),
      ...files.filter((_, index) => answers[index]?.status !== 200).map((file) => `${target}: ${file} is missing`),
    ],
  };
}

/** A server that reads its settings again goes on answering by the old ones for a moment. */
async function expectServed(site: NginxSite, release: string): Promise<void> {
  await expect.poll(async () => (await lookAt(site.origin, '/')).release).toBe(release);
}

/** Opens pages one after the other, as many as there is time for. @returns stops, and tells what was seen */
function keepLooking(origin: string): () => Promise<{ pages: number; releases: string[]; faults: string[] }> {
  const over = new AbortController();
  const releases: string[] = [];
  const faults: string[] = [];
  const work = (async () => {
    while (!over.signal.aborted) {
      for (const target of ['/loanDetails', '/', '/nobody/knows']) {
        const seen = await lookAt(origin, target);
        releases.push(seen.release);
        faults.push(...seen.faults);
      }
    }
  })();
  return async () => {
    over.abort();
    await work;
    return { pages: releases.length, releases: [...new Set(releases)], faults };
  };
}

test('an open page works through a release and a rollback', async ({ page, context, site, another, openScenario }) => {
  const next = await another('dist', '02');
  await openScenario('due-today', '/loanDetails');
  await expect(page.getByRole('button', { name: 'Bayar sekarang' })).toBeVisible();
  const firstRelease = (await releaseOf(page)) ?? '';
  const stop = keepLooking(site.origin);

  await site.put(next);
  await expectServed(site, second);
  // What the open page had not yet loaded is of the release before.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('button', { name: 'Bayar sekarang' }).click();
  await expect(page.getByRole('button', { name: 'Bayar Segera' })).toBeVisible();

  const later = await context.newPage();
  // The browser may still be connected to a process of the server that goes by the old settings.
  await expect(async () => {
    await later.goto('/');
    expect(await releaseOf(later)).toBe(second);
  }).toPass();
  await later.goto(page.url().replace('/installment', '/loanDetails'));
  await expect(later.getByRole('button', { name: 'Bayar sekarang' })).toBeVisible();
  await later.evaluate(() => Object.assign(window, { isSamePage: true }));

  await site.release(['back']);
  await expectServed(site, firstRelease);
  await later.getByRole('button', { name: 'Bayar sekarang' }).click();
  await expect(later.getByRole('button', { name: 'Bayar Segera' })).toBeVisible();
  for (const open of [page, later]) expect(await open.evaluate(() => 'isSamePage' in window)).toBe(true);

  const { pages, releases, faults } = await stop();
  expect(faults).toEqual([]);
  expect(pages).toBeGreaterThan(30);
  expect(releases.sort()).toEqual([firstRelease, second].sort());
});

test.describe('with the offline worker', () => {
  test.use({ serviceWorkers: 'allow', first: 'dist-worker' });

  test('a phone offers each release and each rollback once', async ({ page, site, another, open }) => {
    const next = await another('dist-worker', '02');
    await open('/customerService');
    const firstRelease = (await releaseOf(page)) ?? '';
    await stored(page);
    await page.reload();
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

    async function takeOver(release: string): Promise<void> {
      await expectServed(site, release);
      const update = page.getByRole('button', { name: 'Perbarui sekarang' });
      // Its connection, too, may lead to a process of the server that goes by the old settings.
      await expect(async () => {
        await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
        await expect(update).toBeVisible({ timeout: limit(2_000) });
      }).toPass();
      await update.click();
      // Where Chromium does not let the new version in, the page that was reloaded without it asks again.
      await expect(async () => {
        if (await update.isVisible()) await update.click({ timeout: limit(1_000) });
        await expect(page.locator('meta[name="release"]')).toHaveAttribute('content', release, {
          timeout: limit(1_000),
        });
      }).toPass();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await site.put(next);
    await takeOver(second);
    await site.release(['back']);
    await takeOver(firstRelease);
  });
});
