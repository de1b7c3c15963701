import type { Plugin } from 'vite';

/** Files of the mocks, the demo, the support desk and the contract tools, their texts and their libraries. */
const internal = /\/(?:(?<!\/api\/)contract|mocks|locales\/internal|src\/internal|node_modules\/(?:msw|@mswjs))\//;

/** Files of what reports, its texts and its libraries. */
const reporting =
  /\/(?:src\/(?:services\/reports|features\/reports)\/|src\/lib\/report-notes|src\/storage\/records\/waiting-reports|locales\/reports\/|node_modules\/web-vitals\/)/;

function withoutFiles(name: string, pattern: RegExp, what: string): Plugin {
  return {
    name,
    apply: 'build',
    generateBundle(_, bundle) {
      const found = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds.filter((id) => pattern.test(id)) : [],
      );
      if (found.length > 0) this.error(`${what} holds ${found.join(', ')}`);
    },
  };
}

/**
 * For builds without internal tools.
 * @throws Error (the build fails) naming the files of mocks and internal tools that got into the build
 */
export function withoutInternalTools(): Plugin {
  return withoutFiles('without-internal-tools', internal, 'A build without internal tools');
}

/**
 * For builds that report nothing (VITE_REPORT_URL is empty).
 * @throws Error (the build fails) naming the files of reports that got into the build
 */
export function withoutReports(): Plugin {
  return withoutFiles('without-reports', reporting, 'A build that reports nothing');
}
