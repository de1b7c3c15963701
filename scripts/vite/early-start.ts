import { build, type ResolvedConfig, type Rolldown } from 'vite';

/**
 * Builds the script that stands inside the pages (src/prerender/early-start.ts).
 * @returns its text, the same for every page, so that one hash allows it
 */
export async function buildEarlyStart({ root, mode, define, build: { target } }: ResolvedConfig): Promise<string> {
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
      rolldownOptions: { input: 'src/prerender/early-start.ts', output: { format: 'iife' } },
    },
  });
  // Nothing is watched, and one format asked for.
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput];
  const [{ code }] = output;
  if (output.length !== 1 || code.includes('</script')) throw new Error('The early start does not fit into a page');
  return code.trim();
}
