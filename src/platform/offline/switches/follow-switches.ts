import type { AnyRouter } from '@tanstack/react-router';
import * as v from 'valibot';
import { pageRelease } from '@/config/release';
import { maxSwitchesBytes, parseSwitches, type SwitchesFile } from '@/platform/api/contract/switches';
import { keepTicking } from '@/platform/browser/page-events';
import { pagePathOf } from '@/platform/page-options';
import type { Services } from '@/platform/services';
import { defineStore, onlyKey } from '@/platform/storage/definition';
import { storeInTab, readTab } from '@/platform/storage/tab-memory';
import { note } from '@/platform/telemetry/report-notes';
import type { Pwa } from '../pwa';
import { reloadWhenReachable, type UnsavedWork } from '../reload';
import { applyWorkerSwitch } from '../worker';
import { activeAt, nextChange, type SwitchViews } from './active-switches';

export type SwitchOptions = SwitchSource & {
  services: Pick<Services, 'storage' | 'clock' | 'pwa' | 'unsavedWork' | 'switches'>;
  /** They come later than the switches: a recall must not wait for files that its release may lack. */
  views: Promise<SwitchViews>;
  router: Pick<AnyRouter, 'state' | 'subscribe'>;
  page: Window;
};

/** Time between two checks of the file while the page is visible, milliseconds. */
const checkEveryMs = 5 * 60_000;

const noSwitches = JSON.stringify({ version: 1 } satisfies SwitchesFile);

/** Follows the switches (decision 69, switches from outside), stored ones first; a bad answer changes nothing. */
export function followSwitches({
  services,
  views,
  router,
  page,
  read = readSwitchesFile,
  onChange,
}: SwitchOptions): void {
  const { storage, clock, pwa, unsavedWork, switches } = services;
  let currentText = '';
  let file: SwitchesFile | null = null;
  let checkedAt = 0;
  let stopTicking: (() => void) | undefined;
  let shownBy: SwitchViews | undefined;

  const setRecalled = watchRecall(page, pwa.worker, unsavedWork);
  const openPage = () => pagePathOf(router.state.matches);

  function publish(): void {
    const active = file && activeAt(file, clock.now(), unsavedWork.isThere() ? openPage() : undefined);
    switches.set(active && { ...active, ...shownBy });
  }

  /** @returns the milliseconds until the next tick */
  function tick(): number {
    publish();
    if (page.document.visibilityState === 'visible' && Date.now() - checkedAt >= checkEveryMs) void checkFile();
    const now = clock.now();
    return Math.min(file ? nextChange(file, now) - now : Infinity, checkEveryMs);
  }

  /** Schedules again, because a new file may have an earlier change. */
  function restartTicking(): void {
    stopTicking?.();
    stopTicking = keepTicking(tick);
  }

  /** @returns whether the text is valid */
  function applyText(text: string): boolean {
    if (text === currentText) return true;
    const parsed = parseSwitches(text);
    if ('faults' in parsed) {
      if (__REPORT_URL__) note({ kind: 'switches', state: 'wrong' });
      return false;
    }
    currentText = text;
    file = parsed.file;
    publish();
    setRecalled(file.reload ?? []);
    if (__SERVICE_WORKER__)
      void applyWorkerSwitch(page, file.offlineWorker === 'off', pwa.worker?.registered ?? Promise.resolve()).catch(
        () => undefined,
      );
    return true;
  }

  async function checkFile(): Promise<void> {
    checkedAt = Date.now();
    try {
      const text = (await read()) || noSwitches;
      const isNew = text !== currentText;
      if (applyText(text) && isNew) await storage.open(lastSwitches).set(onlyKey, { text });
    } catch {
      // No answer: the last file stays valid.
    }
    restartTicking();
  }

  async function addViews(): Promise<void> {
    shownBy = await views;
    publish();
  }

  async function start(): Promise<void> {
    const last = await storage.open(lastSwitches).get(onlyKey);
    if (last) applyText(last.data.text);
    restartTicking();
  }

  router.subscribe('onRendered', publish);
  void addViews();
  onChange?.(() => void checkFile());
  void start();
}

/** The last read switches, for when the server does not answer (decision 69, switches from outside). One record. */
export const lastSwitches = defineStore({
  name: 'switches',
  version: 1,
  /** The text of the file, parsed each time (src/platform/api/contract/switches.ts). */
  schema: v.object({ text: v.pipe(v.string(), v.maxLength(maxSwitchesBytes)) }),
});

/** Source of the switches; by default the file beside the app. */
export type SwitchSource = {
  /** Reads the text of the file; empty if there is none. @throws if it cannot be read */
  read?: () => Promise<string>;
  onChange?: (listener: () => void) => void;
};

/** Reads the switches file; empty if there is none. @throws Error if the host answers neither 2xx nor 404 */
export async function readSwitchesFile(): Promise<string> {
  const answer = await fetch(`${__BASE_PATH__}switches.json`, { cache: 'no-cache' });
  if (answer.status === 404) return '';
  if (!answer.ok) throw new Error('The switches file was not loaded');
  return answer.text();
}

/** The release for which this tab was reloaded: the host may still serve it. */
const reloadedReleaseKey = 'reloaded-release';

/** Reloads once per release: not if the tab cannot store it, not offline, not with unsaved work. */
async function reloadRelease(page: Window, release: string, unsavedWork: UnsavedWork): Promise<void> {
  if (readTab(reloadedReleaseKey) === release || !storeInTab(reloadedReleaseKey, release)) return;
  if (!(await reloadWhenReachable(page, unsavedWork))) storeInTab(reloadedReleaseKey, null);
}

const retryMs = 3_000;

/** Reloads once there is no unsaved work; with a worker its new version. @returns takes the recalled releases */
export function watchRecall(page: Window, worker: Pwa['worker'], unsavedWork: UnsavedWork) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRecalled = false;
  let hasChecked = false;

  function tryNow(): void {
    clearTimeout(timer);
    if (!isRecalled) return;
    if (!unsavedWork.isThere()) reload();
    timer = setTimeout(tryNow, retryMs);
  }

  function reload(): void {
    const isServedByWorker = worker !== null && page.navigator.serviceWorker.controller !== null;
    if (!isServedByWorker) void reloadRelease(page, pageRelease(), unsavedWork);
    else if (worker.state.getSnapshot() === 'waiting' || worker.state.getSnapshot() === 'replaced')
      worker.update(unsavedWork);
    else if (!hasChecked) {
      hasChecked = true;
      void worker.checkForUpdate();
    }
  }

  return (releases: readonly string[]): void => {
    isRecalled = releases.includes(pageRelease());
    hasChecked = false;
    tryNow();
  };
}
