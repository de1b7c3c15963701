import { existsSync } from 'node:fs';
import { startProcess } from './processes';

/** The first display that no one has. */
function freeDisplay(): number {
  let number = 90;
  while (existsSync(`/tmp/.X${number}-lock`)) number += 1;
  return number;
}

/** A screen in memory, for browsers that cannot do without one. */
export async function startScreen(): Promise<{ display: string; stop: () => Promise<void> }> {
  const number = freeDisplay();
  const server = startProcess('Xvfb', [`:${number}`, '-screen', '0', '800x900x24', '-nolisten', 'tcp']);
  await server.until(() => existsSync(`/tmp/.X11-unix/X${number}`));
  return { display: `:${number}`, stop: server.stop };
}
