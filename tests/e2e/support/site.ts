import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve, type Served } from '../../../scripts/lib/serve';

/** A server of one test's own: it can be stopped, and start again with another build at the same address. */
export type Site = {
  origin: string;
  /** The network is gone, for the page and for the worker. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** A deployment: other files at the same address. */
  deploy: (build: string) => Promise<void>;
  /** Folder of the files that are served. */
  folder: string;
  close: () => Promise<void>;
};

/** The compressed files count only while they are no older than what they were made from. */
const copyOptions = { recursive: true, preserveTimestamps: true };

/**
 * @param build folder of a build; a copy of it is served
 * @param gateway origin of the API, where the build needs one
 * @param basePath the folder of the host that the build was made for
 */
export async function openSite(build: string, gateway?: string, basePath = '/'): Promise<Site> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  await cp(build, folder, copyOptions);
  const options = {
    directory: folder,
    basePath,
    ...(gateway !== undefined && { gateway }),
    frameAncestors: "'self'" as const,
  };
  let served: Served | undefined = await serve({ ...options, port: 0 });
  const { port } = served;

  async function stop(): Promise<void> {
    await served?.close();
    served = undefined;
  }
  async function start(): Promise<void> {
    served ??= await serve({ ...options, port });
  }

  return {
    origin: `http://127.0.0.1:${port}`,
    folder,
    stop,
    start,
    async deploy(next) {
      await stop();
      await rm(folder, { recursive: true });
      await cp(next, folder, copyOptions);
      await start();
    },
    async close() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
