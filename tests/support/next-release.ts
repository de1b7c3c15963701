import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A name below assets/, with the hash that the build put into it. */
const hashedName = /^(.+)-([\w-]{8})(\.\w+)$/;

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const sha256 = async (file: string) =>
  `sha256-${createHash('sha256')
    .update(await readFile(file))
    .digest('base64')}`;

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
}

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
export async function makeRelease(build: string, folder: string, mark: string): Promise<void> {
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
  for (const file of await filesBelow(folder)) {
    if (!/\.(?:html|js|css|json|webmanifest)$/.test(file)) continue;
    const text = await readFile(file, 'utf8');
    const other = text.replace(everyName, (name) => renamed.get(name) ?? name);
    await writeFile(file, other.replace(/\d+\.\d+\.\d+\+[0-9a-f]{12}[\w.]*/g, `9.9.${mark}+${mark.repeat(6)}`));
  }
  await Promise.all([...renamed].map(([name, other]) => rename(path.join(assets, name), path.join(assets, other))));
  const worker = path.join(folder, 'sw.js');
  await writeFile(worker, await listAnew(folder, await readFile(worker, 'utf8'), mark));
}
