import { existsSync } from 'node:fs';
import { capture } from '../lib/run';

/**
 * A program of a Debian package: the machine's own, else (as root on Debian and its kin) installed now.
 * @param file where the package puts it
 * @returns the same path
 * @throws Error saying which package is missing
 */
export function ensureProgram(file: string, packageName: string): string {
  if (existsSync(file)) return file;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`${packageName}: installing the system's package`);
    const install = () => capture('apt-get', ['install', '-y', '-qq', '--no-install-recommends', packageName]);
    try {
      install();
    } catch {
      // A fresh machine does not know yet what there is.
      capture('apt-get', ['update', '-qq']);
      install();
    }
    if (existsSync(file)) return file;
  }
  throw new Error(`There is no ${file}: install Debian's package ${packageName}.`);
}
