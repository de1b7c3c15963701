import type { AnyRouter } from '@tanstack/react-router';
import { pageRelease } from '@/config/release';
import { parseSwitches, type SwitchesFile } from '@/platform/api/contract/switches';
import { keepTicking } from '@/platform/browser/page-events';
import { marketOfPage, pagePathOf } from '@/platform/page-options';
import type { Services } from '@/platform/services';
import { onlyKey } from '@/platform/storage/definition';
import { storeInTab, readTab } from '@/platform/storage/tab-memory';
import { note } from '@/platform/telemetry/report-notes';
import type { Pwa } from '../pwa';
import { reloadWhenReachable, type UnsavedWork } from '../reload';
import { applyWorkerSwitch } from '../worker';
import { activeAt, nextChange, type SwitchViews } from './active-switches';
import { lastSwitches } from './last-switches';

export type SwitchOptions = SwitchSource & {
  services: Pick<Services, 'storage' | 'clock' | 'session' | 'pwa' | 'unsavedWork' | 'switches'>;
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
  const { storage, clock, session, pwa, unsavedWork, switches } = services;
  let currentText = '';
  /** `undefined` until the stored file is read, null without one. */
  let file: SwitchesFile | null | undefined;
  let checkedAt = 0;
  let stopTicking: (() => void) | undefined;
  let shownBy: SwitchViews | undefined;

  const setRecalled = watchRecall(page, pwa.worker, unsavedWork);
  /** The page on screen, unless it is closed: only that may stay open. */
  let openPage: string | undefined = pagePathOf(router.state.matches);

  function publish(): void {
    const { matches } = router.state;
    const path = pagePathOf(matches);
    const held = path === openPage && unsavedWork.isThere() ? path : undefined;
    const active = file && activeAt(file, clock.now(), held);
    const found = active?.closedPage(path, marketOfPage(matches, session.commonParams()['pop']).id);
    openPage = found && !found.isHeld && shownBy ? undefined : path;
    if (file !== undefined) switches.set(active && { ...active, ...shownBy });
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
    // A file without the field says nothing: "off" stays until it says "on".
    if (__SERVICE_WORKER__ && file.offlineWorker)
      void applyWorkerSwitch(page, file.offlineWorker === 'off', pwa.worker?.registered ?? Promise.resolve()).catch(
        () => undefined,
      );
    return true;
  }

  async function checkFile(): Promise<void> {
    checkedAt = Date.now();
    try {
      const text = (await read()) ?? noSwitches;
      const isNew = text !== currentText;
      if (applyText(text) && isNew) await storage.open(lastSwitches).set(onlyKey, { text });
    } catch {
      // No answer: the last file stays valid.
    }
    restartTicking();
  }

  async function start(): Promise<void> {
    const last = await storage.open(lastSwitches).get(onlyKey);
    if (last) applyText(last.data.text);
    file ??= null;
    restartTicking();
  }

  async function showOnceLoaded(): Promise<void> {
    shownBy = await views;
    publish();
  }

  router.subscribe('onRendered', publish);
  void showOnceLoaded();
  onChange?.(() => void checkFile());
  void start();
}

/** Source of the switches; by default the file beside the app. */
export type SwitchSource = {
  /** Reads the text of the file; null if there is none. @throws if it cannot be read */
  read?: () => Promise<string | null>;
  onChange?: (listener: () => void) => void;
};

/** Reads the switches file; null if there is none. @throws Error if the host answers neither 2xx nor 404 */
export async function readSwitchesFile(): Promise<string | null> {
  const answer = await fetch(`${__BASE_PATH__}switches.json`, { cache: 'no-cache' });
  if (answer.status === 404) return null;
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
