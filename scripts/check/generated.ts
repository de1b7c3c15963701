import { resolveConfig } from 'vite';
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
 * The catalogs hold exactly the messages of the code; that each is translated is tested (tests/repository/catalogs.test.ts).
 * @throws Error naming the catalogs that were behind
 */
export async function checkCatalogs(): Promise<void> {
  await expectUpToDate(['locales'], async () => {
    await runBeside('lingui', ['extract', '--clean']);
  });
}
