import type { Plugin } from 'vite';
import type { Release } from '../lib/release.ts';

/**
 * Says which build it is: in the head of every page, and in `version.json` beside them. Not in a script: each commit would
 * give it, and all that import it, another name, and nothing of the build before could stay in the browser's cache
 * (decision 65, which build it is).
 * @param read asked once the build needs it
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
