import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { releaseOf } from '../lib/page-html';
import { listFiles, readFiles } from '../lib/source-files';
import { placesOf } from '../lib/stack-places';
import { findLeaks, findPageProblems } from './output-rules';

/** A text of the first file that no minifier changes, and where it stands. */
const landmark = { text: 'loan-web.session', source: 'src/session/session-vault.ts' };

/** @returns one sentence per script whose stacks could not be read, and one where they lead astray */
function findMapProblems(folder: string): string[] {
  const maps = `${folder}-maps`;
  const scripts = readFiles([`${folder}/assets`], /\.js$/);
  // The bundler's own helpers come from no source.
  const ours = scripts.filter(({ path }) => !path.includes('/rolldown-runtime-'));
  const bare = ours.filter(({ path }) => !existsSync(`${maps}${path.slice(folder.length)}.map`));
  const marked = scripts.find(({ text }) => text.includes(landmark.text));
  const before = marked?.text.slice(0, marked.text.indexOf(landmark.text)).split('\n') ?? [];
  const at = `${marked?.path.slice(folder.length) ?? ''}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
  const lines = readFileSync(landmark.source, 'utf8').split('\n');
  const expected = `${landmark.source}:${lines.findIndex((line) => line.includes(landmark.text)) + 1}:`;
  const { text: place } = placesOf(`at f (https://host${at})`, maps);
  return [
    ...bare.map(({ path }) => `${path} has no source map in ${maps}`),
    ...(place.includes(expected) ? [] : [`${at} should lead to ${expected}, and leads to ${place}`]),
  ];
}

/** @returns one sentence per page that does not say which build it is */
function findUnnamed(folder: string, pages: readonly { path: string; text: string }[]): string[] {
  const { release } = v.parse(
    v.object({ release: v.string() }),
    JSON.parse(readFileSync(`${folder}/version.json`, 'utf8')),
  );
  return pages.flatMap(({ path, text }) => (releaseOf(text) === release ? [] : [`${path} does not name ${release}`]));
}

/**
 * Production output holds no mock library, no source map, no internal address, and pages that a strict policy accepts; that no
 * file of the mocks and internal tools is in it, the build itself sees to (scripts/vite/without-files.ts).
 * @param folder the production build
 * @returns how much was searched
 * @throws Error with one line per find
 */
export async function checkOutput(folder: string): Promise<string> {
  const missing = ['index.html', 'app.html', 'sw.js', 'version.json'].filter(
    (name) => !existsSync(`${folder}/${name}`),
  );
  if (missing.length > 0) throw new Error(`${folder} lacks ${missing.join(', ')}.`);
  const maps = listFiles(folder).filter((path) => path.endsWith('.map'));
  const output = readFiles([folder], /\.(?:js|css|html|json|webmanifest|svg|txt|xml)$/);
  const pages = output.filter(({ path }) => path.endsWith('.html'));
  const problems = [
    ...maps.map((path) => `${path} is a source map`),
    ...output.flatMap(findLeaks),
    ...pages.flatMap(findPageProblems),
    ...findUnnamed(folder, pages),
    ...findMapProblems(folder),
  ];
  if (problems.length > 0) throw new Error(`The output contains what it must not:\n  ${problems.join('\n  ')}`);
  return `${output.length} files searched for source maps, internal addresses and what a strict policy refuses: none there.`;
}
