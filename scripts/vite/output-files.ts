// Plugins of every build: what is in its output beside the application, and what must not be.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { agreementPages } from '../../mocks/seed/agreement-page.ts';
import type { AppConfig } from '../../src/config/env-schema.ts';
import { compress, type Encoding, readyEnding } from '../lib/static-files.ts';
import type { Release } from './release.ts';

/** Files of the mocks, the demo, the support desk and the contract tools, their texts and their libraries. */
const internal = /\/(?:(?<!\/api\/)contract|mocks|locales\/internal|src\/internal|node_modules\/(?:msw|@mswjs))\//;

/** Files of what reports, its texts and its libraries. */
const reporting =
  /\/(?:src\/(?:services\/reports|features\/reports)\/|src\/lib\/report-notes|src\/storage\/records\/waiting-reports|locales\/reports\/|node_modules\/web-vitals\/)/;

/** @throws Error (the build fails) naming the files that match and got into the build */
function withoutFiles(pattern: RegExp, what: string): Plugin {
  return {
    name: `without: ${what}`,
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const found = files.filter((id) => pattern.test(id));
      if (found.length > 0) this.error(`${what} holds ${found.join(', ')}`);
    },
  };
}

/** For builds without internal tools: the build fails if a file of the mocks or the internal tools is in it. */
export const withoutInternalTools = () => withoutFiles(internal, 'A build without internal tools');

/** For builds that report nothing (VITE_REPORT_URL is empty): the build fails if a file of the reports is in it. */
export const withoutReports = () => withoutFiles(reporting, 'A build that reports nothing');

/**
 * Says which build it is: in the head of every page, and in `version.json` beside them. Not in a script: with each commit its
 * name and that of all files that import it would change, and the browser's cache would be of no use (decision 65, which
 * build it is).
 * @param read is asked once the build needs it
 */
export function releaseMarks(read: () => Release): Plugin {
  return {
    name: 'release-marks',
    transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'release', content: read().name }, injectTo: 'head' }],
    generateBundle() {
      const { version, commit, isModified, name } = read();
      const source = `${JSON.stringify({ release: name, version, commit, isModified })}\n`;
      this.emitFile({ type: 'asset', fileName: 'version.json', source });
    },
  };
}

/**
 * The agreements that the mock backend names, as files below the API's path: the mocks in the page answer no frame. Only for
 * builds with mocks, and only where the API is on our own origin.
 */
export function demoAgreement({ apiBaseUrl, basePath }: AppConfig): Plugin {
  const folder = apiBaseUrl.startsWith('/') ? apiBaseUrl.replace(/\/$/, '') : null;
  const pages =
    folder === null ? [] : Object.entries(agreementPages).map(([file, page]) => [`${folder}/${file}`, page] as const);
  return {
    name: 'demo-agreement',
    generateBundle() {
      for (const [file, source] of pages)
        this.emitFile({ type: 'asset', fileName: file.slice(basePath.length), source });
    },
    configureServer({ middlewares }) {
      for (const [file, page] of pages)
        middlewares.use(file, (_request, response) => {
          response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page);
        });
    },
  };
}

/**
 * Moves the source maps out of what is deployed, because they hold the sources: into a folder beside the build
 * (`dist-maps/` for `dist/`), with the `version.json` that says what they belong to.
 */
export function mapsApart(): Plugin {
  const files = new Map<string, string | Uint8Array>();
  return {
    name: 'maps-apart',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== 'asset' || !(name.endsWith('.map') || name === 'version.json')) continue;
          files.set(name, file.source);
          if (name.endsWith('.map')) Reflect.deleteProperty(bundle, name);
        }
      },
    },
    async writeBundle({ dir = '' }) {
      const apart = `${path.resolve(dir)}-maps`;
      await rm(apart, { recursive: true, force: true });
      for (const [name, source] of files) {
        await mkdir(path.dirname(path.join(apart, name)), { recursive: true });
        await writeFile(path.join(apart, name), source);
      }
    },
  };
}

const text = /\.(?:js|css|html|svg|json|webmanifest|xml|txt)$/;

/** Bytes; a smaller file fits into one packet as it is. */
const smallest = 1024;

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < smallest) return;
  const write = async (encoding: Encoding) => {
    const compressed = await compress(bytes, encoding);
    if (compressed.length < bytes.length) await writeFile(file + readyEnding[encoding], compressed);
  };
  await Promise.all([write('br'), write('gzip')]);
}

/**
 * Writes a brotli (`.br`) and a gzip (`.gz`) version beside every text file of at least 1 KiB, where that is smaller: no web
 * server compresses as hard while a phone waits. It comes after everything else, the offline worker too, has written its
 * files, so it has to be the last plugin. The plugins of npm compress what the bundler gives them, and so not that worker.
 */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    writeBundle({ dir = '' }) {
      folder = dir;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        // It is called after a build that failed, too.
        if (folder === '') return;
        const names = await readdir(folder, { recursive: true });
        await Promise.all(names.filter((name) => text.test(name)).map((name) => compressFile(path.join(folder, name))));
      },
    },
  };
}
