import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

type Process = { pid: number; parent: number; command: string };

/** Linux tells about its processes in files; a small installation has no `ps`. */
function readProcess(pid: string): Process[] {
  try {
    // The name is in brackets and may hold anything; state and parent follow it.
    const [, parent = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return [
      {
        pid: Number(pid),
        parent: Number(parent),
        command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '),
      },
    ];
  } catch {
    // It has ended since.
    return [];
  }
}

function running(): Process[] {
  if (existsSync('/proc/self/stat'))
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap(readProcess);
  const listing = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args='], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  return listing.split('\n').flatMap((line) => {
    const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return command === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), command }];
  });
}

/** Everything that the browser on one profile runs, the browser itself first. No other browser has this folder. */
function treeOf(profile: string): Process[] {
  const all = running();
  const tree = all.filter(({ command }) => command.includes(`--user-data-dir=${profile}`));
  for (const { pid } of tree) tree.push(...all.filter((other) => other.parent === pid && !tree.includes(other)));
  const isBrowser = ({ command }: Process) => !command.includes('--type=');
  return [...tree.filter(isBrowser), ...tree.filter((process) => !isBrowser(process))];
}

/** What dies: `browser`, everything at once, as when the system ends an app; `page`, what renders the page alone. */
export type Victim = 'browser' | 'page';

/**
 * Ends the browser on a profile without a word (SIGKILL): nothing in it can be written, sent or said any more.
 * @returns epoch milliseconds of the moment right before
 * @throws Error when there is nothing to end
 */
export function killBrowser(profile: string, victim: Victim): number {
  const tree = treeOf(profile);
  const doomed = victim === 'browser' ? tree : tree.filter(({ command }) => command.includes('--type=renderer'));
  if (doomed.length === 0) throw new Error('There is no browser to kill.');
  const at = Date.now();
  for (const { pid } of doomed) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It went with its parent.
    }
  }
  return at;
}

export const isRunning = (profile: string): boolean => treeOf(profile).length > 0;
