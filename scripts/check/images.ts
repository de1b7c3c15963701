import { spawnSync } from 'node:child_process';
import { runBeside } from '../lib/run';

/**
 * Builds the images of deploy/Dockerfile where an engine runs.
 * @returns what was built, or that nothing was, and why
 * @throws Error with the engine's words when one cannot be built
 */
export async function buildImages(): Promise<string> {
  const engine = spawnSync('docker', ['info', '--format', '{{.ServerVersion}}'], { encoding: 'utf8' });
  if (engine.status !== 0) return 'Left out: no Docker engine runs here, so no image was built.';
  for (const target of ['app', 'mock-server'])
    await runBeside('docker', ['build', '--file', 'deploy/Dockerfile', '--target', target, '.']);
  return `Docker ${engine.stdout.trim()} built app and mock-server.`;
}
