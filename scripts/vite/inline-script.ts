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
      rolldownOptions: { input, checks: { pluginTimings: false }, output: { format: 'iife' } },
    },
  });
  // Nothing is watched, and one format asked for.
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput];
  const [{ code }] = output;
  if (output.length !== 1) throw new Error(`${input} is more than one file`);
  return code.trim();
}

/**
 * V8 compiles all of it at once, on another thread than the page's, and no function a second time when it is called.
 */
const compileHint = '//# allFunctionsCalledOnLoad';

/**
 * Builds a script that is part of the HTML of pages.
 * @param name of its file in src/boot/preview
 * @param plugins that its texts need
 * @returns its text, the same for every page, so that one hash allows it
 */
export async function buildInlineScript(
  config: ResolvedConfig,
  name: 'start-without-preview' | 'start-with-preview' | 'translate-page' | 'answer-preview' | 'record-preview',
  plugins: PluginOption[],
): Promise<string> {
  const code = await buildScript(config, `src/boot/preview/${name}.ts`, plugins);
  if (code.includes('</script')) throw new Error(`${name} does not fit into a page`);
  return `${compileHint}\n${code}`;
}
