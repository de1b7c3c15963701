import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { compress, type Encoding, readyEnding } from '../lib/compress.ts';

const text = /\.(?:js|css|html|svg|json|webmanifest|xml|txt)$/;

/** Smaller ones fit into one packet as they are. */
const SMALLEST = 1024;

async function writeReady(file: string, bytes: Buffer, encoding: Encoding): Promise<void> {
  const compressed = await compress(bytes, encoding);
  if (compressed.length < bytes.length) await writeFile(file + readyEnding[encoding], compressed);
}

/**
 * Writes a brotli (`.br`) and a gzip (`.gz`) version beside every text file of at least 1 KiB, where that is smaller.
 * @param folder a build; what was compressed in it before is written anew
 */
export async function precompressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  // The threads of the runtime work on all of them at the same time.
  await Promise.all(
    names
      .filter((name) => text.test(name))
      .map(async (name) => {
        const file = path.join(folder, name);
        const bytes = await readFile(file);
        if (bytes.length >= SMALLEST)
          await Promise.all([writeReady(file, bytes, 'br'), writeReady(file, bytes, 'gzip')]);
      }),
  );
}

/**
 * Compresses the output once everything else, the offline worker too, has written its files: no web server compresses
 * as hard while a phone waits. Has to stand last in the list of plug-ins.
 */
export function precompress(): Plugin {
  let folder = '';
  let isWritten = false;
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, build }) {
      folder = path.resolve(root, build.outDir);
    },
    writeBundle() {
      isWritten = true;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      // Called after a build that failed, too.
      async handler() {
        if (isWritten) await precompressFolder(folder);
      },
    },
  };
}
