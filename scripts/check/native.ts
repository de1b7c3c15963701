import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { createPendingReplies } from '@/bridge/pending-replies';
import { capture, runBeside } from '../lib/run';

/** The compiler of the JVM as its makers put it into the npm registry: 90 MB, so that only this check fetches it. */
const compiler = { name: 'kotlin-compiler', version: '2.4.20' };
const unpacked = path.resolve(`.cache/kotlin-${compiler.version}`);
const output = path.resolve('.cache/native-kit');

/** What an app might put into the word that says why not. */
const errors = ['no-sim', '"});alert(1);({"', '\\', '\u2028</script>', '😀', 'ü', 'a\nb\u0000'];

const isThere = (command: string, args: string[]) => spawnSync(command, args).status === 0;

/** @returns folder of the compiler's libraries; null when it is not to be had */
function fetchCompiler(): string | null {
  const libraries = path.join(unpacked, 'package/lib');
  if (existsSync(libraries)) return libraries;
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(`${unpacked}-`);
  try {
    capture('npm', ['pack', `${compiler.name}@${compiler.version}`, '--silent', '--pack-destination', folder]);
    capture('tar', ['-xzf', path.join(folder, `${compiler.name}-${compiler.version}.tgz`), '-C', folder]);
    rmSync(unpacked, { recursive: true, force: true });
    renameSync(folder, unpacked);
    return libraries;
  } catch {
    rmSync(folder, { recursive: true, force: true });
    return null;
  }
}

const sourcesIn = (folder: string, ending: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => path.join(folder, name));

/** Runs the compiled kit, and hands what it writes to the page's own bridge. */
async function checkReplies(libraries: string): Promise<void> {
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const pairs = errors.map((error, index) => ({ id: `k3x9a1b2-${index}`, error }));
  const printed = capture('java', [
    '-cp',
    [output, path.join(libraries, 'kotlin-stdlib.jar')].join(path.delimiter),
    'com.example.loanweb.RepliesKt',
    ...pairs.flatMap(({ id, error }) => [base64(id), base64(error)]),
  ]);
  const scripts = printed.trim().split('\n');
  for (const [index, { id, error }] of pairs.entries()) {
    const replies = createPendingReplies();
    const outcome = replies.expect(id);
    runInNewContext(scripts[index] ?? '', { window: { __bridgeReply: replies.receive } });
    const answer = await outcome;
    if (answer.status !== 'refused' || answer.error !== error)
      throw new Error(
        `The kit's answer ${JSON.stringify(error)} arrives as ${JSON.stringify(answer)}: ${scripts[index] ?? ''}`,
      );
  }
}

async function checkKotlin(): Promise<string> {
  if (!isThere('java', ['-version'])) return 'Left out: no Java, so the Kotlin sources were not compiled.';
  const libraries = fetchCompiler();
  if (libraries === null)
    return `Left out: ${compiler.name} is not to be had, so the Kotlin sources were not compiled.`;
  const classes = readdirSync(libraries)
    .filter((name) =>
      /^(?:kotlin-(?:compiler|stdlib|script-runtime|reflect|daemon-client)|kotlinx-coroutines-core-jvm|annotations-[\d.]+)\.jar$/.test(
        name,
      ),
    )
    .map((name) => path.join(libraries, name));
  rmSync(output, { recursive: true, force: true });
  await runBeside('java', [
    '-cp',
    classes.join(path.delimiter),
    'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler',
    '-no-reflect',
    '-Werror',
    '-kotlin-home',
    path.join(unpacked, 'package'),
    '-d',
    output,
    ...sourcesIn('native/android', '.kt'),
    ...sourcesIn('scripts/check/android', '.kt'),
  ]);
  await checkReplies(libraries);
  return `Kotlin ${compiler.version} compiled the kit against the signatures in scripts/check/android; its answers reach the bridge.`;
}

async function checkSwift(): Promise<string> {
  const sources = sourcesIn('native/ios', '.swift');
  const sdk = ['-sdk', 'iphonesimulator'];
  if (isThere('xcrun', [...sdk, '--show-sdk-path'])) {
    const sdkPath = capture('xcrun', [...sdk, '--show-sdk-path']).trim();
    await runBeside('xcrun', [
      ...sdk,
      'swiftc',
      '-typecheck',
      '-target',
      'arm64-apple-ios15.0-simulator',
      '-sdk',
      sdkPath,
      ...sources,
    ]);
    return 'Swift: type-checked against the SDK of iOS.';
  }
  if (!isThere('swiftc', ['--version'])) return 'Left out: no Swift compiler, so the Swift sources were not compiled.';
  await runBeside('swiftc', ['-parse', ...sources]);
  return 'Swift: parsed; without the SDK of iOS its types were not checked.';
}

/**
 * Compiles the kit for native apps as far as this machine can, and runs what it answers against the page's bridge.
 * @returns what was compiled, and what was left out for want of what
 * @throws Error with the compiler's words
 */
export async function checkNativeKit(): Promise<string> {
  return [await checkKotlin(), await checkSwift()].join('\n');
}
