// Plugin of every build: React with the exports of a module.
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Libraries of the first load that come as CommonJS. */
const libraries = new Set(['react', 'react/jsx-runtime', 'react-dom']);

const mark = '?named-exports';

/**
 * Turns these libraries into modules with named exports. By itself the bundler makes an object with getters, and each
 * hook and element would call one.
 */
export function namedExports(): Plugin {
  let load: NodeJS.Require;
  return {
    name: 'named-exports',
    enforce: 'pre',
    configResolved({ root }) {
      load = createRequire(path.join(root, 'package.json'));
    },
    resolveId(source, importer, { kind }) {
      // Another CommonJS library needs it as it is.
      if (!libraries.has(source) || kind === 'require-call' || importer?.endsWith(mark)) return null;
      return `${load.resolve(source)}${mark}`;
    },
    load(id) {
      if (!id.endsWith(mark)) return null;
      const file = id.slice(0, -mark.length);
      const library: object = load(file);
      const names = Object.keys(library).filter((name) => /^\w+$/.test(name));
      return [
        `import library from ${JSON.stringify(file)};`,
        'export default library;',
        ...names.map((name) => `export const ${name} = /* @__PURE__ */ (() => library.${name})();`),
      ].join('\n');
    },
  };
}
