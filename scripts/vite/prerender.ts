// Plugin of every build: renders the pages into HTML.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type PluginOption, type ResolvedConfig, type Rolldown } from 'vite';
import type { AppConfig } from '../../config/env-schema.ts';
import { byLocale, type Locale } from '../../src/domain/languages.ts';
import { markets } from '../../src/domain/market.ts';
import {
  fileNameOf,
  inlineShellStyles,
  pageHtml,
  sitemap,
  skeletonFileOf,
  skeletonHtml,
  type Sheet,
  type StartParts,
} from '../lib/page-html.ts';
import type { renderAll } from '../prerender/render-pages.tsx';
import { helpersChunk } from './chunks.ts';
import { buildInlineScript, type PreviewKind } from './inline-script.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;
type Rendered = Awaited<ReturnType<typeof renderAll>>;
type Skeleton = Rendered['skeletons'][number];

/** The application's page without any content: what every path gets that has no page of its own. */
const shellFile = 'app.html';

/** Builds the application once more, for this program, and has it render its pages. */
async function renderInBuild({ root, mode, configFile, build: { outDir: target } }: ResolvedConfig): Promise<Rendered> {
  // Several builds may run at the same time.
  const outDir = path.join(root, '.cache', `prerender-${path.basename(target)}`);
  await build({
    root,
    mode,
    ...(configFile && { configFile }),
    logLevel: 'error',
    build: {
      ssr: 'scripts/prerender/render-pages.tsx',
      outDir,
      emptyOutDir: true,
      minify: false,
      copyPublicDir: false,
      rolldownOptions: { output: { codeSplitting: true } },
    },
  });
  // The cast is safe: this module was built from the same source.
  const built = (await import(pathToFileURL(path.join(outDir, 'render-pages.js')).href)) as {
    renderAll: typeof renderAll;
  };
  return built.renderAll();
}

function chunksOf(bundle: Bundle): Chunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk');
}

/** A chunk and everything it imports at once, itself first. */
function withImports(bundle: Bundle, chunk: Chunk, known = new Set<Chunk>()): Set<Chunk> {
  known.add(chunk);
  for (const name of chunk.imports) {
    const file = bundle[name];
    if (file?.type === 'chunk' && !known.has(file)) withImports(bundle, file, known);
  }
  return known;
}

/** The chunks that hold one of the files, with all they import. */
function chunksWith(bundle: Bundle, root: string, files: readonly string[]): Chunk[] {
  const wanted = files.map((file) => path.posix.join(root, file));
  const holders = chunksOf(bundle).filter(({ moduleIds }) =>
    moduleIds.some((id) => wanted.some((file) => id === file || id.startsWith(`${file}?tsr-split`))),
  );
  return [...new Set(holders.flatMap((chunk) => [...withImports(bundle, chunk)]))];
}

/** The two possible files of a route: pages of one borrower are in a folder of their own. */
function routeFiles(internalPath: string): string[] {
  const name = internalPath === '/' ? 'index' : internalPath.slice(1);
  return [`src/routes/${name}.tsx`, `src/routes/_borrower/${name}.tsx`];
}

function stylesOf(chunks: readonly Chunk[]): string[] {
  return [...new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))];
}

/** Catalog chunks of a page: the common catalog, and those of the page (src/platform/i18n/catalogs.ts). */
function catalogChunks(bundle: Bundle, root: string, locale: string, catalogs: readonly string[]): Chunk[] {
  return chunksWith(
    bundle,
    root,
    ['', ...catalogs].map((catalog) => path.posix.join('locales', catalog, `${locale}.po`)),
  );
}

function assetText(bundle: Bundle, name: string): string {
  const file = bundle[name];
  if (file?.type !== 'asset') throw new Error(`The build has no ${name}`);
  return typeof file.source === 'string' ? file.source : Buffer.from(file.source).toString('utf8');
}

/** The small file that imports the application once the page is painted. */
function startScriptOf(bundle: Bundle): string {
  const script = chunksOf(bundle).find(({ name }) => name === helpersChunk);
  if (!script) throw new Error(`The build has no ${helpersChunk}`);
  return script.fileName;
}

type PageSource = { internalPath: string; catalogs: readonly string[] };

