// @vitest-environment node
import { build, type Plugin } from 'vite';
import { namedExports } from './named-exports';

const entry: Plugin = {
  name: 'entry',
  resolveId: (id) => (id === 'entry' ? '\0entry' : null),
  load: (id) =>
    id === '\0entry'
      ? `import * as all from 'react'; import { useState } from 'react'; import { jsx } from 'react/jsx-runtime'; import { flushSync } from 'react-dom';
         export const element = jsx('p', { children: all.version }); export { flushSync }; export function useCount() { return useState(0); }`
      : null,
};

/** A module that takes of three libraries what it uses, as the bundler writes it. */
async function bundled(plugins: Plugin[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    publicDir: false,
    plugins: [entry, ...plugins],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'entry', preserveEntrySignatures: 'strict', output: { format: 'es' } },
    },
  });
  const [first] = [built].flat();
  return first && 'output' in first ? first.output[0].code : '';
}

const throughGetter = /\(0, ?\w+\.(?:useState|jsx)\)\(/;

it('hooks and elements are called without a getter in between', async () => {
  expect(await bundled([])).toMatch(throughGetter);
  const code = await bundled([namedExports()]);
  expect(code).not.toMatch(throughGetter);
  const made: object = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(made).toMatchObject({ element: { type: 'p', props: { children: expect.stringMatching(/^19\./) } } });
  expect(made).toHaveProperty('flushSync', expect.any(Function));
});
