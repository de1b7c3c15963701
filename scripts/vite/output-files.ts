// Plugins of every build: further files of its output, and a check of its content.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { type Encoding, compressedExtensions } from '../lib/static-files.ts';
import type { Release } from './release.ts';

/** The files of reports, their texts and libraries. */
const reportFiles =
  /\/(?:src\/(?:platform\/telemetry\/(?!request-log)|features\/reports\/)|locales\/reports\/|node_modules\/web-vitals\/)/;

/**
 * For builds without reports (VITE_REPORT_URL is empty).
 * @throws Error (the build fails) naming the files of reports in the build
 */
export function withoutReports(): Plugin {
  return {
    name: 'without-reports',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const found = files.filter((id) => reportFiles.test(id));
      if (found.length > 0) this.error(`A build without reports contains ${found.join(', ')}`);
    },
  };
}

/**
 * Writes the release into the head of every page and into `version.json`, not into a script, whose file name would
 * change with each commit (decision 65, which build it is).
 */
export function releaseFiles(read: () => Release): Plugin {
  return {
    name: 'release-files',
    transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'release', content: read().name }, injectTo: 'head' }],
    generateBundle() {
      const { version, commit, isModified, name } = read();
      const source = `${JSON.stringify({ release: name, version, commit, isModified })}\n`;
      this.emitFile({ type: 'asset', fileName: 'version.json', source });
    },
  };
}

/** Moves the source maps into a folder beside the build (`dist-maps/` for `dist/`), with its `version.json`. */
export function separateSourceMaps(): Plugin {
  const files = new Map<string, string | Uint8Array>();
  return {
    name: 'separate-source-maps',
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
      const mapsFolder = `${path.resolve(dir)}-maps`;
      await rm(mapsFolder, { recursive: true, force: true });
      for (const [name, source] of files) {
        await mkdir(path.dirname(path.join(mapsFolder, name)), { recursive: true });
        await writeFile(path.join(mapsFolder, name), source);
      }
    },
  };
}

const textFile = /\.(?:js|css|html|svg|json|webmanifest|xml|txt)$/;

/** A smaller file fits into one packet without compression. */
const minBytes = 1024;

/** Compresses with the best quality, because it is done once per build. */
function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(bytes, { level: 9 });
  return promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < minBytes) return;
  const write = async (encoding: Encoding) => {
    const compressed = await compress(bytes, encoding);
    if (compressed.length < bytes.length) await writeFile(file + compressedExtensions[encoding], compressed);
  };
  await Promise.all([write('br'), write('gzip')]);
}

/**
 * Writes a brotli (`.br`) and a gzip (`.gz`) version beside every text file of at least 1 KiB, if it is smaller. It
 * must be the last plugin: plugins of npm do not compress the offline worker.
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
        // It is also called after a build that failed.
        if (folder === '') return;
        const names = await readdir(folder, { recursive: true });
        await Promise.all(
          names.filter((name) => textFile.test(name)).map((name) => compressFile(path.join(folder, name))),
        );
      },
    },
  };
}
