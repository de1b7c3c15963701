import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Keeps the source maps out of what is deployed: they go into a folder of their own beside the build (`dist-maps/` for
 * `dist/`), with the `version.json` that says what they belong to. They hold the sources.
 */
export function mapsApart(): Plugin {
  let folder = '';
  const maps = new Map<string, string | Uint8Array>();
  return {
    name: 'maps-apart',
    apply: 'build',
    configResolved({ root, build }) {
      folder = path.resolve(root, build.outDir);
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== 'asset' || !name.endsWith('.map')) continue;
          maps.set(name, file.source);
          Reflect.deleteProperty(bundle, name);
        }
      },
    },
    async writeBundle() {
      const apart = `${folder}-maps`;
      await rm(apart, { recursive: true, force: true });
      for (const [name, source] of maps) {
        await mkdir(path.dirname(path.join(apart, name)), { recursive: true });
        await writeFile(path.join(apart, name), source);
      }
      await copyFile(path.join(folder, 'version.json'), path.join(apart, 'version.json'));
    },
  };
}
