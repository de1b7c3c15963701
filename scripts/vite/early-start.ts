import { build, type ResolvedConfig, type Rolldown } from 'vite';

/**
 * Builds a script by itself, apart from the application.
 * @param input its file
 * @returns its text, one function that runs at once
 */
export async function buildScript(
  { root, mode, define, build: { target } }: ResolvedConfig,
  input: string,
): Promise<string> {
  const built = await build({
    root,
    mode,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ...(define && { define }),
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      ...(target && { target }),
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  // Nothing is watched, and one format asked for.
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput];
  const [{ code }] = output;
  if (output.length !== 1) throw new Error(`${input} is more than one file`);
  return code.trim();
}

/**
 * Builds the script that stands inside the pages (src/prerender/early-start.ts).
 * @returns its text, the same for every page, so that one hash allows it
 */
export async function buildEarlyStart(config: ResolvedConfig): Promise<string> {
  const code = await buildScript(config, 'src/prerender/early-start.ts');
  if (code.includes('</script')) throw new Error('The early start does not fit into a page');
  return code;
}
