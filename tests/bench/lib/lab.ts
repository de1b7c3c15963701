import { chromiumFlags } from '../../../scripts/lib/programs';
import { serve } from '../../../scripts/lib/serve';
import { borrowerOf } from '../../e2e/support/scenario';
import { makeCertificate } from '../../support/certificate';
import { type Gateway, openGateway } from '../../support/gateway';
import { openMockServer } from '../../support/site';
import { type BuildName, builtFolder } from './build';

/** Everything that is measured, served and ready. */
export type Lab = {
  rounds: number;
  /** Seconds to wait for a calm moment before each measurement. */
  patience: number;
  browserFlags: string[];
  /** Address of a path of a build. */
  address: (build: BuildName, path: string) => string;
  /** Path at which the native app opens a page for a borrower of their own, whose order stands as the scenario says. */
  borrower: (scenario: string) => Promise<(path: string, inputs?: Record<string, string>) => string>;
  /** Answers in place of the gateway's. */
  answers: Map<string, string>;
  close: () => Promise<void>;
};

/**
 * Serves builds over HTTP/2, all calls going to a mock server.
 * @param builds that are measured in this run
 */
export async function openLab(
  builds: Iterable<BuildName>,
  { rounds, patience }: Pick<Lab, 'rounds' | 'patience'>,
): Promise<Lab> {
  const certificate = makeCertificate();
  const gateway = await openMockServer();
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
    address: (build, path) => `${fronts.get(build)?.origin ?? ''}${path}`,
    async borrower(scenario) {
      const { launch, path } = borrowerOf(scenario);
      await gateway.settings(launch.deviceId, { demo: scenario });
      return path;
    },
    answers,
    close,
  };
}
