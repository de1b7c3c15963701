// Plugin of every build: turns React into modules with named exports.
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

/** CommonJS libraries of the first load. */
const libraries = new Set(['react', 'react/jsx-runtime', 'react-dom']);

const suffix = '?named-exports';

/**
 * Turns these libraries into modules with named exports. The bundler alone makes an object with getters of them, and
 * each hook and element would call one.
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
      // Other CommonJS libraries need the original.
      if (!libraries.has(source) || kind === 'require-call' || importer?.endsWith(suffix)) return null;
      return `${load.resolve(source)}${suffix}`;
    },
    load(id) {
      if (!id.endsWith(suffix)) return null;
      const file = id.slice(0, -suffix.length);
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
