import { chromiumFlags } from '../../../scripts/lib/programs';
import { serve } from '../../../scripts/lib/serve';
import { borrowerOf } from '../../e2e/support/scenario';
import { makeCertificate } from '../../support/certificate';
import { type Gateway, openGateway } from '../../support/gateway';
import { openMockServer } from '../../support/site';
import { type BuildName, builtFolder } from './build';

/** `patience`: seconds to wait for a calm moment before each measurement. */
export type Effort = { rounds: number; patience: number };

/** Serves the builds that are measured in this run over HTTP/2, all calls going to a mock server. */
export async function openLab(builds: Iterable<BuildName>, { rounds, patience }: Effort) {
  const certificate = makeCertificate();
  const gateway = await openMockServer();
  /** In place of the gateway's. */
  const answers = new Map<string, string>();
  const fronts = new Map<BuildName, Gateway>();
  const closers: (() => Promise<void>)[] = [];

  async function close(): Promise<void> {
    gateway.close();
    await Promise.all(closers.map((end) => end()));
  }

  try {
    for (const build of builds) {
      const served = await serve({ directory: builtFolder(build), port: 0, gateway: gateway.origin });
      closers.push(served.close);
      const front = await openGateway(`http://127.0.0.1:${served.port}`, { certificate, answers });
      closers.push(front.close);
      fronts.set(build, front);
    }
  } catch (error) {
    await close();
    throw error;
  }

  return {
    rounds,
    patience,
    browserFlags: [...chromiumFlags, `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`],
    /** Address of a path of a build. */
    address: (build: BuildName, path: string) => `${fronts.get(build)?.origin ?? ''}${path}`,
    /** Path at which the native app opens a page for a borrower of their own, whose order is as the scenario says. */
    async borrower(scenario: string) {
      const { launch, path } = borrowerOf(scenario);
      await gateway.settings(launch.deviceId, { demo: scenario });
      return path;
    },
    answers,
    close,
  };
}

export type Lab = Awaited<ReturnType<typeof openLab>>;
