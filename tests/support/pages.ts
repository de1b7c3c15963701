import { pageSamples } from '@/internal/demo/test-page/sample-pages';
import type { renderApp } from './render-app';

type Options = NonNullable<Parameters<typeof renderApp>[1]>;

/** Staff pages have HTML files of their own. */
const staffPages = new Set(['/testPreview', '/support/replay']);

/** How each page is opened; null if it asks no server. */
const pages = Object.entries(pageSamples)
  .filter(([path]) => !staffPages.has(path))
  .map(([path, { scenario, example, testInputs = example }]) => {
    const options: Options = { ...(scenario && { scenario }), ...(testInputs && { search: testInputs }) };
    return [path, scenario === null ? null : options] as const;
  })
  .sort(([one], [other]) => (one < other ? -1 : 1));

/** The many ways in which a loan can stand, beside the usual one: scenarios of its page. */
export const loanScenarios: readonly string[] = (
  'under-review rejected disbursing repaying overdue partly-paid closed collection settled extension-available ' +
  'unknown-status overdue-in'
).split(' ');

/** Every page that asks a server, and how it is opened. */
export const askingPages: Readonly<Record<string, Options>> = Object.fromEntries(
  pages.flatMap(([path, options]) => (options ? [[path, options] as const] : [])),
);

/** Pages that ask no one. */
export const silentPages: readonly string[] = pages.flatMap(([path, options]) => (options ? [] : [path]));

/** Every page with the scenario and the inputs with which a browser opens it. */
export const samplePages: readonly { path: string; scenario: string; inputs: Record<string, string> }[] = pages.map(
  ([path, options]) => ({
    path,
    scenario: options?.scenario ?? 'due-today',
    inputs: Object.fromEntries(
      Object.entries(options?.search ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    ),
  }),
);