/** Style sheets, scripts and texts that the HTML of a page links. */
function startFiles(
  bundle: Bundle,
  root: string,
  shell: string,
  basePath: string,
  { internalPath, catalogs }: PageSource,
): Pick<StartParts, 'basePath' | 'sheets' | 'scripts'> & { texts: StartParts['plan']['texts'] } {
  const missing = (files: string[]) => files.filter((file) => !shell.includes(`"${basePath}${file}"`));
  const chunks = chunksWith(bundle, root, routeFiles(internalPath));
  const textsOf = (locale: Locale) =>
    catalogChunks(bundle, root, locale, catalogs).map(({ fileName }) => basePath + fileName);
  return {
    basePath,
    sheets: missing(stylesOf(chunks)).map((file): Sheet => ({ file, css: assetText(bundle, file) })),
    scripts: missing(chunks.map(({ fileName }) => fileName)),
    texts: byLocale(textsOf),
  };
}

/**
 * Renders each page into a file: the official site and the legal pages whole, the others as they wait for data. The
 * page without content becomes `app.html`; `index.html` is the landing page, or the stage of the demo.
 * @param sendsEarlyReads whether the page sends reads before the application has loaded; not in the demo
 * @param messagesPlugin compiles messages in code
 */
export function prerenderPages(
  config: AppConfig,
  sendsEarlyReads: boolean,
  messagesPlugin: () => PluginOption,
): Plugin {
  let resolved: ResolvedConfig;
  return {
    name: 'prerender-pages',
    apply: (_, { command, isPreview }) => command === 'build' && !isPreview,
    configResolved(final) {
      resolved = final;
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const { root } = resolved;
        const { basePath } = config;
        const headFor = (preview: PreviewKind) => buildInlineScript(resolved, 'start-early', { preview });
        const [{ pages, skeletons }, plainHead, answerHead, recordHead, localHead, plainBody] = await Promise.all([
          renderInBuild(resolved),
          headFor('none'),
          headFor('answer'),
          headFor('record'),
          headFor('local'),
          buildInlineScript(resolved, 'show-preview'),
        ]);
        const headScripts = { none: plainHead, answer: answerHead, record: recordHead, local: localHead };
        // The demo shows no preview: it has no server to ask, and its panel sets the clock.
        async function withScripts(page: Skeleton) {
          if (!page.messages || !sendsEarlyReads) return { page, headScript: plainHead, bodyScript: plainBody };
          const answerKind = page.reads.some((read) => read.preview?.record) ? 'record' : 'answer';
          const preview: PreviewKind = page.local ? 'local' : answerKind;
          const options = { preview, page: page.internalPath, plugins: [messagesPlugin()] };
          return {
            page,
            headScript: headScripts[preview],
            bodyScript: await buildInlineScript(resolved, 'show-preview', options),
          };
        }
        const waiting = await Promise.all(skeletons.map(withScripts));
        const built = assetText(bundle, 'index.html');
        const shell = inlineShellStyles(built, basePath, (file) => assetText(bundle, file));
        const siteUrl = config.h5BaseUrl.startsWith('http') ? config.h5BaseUrl : '';
        const emit = (fileName: string, source: string) => void this.emitFile({ type: 'asset', fileName, source });

        delete bundle['index.html'];
        emit(shellFile, shell);
        for (const page of pages) {
          const { texts, ...start } = startFiles(bundle, root, shell, basePath, page);
          const plan = {
            market: 'indonesia',
            isGuarded: false,
            unplanned: [],
            reads: [],
            texts,
            messages: null,
          } as const;
          const site = { siteUrl, siteName: config.appName };
          emit(fileNameOf(page.path), pageHtml(shell, page, { ...start, ...site, plan, headScript: plainHead }));
        }
        // The demo begins with its stage, which only a script renders.
        if (!pages.some(({ path: at }) => at === '/')) emit('index.html', shell);
        const startScript = sendsEarlyReads ? startScriptOf(bundle) : null;
        for (const { page, headScript, bodyScript } of waiting) {
          const { texts, ...start } = startFiles(bundle, root, shell, basePath, page);
          const { market, isGuarded, unplanned, reads, local } = page;
          const messages = sendsEarlyReads ? page.messages : null;
          const plan = {
            market,
            isGuarded,
            unplanned,
            reads: sendsEarlyReads ? reads : [],
            texts,
            messages,
            ...(messages && local && { local }),
          };
          const { locale } = markets[market];
          const markups = [...page.markups].sort(
            (one, two) => Number(two.locale === locale) - Number(one.locale === locale),
          );
          const parts = { ...start, plan, headScript, bodyScript, startScript };
          emit(skeletonFileOf(page.path), skeletonHtml(shell, { markups }, parts));
        }
        emit('robots.txt', `User-agent: *\nAllow: /\n${siteUrl === '' ? '' : `Sitemap: ${siteUrl}/sitemap.xml\n`}`);
        const paths = pages.map((page) => page.path);
        if (siteUrl !== '') emit('sitemap.xml', sitemap(siteUrl, paths));
      },
    },
  };
}
