import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const timeoutMs = 30_000;

/** Starts a program beside us, in a group of its own, so that it is stopped with all it has started. */
export function startProcess(command: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  let hasEnded = false;
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = new Promise<void>((resolve) => {
    const end = (cause: unknown) => {
      if (cause instanceof Error) output += cause.message;
      hasEnded = true;
      resolve();
    };
    child.once('error', end);
    child.once('exit', end);
  });

  /**
   * Waits for something to become true.
   * @throws Error with the program's last words when it ends first, or after half a minute
   */
  async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
    const deadline = performance.now() + timeoutMs;
    while (!(await condition())) {
      if (hasEnded || performance.now() > deadline)
        throw new Error(`${path.basename(command)} did not start:\n${output.slice(-1_000)}`);
      await wait(100);
    }
  }

  function signal(name: NodeJS.Signals): void {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, name);
    } catch {
      // Gone already.
    }
  }

  const kill = () => signal('SIGKILL');
  // Whatever ends us, nothing of it stays behind.
  process.once('exit', kill);

  async function stop(): Promise<void> {
    signal('SIGTERM');
    await Promise.race([ended, wait(3_000)]);
    kill();
    process.off('exit', kill);
  }

  return { lines: () => output.split('\n'), until, stop };
}

export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'engine-'));
  return { path: folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }) };
}
