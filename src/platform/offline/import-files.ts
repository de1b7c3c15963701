/** Code, a style sheet or texts of the build did not load. */
export class MissingFileError extends Error {
  /** Whether only a reload helps: after a new version, or because the engine remembers the first failure. */
  readonly needsReload: boolean;

  constructor(needsReload: boolean, cause?: unknown) {
    super('A file of the app did not load', { cause });
    this.needsReload = needsReload;
  }
}

/** A file that sends nothing for this long has failed, milliseconds. */
export const silenceMs = 15_000;

/** Files that are loaded, in the HTTP cache, or on their way there; by address. */
const files = new Map<string, Promise<void>>();

/** Files that failed: the HTTP cache may have an error page of theirs, and WebKit caches the failure of a script. */
const failed = new Set<string>();

function forget(address: string): void {
  files.delete(address);
  failed.add(address);
}

/** Runs work that calls `alive` with each sign of life. @throws after a silence, or what the work throws */
async function untilSilent(work: (alive: () => void, signal: AbortSignal) => Promise<void>): Promise<void> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    controller.signal.addEventListener('abort', () => reject(new MissingFileError(false)));
  });
  function alive(): void {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(), silenceMs);
  }
  alive();
  try {
    await Promise.race([work(alive, controller.signal), silence]);
  } finally {
    clearTimeout(timer);
  }
}

/** Fetches a whole script into the HTTP cache. @throws if the answer is not a script */
async function fetchScript(address: string): Promise<void> {
  await untilSilent(async (alive, signal) => {
    const answer = await fetch(address, { signal, cache: failed.has(address) ? 'reload' : 'default' });
    // A proxy may answer 200 with a page of its own.
    if (!answer.ok || !answer.body || !/javascript/.test(answer.headers.get('content-type') ?? ''))
      throw new MissingFileError(answer.status >= 400 && answer.status < 500);
    const reader = answer.body.getReader();
    while (!(await reader.read()).done) alive();
  });
}

/** Adds a style sheet to the page. @throws if it does not load; the next call requests it again */
async function addStyle(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href });
  const loaded = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', reject);
  });
  document.head.append(link);
  try {
    await untilSilent(() => loaded);
  } catch (error) {
    link.remove();
    throw error;
  }
}

/** Makes a file available, unless the HTML of the page has it, or an earlier import. */
function provide(address: string): Promise<void> {
  const isInPage = () => !failed.has(address) && document.querySelector(`[href="${address}"],[src="${address}"]`);
  const found =
    files.get(address) ??
    (isInPage() ? Promise.resolve() : address.endsWith('.css') ? addStyle(address) : fetchScript(address));
  files.set(address, found);
  found.catch(() => forget(address));
  return found;
}

/**
 * The builds call this around each `import()` (scripts/vite/chunks.ts). It fetches all files first, because an engine
 * may remember a failed import as long as the page lives, also that of a file which the imported one imports (decision
 * 62, lazy components). The import itself then finds them in the HTTP cache.
 * @param names the file, the files that it imports, and its style sheets, in the folder of the build
 * @throws MissingFileError. The next call tries again
 */
export async function importFiles<Module>(load: () => Promise<Module>, names: readonly string[] = []): Promise<Module> {
  const addresses = names.map((name) => __BASE_PATH__ + name);
  const provideAll = () =>
    Promise.all(addresses.map(provide)).catch((error: unknown) => {
      throw error instanceof MissingFileError ? error : new MissingFileError(false, error);
    });
  await provideAll();
  try {
    return await load();
  } catch {
    // A file in the HTML of the page has failed.
    addresses.filter((address) => !address.endsWith('.css')).forEach(forget);
    await provideAll();
    return load().catch((error: unknown) => {
      throw new MissingFileError(true, error);
    });
  }
}
