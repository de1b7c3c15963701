// The step `output` of npm test: finds content that a production build must not have.
import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { releaseOf } from '../lib/page-html';
import { listFiles, readFiles, type SourceFile } from '../lib/source-files';

/** Text that production output must not contain. */
const forbiddenContent: { pattern: RegExp; why: string }[] = [
  { pattern: /\bmsw\b|mockServiceWorker|@mswjs/i, why: 'the mock library' },
  { pattern: /[#@]\s*sourceMappingURL=/, why: 'a reference to a source map' },
  { pattern: /\b(?:localhost|127\.0\.0\.1):\d+/, why: 'an address of a developer’s machine' },
  { pattern: /\b(?:10\.\d{1,3}|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.\d{1,3}\.\d{1,3}\b/, why: 'an internal address' },
  { pattern: /https?:\/\/[\w.-]+\.(?:internal|local|lan|corp|test)\b/, why: 'an internal address' },
];

/** @returns one sentence per find in a text file of a build */
export function findLeaks({ path, text }: SourceFile): string[] {
  return forbiddenContent.flatMap(({ pattern, why }) => {
    const match = pattern.exec(text);
    return match ? [`${path} contains ${why}: ${text.slice(Math.max(0, match.index - 30), match.index + 60)}`] : [];
  });
}

/** Sources of mocks, contract tools, demo and desk, which a production script must not contain. */
const notProduct = /(?:^|\/)(?:mocks|contract\/(?:conformance|openapi|server)|src\/internal|locales\/internal)\//;

/** @returns one sentence per source in a source map that is not of the product */
export function findForeignSources({ path, text }: SourceFile): string[] {
  const { sources } = v.parse(v.object({ sources: v.array(v.string()) }), JSON.parse(text));
  return sources.filter((source) => notProduct.test(source)).map((source) => `${path} contains ${source}`);
}

/** The maximum size of a file that runs in a web worker, uncompressed bytes. */
const maxWorkerBytes = 48 * 1024;

/**
 * @param output the text files of a build
 * @returns one sentence per file of a web worker that is missing or too large
 */
export function findWorkerProblems(output: readonly SourceFile[]): string[] {
  const workers = output.flatMap(({ text }) =>
    [...text.matchAll(/new Worker\(new URL\([`"'][^`"']*\/(assets\/[\w.-]+)[`"']/g)].map(([, file = '']) => file),
  );
  return [...new Set(workers)].flatMap((file) => {
    const bytes = output.find(({ path }) => path.endsWith(`/${file}`))?.text.length ?? Infinity;
    return bytes > maxWorkerBytes ? [`the web worker ${file} has ${bytes} bytes, allowed ${maxWorkerBytes}`] : [];
  });
}

const scriptContent = String.raw`(?:(?!<\/script>)[^])*<\/script>`;

/** The inline scripts that are allowed by hash: after the plan, after the markup, and at the end of the page. */
const allowedScripts = [
  new RegExp(String.raw`(?<=id="page-plan">[^<]*<\/script>)\s*<script>${scriptContent}`),
  new RegExp(`(?<=</div>)<script id="page-preview">${scriptContent}`),
  new RegExp(String.raw`<script id="page-end">${scriptContent}(?=\s*<\/body>)`),
];

/**
 * @returns one sentence per element of a page that a strict content security policy refuses, or that leaks the address
 */
export function findPageProblems({ path, text }: SourceFile): string[] {
  const referrer = text.search(/<meta name="referrer" content="no-referrer"/);
  const firstLoad = text.search(/<(?:script|link)\b/);
  const withoutAllowed = allowedScripts.reduce((rest, script) => rest.replace(script, ''), text);
  const isFound = {
    'has an inline script': /<script(?![^>]*\b(?:src|type="application\/(?:ld\+)?json"))[^>]*>/.test(withoutAllowed),
    'has an inline event handler': /<[^>]+\son[a-z]+=/.test(text),
    'has a style attribute, which the policy refuses': /<[^>]+\sstyle=/.test(text),
    'loads a file before the meta tag "no-referrer"': referrer === -1 || (firstLoad !== -1 && referrer > firstLoad),
  };
  return Object.entries(isFound).flatMap(([problem, isThere]) => (isThere ? [`${path} ${problem}`] : []));
}

/**
 * Checks that production output contains no source of mocks, demo and desk, no source map and no internal address, and
 * that a strict policy accepts its pages. No build contains a large web worker.
 * @param folder the production build; its source maps are in `<folder>-maps`
 * @param demoFolder the build with the demo and the support desk, which has further workers
 * @returns how many files were searched
 * @throws Error with one line per problem
 */
export function checkOutput(folder: string, demoFolder: string): string {
  const needed = ['index.html', 'app.html', 'sw.js', 'version.json'];
  const missing = needed.filter((name) => !existsSync(`${folder}/${name}`));
  if (missing.length > 0) throw new Error(`${folder} lacks ${missing.join(', ')}.`);
  const all = listFiles(folder);
  const output = readFiles([folder], /\.(?:js|css|html|json|webmanifest|svg|txt|xml)$/);
  const pages = output.filter(({ path }) => path.endsWith('.html'));
  const { release } = v.parse(
    v.object({ release: v.string() }),
    JSON.parse(readFileSync(`${folder}/version.json`, 'utf8')),
  );
  // The bundler's helpers have no source.
  const scripts = all.filter((path) => path.startsWith(`${folder}/assets/`) && path.endsWith('.js'));
  const ours = scripts.filter((path) => !path.includes('/rolldown-runtime-'));
  const problems = [
    ...all.filter((path) => path.endsWith('.map')).map((path) => `${path} is a source map`),
    ...output.flatMap(findLeaks),
    ...[output, readFiles([demoFolder], /\.js$/)].flatMap(findWorkerProblems),
    ...pages.flatMap(findPageProblems),
    ...pages.filter(({ text }) => releaseOf(text) !== release).map(({ path }) => `${path} does not name ${release}`),
    ...ours
      .filter((path) => !existsSync(`${folder}-maps${path.slice(folder.length)}.map`))
      .map((path) => `${path} has no source map in ${folder}-maps`),
    ...readFiles([`${folder}-maps`], /\.map$/).flatMap(findForeignSources),
  ];
  if (problems.length > 0) throw new Error(`The output has content that it must not have:\n  ${problems.join('\n  ')}`);
  return `${output.length} files searched; no source map, no internal address, nothing that a strict policy refuses.`;
}
