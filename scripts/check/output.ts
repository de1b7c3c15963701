import { existsSync } from 'node:fs';
import { listFiles, readFiles } from '../lib/source-files';
import { findLeaks, findPageProblems } from './output-rules';

/**
 * Production output holds no mock library, no source map, no internal address, and pages that a strict policy accepts; that no
 * file of the mocks and internal tools is in it, the build itself sees to (scripts/vite/without-internal-tools.ts).
 * @param folder the production build
 * @returns how much was searched
 * @throws Error with one line per find
 */
export async function checkOutput(folder: string): Promise<string> {
  const missing = ['index.html', 'app.html', 'sw.js'].filter((name) => !existsSync(`${folder}/${name}`));
  if (missing.length > 0) throw new Error(`${folder} lacks ${missing.join(', ')}.`);
  const maps = listFiles(folder).filter((path) => path.endsWith('.map'));
  const output = readFiles([folder], /\.(?:js|css|html|json|webmanifest|svg|txt|xml)$/);
  const problems = [
    ...maps.map((path) => `${path} is a source map`),
    ...output.flatMap(findLeaks),
    ...output.filter(({ path }) => path.endsWith('.html')).flatMap(findPageProblems),
  ];
  if (problems.length > 0) throw new Error(`The output contains what it must not:\n  ${problems.join('\n  ')}`);
  return `${output.length} files searched for source maps, internal addresses and what a strict policy refuses: none there.`;
}
