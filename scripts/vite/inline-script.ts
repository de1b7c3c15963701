// Part of every build: scripts that are built apart from the application, for the HTML and the offline worker.
import { build, type PluginOption, type ResolvedConfig, type Rolldown } from 'vite';

/**
 * Builds a script by itself, apart from the application.
 * @param input its file
 * @param plugins that its texts need
 * @returns its text, one function that runs at once
 */
export async function buildScript(
  { root, mode, define, build: { target } }: ResolvedConfig,
  input: string,
  plugins: PluginOption[] = [],
): Promise<string> {
  const built = await build({
    root,
    mode,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins,
    ...(define && { define }),
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      ...(target && { target }),
      modulePreload: false,
      rolldownOptions: {
        input,
        checks: { pluginTimings: false },
        output: { format: 'iife' },
        // A module counts only for what is imported from it: the rest of a preview's module is left out.
        treeshake: { moduleSideEffects: false },
      },
    },
  });
  // Nothing is watched, and one format asked for.
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput];
  const [{ code }] = output;
  if (output.length !== 1) throw new Error(`${input} is more than one file`);
  return code.trim();
}

/** V8 compiles the whole script at once on another thread, and no function again when it is called. */
const compileHint = '//# allFunctionsCalledOnLoad';

/** What a page shows before its application has loaded: nothing, its first answer, or a stored record. */
type PreviewKind = 'none' | 'answer' | 'record';

/**
 * Builds a script that is part of the HTML of pages.
 * @param name of its file in src/boot/preview
 * @param preview of the pages that it is for; the bundler leaves out the code of the others
 * @param page internal path of the page whose preview the body script shows; the head script asks for none
 * @param plugins that its texts need
 * @returns its text; the content security policy allows it by its hash
 */
export async function buildInlineScript(
  config: ResolvedConfig,
  name: 'head-script' | 'body-script',
  preview: PreviewKind,
  page: string,
  plugins: PluginOption[],
): Promise<string> {
  const define = { ...config.define, __PREVIEW__: JSON.stringify(preview), __PREVIEW_PAGE__: JSON.stringify(page) };
  const code = await buildScript({ ...config, define }, `src/boot/preview/${name}.ts`, plugins);
  if (code.includes('</script')) throw new Error(`${name} does not fit into a page`);
  return `${compileHint}\n${code}`;
}
