// Every script: runs the tools of the project.
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * The project's tools first, so that a script also works without npm. Without NODE_ENV: reading the configuration of
 * the build sets it, and a build that inherits it would contain the development code of libraries.
 */
function environment(extra: Record<string, string>): NodeJS.ProcessEnv {
  const bin = path.resolve('node_modules/.bin');
  const { NODE_ENV: _, FORCE_COLOR: color, ...inherited } = process.env;
  // Our own servers are not behind the machine's proxy.
  const noProxy = [process.env['NO_PROXY'] ?? process.env['no_proxy'] ?? '', '127.0.0.1', 'localhost']
    .filter(Boolean)
    .join(',');
  return {
    ...inherited,
    // Where both are set, Node warns of it in the middle of what a tool prints.
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
 * Runs one command in the project's folder, its output going straight to the terminal.
 * @param env variables set on top of our own
 * @throws Error naming the command when it fails or cannot be started
 */
export function run(command: string, args: string[], env: Record<string, string> = {}): void {
  const result = spawnSync(command, args, { stdio: 'inherit', env: environment(env), shell });
  if (result.error) throw new Error(`${command} cannot be started: ${result.error.message}`);
  if (result.status !== 0)
    throw new Error(`${[command, ...args].join(' ')} failed (${result.signal ?? `exit ${result.status}`}).`);
}

/**
 * Runs one command beside others: what it prints is held back, so that the lines of two commands do not mix.
 * @param env variables set on top of our own
 * @param cwd the folder in which it runs; else the project's
 * @returns what it printed, stdout and stderr in one
 * @throws Error naming the command, with all it printed, when it fails or cannot be started
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
