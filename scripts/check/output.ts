// The step `output` of npm test: what must not be in a production build is not there.
import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { releaseOf } from '../lib/page-html';
import { listFiles, readFiles, type SourceFile } from '../lib/source-files';

/** What production output never contains, wherever it would come from. */
const never: { pattern: RegExp; why: string }[] = [
  { pattern: /\bmsw\b|mockServiceWorker|@mswjs/i, why: 'the mock library' },
  { pattern: /[#@]\s*sourceMappingURL=/, why: 'a reference to a source map' },
  { pattern: /\b(?:localhost|127\.0\.0\.1):\d+/, why: 'an address of a developer’s machine' },
  { pattern: /\b(?:10\.\d{1,3}|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.\d{1,3}\.\d{1,3}\b/, why: 'an internal address' },
  { pattern: /https?:\/\/[\w.-]+\.(?:internal|local|lan|corp|test)\b/, why: 'an internal address' },
];

/** @returns one sentence per find in a text file of a build */
export function findLeaks({ path, text }: SourceFile): string[] {
  return never.flatMap(({ pattern, why }) => {
    const match = pattern.exec(text);
    return match ? [`${path} contains ${why}: ${text.slice(Math.max(0, match.index - 30), match.index + 60)}`] : [];
  });
}

/** The mocks, and the programs beside the product: sources of theirs have no place in a production script. */
const beside = /(?:^|\/)(?:mocks|contract\/(?:conformance|openapi|server)|src\/internal|locales\/internal)\//;

/** @returns one sentence per source, named by a source map of a build, that is not one of the product's */
export function findForeignSources({ path, text }: SourceFile): string[] {
  const { sources } = v.parse(v.object({ sources: v.array(v.string()) }), JSON.parse(text));
  return sources.filter((source) => beside.test(source)).map((source) => `${path} holds ${source}`);
}

/** What a file that runs in a web worker may weigh, uncompressed bytes: it comes with no other file of the page. */
const maxWorkerBytes = 48 * 1024;

/**
 * @param output the text files of a build
 * @returns one sentence per file, started by a script as a web worker, that is missing or weighs too much
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

const inlineScript = String.raw`\s*<script>(?:(?!<\/script>)[^])*<\/script>`;

/**
 * The inline scripts that are allowed by hash: the early start after its plan; language and preview at the page's end.
 */
const earlyStart = new RegExp(`(id="page-plan">[^<]*</script>)${inlineScript}`);
const earlyMarkup = new RegExp(`(?:${inlineScript}){1,2}(?=\\s*</body>)`);

/**
 * @returns one sentence per thing in a page that a strict content security policy refuses, or that leaks the address
 */
export function findPageProblems({ path, text }: SourceFile): string[] {
  const referrer = text.search(/<meta name="referrer" content="no-referrer"/);
  const firstLoad = text.search(/<(?:script|link)\b/);
  const withoutEarly = text.replace(earlyStart, '$1').replace(earlyMarkup, '');
  const isFound = {
    'has an inline script': /<script(?![^>]*\b(?:src|type="application\/(?:ld\+)?json"))[^>]*>/.test(withoutEarly),
    'has an inline event handler': /<[^>]+\son[a-z]+=/.test(text),
    'has a style attribute, which the policy refuses': /<[^>]+\sstyle=/.test(text),
    'loads something before it says "no-referrer"': referrer === -1 || (firstLoad !== -1 && referrer > firstLoad),
  };
  return Object.entries(isFound).flatMap(([problem, isThere]) => (isThere ? [`${path} ${problem}`] : []));
}

/**
 * Production output holds nothing of the mocks and of the programs beside the product, no source map, no internal
 * address, and pages that a strict policy accepts. No build holds a large web worker.
 * @param folder the production build; its source maps lie in `<folder>-maps`
 * @param demoFolder the build with the demo and the support desk, which has workers of its own
 * @returns how much was searched
 * @throws Error with one line per find
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
  // The bundler's own helpers come from no source.
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
  if (problems.length > 0) throw new Error(`The output contains what it must not:\n  ${problems.join('\n  ')}`);
  return `${output.length} files searched for source maps, internal addresses and what a strict policy refuses: none.`;
}
