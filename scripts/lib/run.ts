// Every script: runs the tools of the project.
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * The environment of a tool. The project's tools are first in PATH, so that a script works without npm. NODE_ENV is
 * removed: reading the build's configuration sets it, and a build with it would contain development code of libraries.
 */
function environment(extra: Record<string, string>): NodeJS.ProcessEnv {
  const bin = path.resolve('node_modules/.bin');
  const { NODE_ENV: _, FORCE_COLOR: color, ...inherited } = process.env;
  // No proxy for servers on this machine.
  const noProxy = [process.env['NO_PROXY'] ?? process.env['no_proxy'] ?? '', '127.0.0.1', 'localhost']
    .filter(Boolean)
    .join(',');
  return {
    ...inherited,
    // If both are set, Node prints a warning into the output of a tool.
    ...(color !== undefined && inherited['NO_COLOR'] === undefined && { FORCE_COLOR: color }),
    NO_PROXY: noProxy,
    no_proxy: noProxy,
    ...extra,
    PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}`,
  };
}

/** On Windows the tools are scripts, which only a shell can start. */
const shell = process.platform === 'win32';

/**
 * Runs one command in the project's folder, with its output on the terminal.
 * @param env additional variables
 * @throws Error naming the command when it fails or cannot be started
 */
export function run(command: string, args: string[], env: Record<string, string> = {}): void {
  const result = spawnSync(command, args, { stdio: 'inherit', env: environment(env), shell });
  if (result.error) throw new Error(`${command} cannot be started: ${result.error.message}`);
  if (result.status !== 0)
    throw new Error(`${[command, ...args].join(' ')} failed (${result.signal ?? `exit ${result.status}`}).`);
}

/**
 * Runs one command at the same time as others. Its output is collected, so that the lines of two commands do not mix.
 * @param env additional variables
 * @param cwd the folder in which it runs; default: the project's
 * @returns its output, stdout and stderr together
 * @throws Error naming the command, with its output, if it fails or cannot be started
 */
export function runBeside(
  command: string,
  args: string[],
  env: Record<string, string> = {},
  cwd = '.',
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: environment(env), shell, cwd });
    const printed: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => printed.push(chunk));
    child.on('error', (error) => reject(new Error(`${command} cannot be started: ${error.message}`)));
    child.on('close', (status, signal) => {
      const text = Buffer.concat(printed).toString();
      if (status === 0) resolve(text);
      else reject(new Error(`${[command, ...args].join(' ')} failed (${signal ?? `exit ${status}`}):\n${text}`));
    });
  });
}
