import { existsSync } from 'node:fs';
import { readCatalog } from '../lib/catalogs';
import { isTest, listFiles, readFiles } from '../lib/source-files';
import { findLeaks, findPageProblems, tellingStrings } from './output-rules';

/** Code that only the demo and developers see. */
function isInternal(path: string): boolean {
  return /^(?:mocks|src\/features\/demo|src\/features\/chat\/replay)\//.test(path);
}

/** Texts of internal code that others, too, have: the browsers' own words for a failed request, and those of HTML. */
const sharedWithLibraries = new Set(['Failed to fetch', 'datetime-local', '[aria-current]']);

/** Messages that only internal code uses would come along inside the catalogs. */
async function internalMessages(internal: Set<string>): Promise<string[]> {
  const catalogs = readFiles(['locales'], /\.po$/);
  const entries = (await Promise.all(catalogs.map(({ path, text }) => readCatalog(text, path)))).flat();
  const isOwn = ({ origins }: { origins: string[] }) =>
    origins.length > 0 && origins.every((origin) => internal.has(origin));
  // What borrowers read, too, tells nothing.
  const product = entries
    .filter((entry) => !isOwn(entry))
    .flatMap(({ source, translation }) => [source, translation])
    .join('\n');
  return entries
    .filter((entry) => entry.source.length > 12 && isOwn(entry))
    .flatMap(({ source, translation }) => [source, translation])
    .filter((message) => message !== '' && !/[{<"]/.test(message) && !product.includes(message));
}

/**
 * Production output holds no mock, no internal tool, no source map reference, no internal address, and pages that a strict policy accepts.
 * @param folder the production build
 * @returns how much was searched
 * @throws Error with one line per find
 */
export async function checkOutput(folder: string): Promise<string> {
  const missing = ['index.html', 'app.html', 'sw.js'].filter((name) => !existsSync(`${folder}/${name}`));
  if (missing.length > 0) throw new Error(`${folder} lacks ${missing.join(', ')}.`);
  const maps = listFiles(folder).filter((path) => path.endsWith('.map'));
  const sources = readFiles(['src', 'mocks'], /\.tsx?$/).filter(({ path }) => !isTest(path));
  const internal = sources.filter(({ path }) => isInternal(path));
  const product = sources.filter((source) => !internal.includes(source));
  // Build switches and translations are compiled in, too.
  const others = [...product, ...readFiles(['locales'], /\.po$/), ...readFiles(['.'], /^\.env$/)];
  const messages = await internalMessages(new Set(internal.map(({ path }) => path)));
  const forbidden = [...new Set([...tellingStrings(internal, others), ...messages])].filter(
    (text) => !sharedWithLibraries.has(text),
  );

  const output = readFiles([folder], /\.(?:js|css|html|json|webmanifest|svg|txt|xml)$/);
  const problems = [
    ...maps.map((path) => `${path} is a source map`),
    ...findLeaks(output, forbidden),
    ...output.filter(({ path }) => path.endsWith('.html')).flatMap(findPageProblems),
  ];
  if (problems.length > 0) throw new Error(`The output contains what it must not:\n  ${problems.join('\n  ')}`);
  return `${output.length} files searched for ${forbidden.length} texts of the mocks and internal tools: none there.`;
}
