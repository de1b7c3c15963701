import { existsSync, readFileSync } from 'node:fs';
import { resolveConfig } from 'vite';
import { catalogNames, findMissing, readCatalog } from '../../tests/repository/lib/catalogs';
import { runBeside } from '../lib/run';
import { expectUpToDate } from './snapshot';

/**
 * The route tree and the route files say the same. Reading the build's configuration is what makes the router write it.
 * @throws Error when files had to be written, or when the router complained (which it does on the console only)
 */
export async function checkRouteTree(): Promise<void> {
  const complaints: unknown[] = [];
  const print = console.error;
  console.error = (...parts: unknown[]) => complaints.push(...parts);
  try {
    await expectUpToDate(['src'], async () => {
      await resolveConfig({ logLevel: 'silent' }, 'build');
    });
  } finally {
    console.error = print;
  }
  if (complaints.length > 0) throw new Error(`The router cannot make its tree:\n${complaints.map(String).join('\n')}`);
}

/**
 * The catalogs hold exactly the messages of the code, each translated.
 * @throws Error naming the catalogs that were behind, or the messages that nobody translated
 */
export async function checkCatalogs(): Promise<void> {
  await expectUpToDate(['locales'], async () => {
    await runBeside('lingui', ['extract', '--clean']);
  });
  const problems: string[] = [];
  for (const locale of catalogNames) {
    const file = `locales/${locale}.po`;
    if (!existsSync(file)) throw new Error(`${file} is not there.`);
    const missing = findMissing(await readCatalog(readFileSync(file, 'utf8'), locale));
    problems.push(...missing.map((message) => `${file}: ${message}`));
  }
  if (problems.length > 0) throw new Error(`Not translated:\n  ${problems.join('\n  ')}`);
}
