import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSite as serveSite, type Site as Served } from '../../support/site';

/** A server of one test's own: it can be stopped, and start again with another build at the same address. */
export type Site = Served & {
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
  const frameAncestors = "'self'";
  const behind = gateway !== undefined && { gateway };
  const site = await serveSite({ directory: folder, basePath, frameAncestors, ...behind });
  return {
    ...site,
    folder,
    async deploy(next) {
      await site.stop();
      await rm(folder, { recursive: true });
      await cp(next, folder, copyOptions);
      await site.start();
    },
    async close() {
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
