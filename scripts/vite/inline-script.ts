// Part of every build: scripts that are built apart from the application, for the HTML and the offline worker.
import { build, type PluginOption, type ResolvedConfig, type Rolldown } from 'vite';

/**
 * Builds a script by itself, apart from the application.
 * @param input its file
 * @param plugins those that its imports need
 * @returns its code, one function that runs at once
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
        // The bundler leaves out what is not imported, also from a preview's module.
        treeshake: { moduleSideEffects: false },
      },
    },
  });
  // The cast is safe: nothing is watched, and there is one output format.
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput];
  const [{ code }] = output;
  if (output.length !== 1) throw new Error(`${input} is more than one file`);
  return code.trim();
}

/** Has V8 compile the whole script on another thread, and no function again when it is called. */
const compileHint = '//# allFunctionsCalledOnLoad';

/**
 * What a page shows before its application has loaded: nothing, its first answer, a stored record until the answer
 * decides, or a record of what the person began there.
 */
export type PreviewKind = 'none' | 'answer' | 'record' | 'local';

type InlineScriptOptions = {
  /** Of the pages that it is for, by default none; the bundler leaves out the code of the others. */
  preview?: PreviewKind;
  /** Internal path of the page whose preview the body script shows. */
  page?: string;
  /** The plugins that its imports need. */
  plugins?: PluginOption[];
};

/**
 * Builds a script that is part of the HTML of pages.
 * @param name of its file in src/boot/preview
 * @returns its code; the content security policy allows it by its hash
 */
export async function buildInlineScript(
  config: ResolvedConfig,
  name: 'start-early' | 'show-preview',
  { preview = 'none', page = '', plugins = [] }: InlineScriptOptions = {},
): Promise<string> {
  const define = { ...config.define, __PREVIEW__: JSON.stringify(preview), __PREVIEW_PAGE__: JSON.stringify(page) };
  const code = await buildScript({ ...config, define }, `src/boot/preview/${name}.ts`, plugins);
  if (code.includes('</script')) throw new Error(`${name} contains the end tag of a script`);
  return `${compileHint}\n${code}`;
}
