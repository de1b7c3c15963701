import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '@mocks/random';
import { startBrowser, untilGone } from '../../support/browser';
import { killBrowser, type Victim } from '../../support/processes';
import type { MockServer, Site } from '../../support/site';
import { createWorld, type World } from './world';

type Play = {
  /** Before the clock of the kill starts: the page is open and ready. */
  begin: () => Promise<void>;
  act: () => Promise<void>;
  /** On the same profile, in a new browser. @throws Error when the promise is broken */
  check: (killedAt: number) => Promise<void>;
};

/** A form or an upload, and what is promised about it. */
export type KillForm = {
  name: string;
  promise: string;
  scenario: string;
  /** The kill comes so many milliseconds after the beginning, at least and at most. */
  window: readonly [number, number];
  victim?: Victim;
  play: (world: World) => Play;
};

/** Runs what the kill interrupts. Errors count until the browser dies, and not after. */
async function interrupt(act: () => Promise<void>, killAfter: number, kill: () => number): Promise<number> {
  let killedAt = 0;
  const tooEarly: Error[] = [];
  const acting = act().catch((error: unknown) => {
    if (killedAt === 0) tooEarly.push(error instanceof Error ? error : new Error(String(error)));
  });
  await sleep(killAfter);
  const [failure] = tooEarly;
  if (failure) throw failure;
  killedAt = kill();
  await acting;
  return killedAt;
}

/**
 * One run: opens a form, kills the browser in the middle, starts another one on the same profile and looks what is
 * there. The form, the text, the speed and the moment of the kill follow from the seed.
 * @throws Error when what was promised is not there
 */
export async function playOnce(form: KillForm, seed: number, site: Site, server: MockServer): Promise<void> {
  const random = createRandom(seed);
  const profile = await mkdtemp(path.join(tmpdir(), 'kill-'));
  let browser = await startBrowser(profile);
  try {
    const world = await createWorld({ site, server, browser, profile, scenario: form.scenario, random });
    const play = form.play(world);
    await play.begin();
    const killAfter = random.between(...form.window);
    const killedAt = await interrupt(play.act, killAfter, () => killBrowser(profile, form.victim ?? 'browser'));
    if (form.victim !== 'page') {
      await untilGone(profile);
      browser = await startBrowser(profile);
      world.use(browser);
    }
    await play.check(killedAt);
  } finally {
    await browser.context.close().catch(() => undefined);
    await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  }
}
