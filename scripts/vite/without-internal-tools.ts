import type { Plugin } from 'vite';

/** Files of the mocks, the demo and the support desk, their texts and their libraries. */
const internal =
  /\/(?:mocks|locales\/internal|src\/features\/demo|src\/features\/chat\/replay|node_modules\/(?:msw|@mswjs))\//;

/**
 * For builds without internal tools.
 * @throws Error (the build fails) naming the files of mocks and internal tools that got into the build
 */
export function withoutInternalTools(): Plugin {
  return {
    name: 'without-internal-tools',
    apply: 'build',
    generateBundle(_, bundle) {
      const found = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds.filter((id) => internal.test(id)) : [],
      );
      if (found.length > 0) this.error(`A build without internal tools holds ${found.join(', ')}`);
    },
  };
}
