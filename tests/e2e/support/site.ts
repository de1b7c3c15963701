import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSite } from '../../support/site';

/** The compressed files count only while they are no older than what they were made from. */
const copyOptions = { recursive: true, preserveTimestamps: true };

/**
 * A server of one test's own, on a copy of a build: it can be stopped, and start again with another build at the same
 * address.
 */
export async function serveCopy(build: string, gateway?: string, basePath = '/') {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  await cp(build, folder, copyOptions);
  const frameAncestors = "'self'";
  const behind = gateway !== undefined && { gateway };
  const site = await openSite({ directory: folder, basePath, frameAncestors, ...behind });
  return {
    ...site,
    /** Of the files that are served. */
    folder,
    /** A deployment: other files at the same address. */
    async deploy(next: string) {
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

export type SiteCopy = Awaited<ReturnType<typeof serveCopy>>;
