import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { parseSwitches, type SwitchesFile } from '@/platform/api/contract/switches';
import type { Services } from '@/platform/services';
import { note } from '@/platform/telemetry/report-notes';
import { applyWorkerSwitch } from '../worker-off';
import { activeAt, nextChange, type ActiveSwitches, type ShownSwitches } from './active-switches';
import { lastSwitches, lastSwitchesKey } from './last-switches';
import { readSwitchesFile, type SwitchSource } from './read-file';
import { watchRecall } from './recall';

export type SwitchParts = SwitchSource & {
  services: Pick<Services, 'storage' | 'clock' | 'pwa' | 'switches'>;
  /** What renders them. */
  views: Omit<ShownSwitches, keyof ActiveSwitches>;
  queryClient: QueryClient;
  router: Pick<AnyRouter, 'state' | 'subscribe'>;
  page: Window;
};

/** Between two looks at the file while somebody sees the page, milliseconds. */
const lookEveryMs = 5 * 60_000;

/** Timers go no further than 24 days. */
const longestTimerMs = 2_000_000_000;

const noSwitches = JSON.stringify({ version: 1 } satisfies SwitchesFile);

/**
 * Follows the operator's switches as long as the page lives (decision 69, switches from outside): the file
 * as it was read last, then the one that is there now, and every few minutes again. What is wrong or cannot
 * be read changes nothing.
 */
export function followSwitches({
  services,
  views,
  queryClient,
  router,
  page,
  read = readSwitchesFile,
  onChange,
}: SwitchParts): void {
  const { storage, clock, pwa, switches } = services;
  const { document } = page;
  let known = '';
  let file: SwitchesFile | null = null;
  let lookedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isBusy = () => pwa.unsavedWork.isThere() || queryClient.isMutating() > 0;
  const recall = watchRecall(page, pwa, isBusy);
  const openPage = () => router.state.matches.at(-1)?.fullPath ?? '';

  function publish(): void {
    const active = file && activeAt(file, clock.now(), isBusy() ? openPage() : undefined);
    switches.set(active && { ...active, ...views });
  }

  function plan(): void {
    clearTimeout(timer);
    const now = clock.now();
    const change = file ? nextChange(file, now) - now : Infinity;
    timer = setTimeout(() => void tick(), Math.min(change, lookEveryMs, longestTimerMs));
  }

  async function tick(): Promise<void> {
    publish();
    if (document.visibilityState === 'visible' && Date.now() - lookedAt >= lookEveryMs) await look();
    else plan();
  }

  /** @returns whether the text could be taken up */
  function takeUp(text: string): boolean {
    if (text === known) return true;
    const parsed = parseSwitches(text);
    if ('faults' in parsed) {
      if (__REPORT_URL__) note({ kind: 'switches', state: 'wrong' });
      return false;
    }
    known = text;
    file = parsed.file;
    publish();
    recall.set(file.reload ?? []);
    if (__SERVICE_WORKER__)
      void applyWorkerSwitch(page, file.offlineWorker === 'off', pwa.worker?.registered ?? Promise.resolve()).catch(
        () => undefined,
      );
    return true;
  }

  async function look(): Promise<void> {
    lookedAt = Date.now();
    try {
      const text = (await read()) || noSwitches;
      const isNew = text !== known;
      if (takeUp(text) && isNew) await storage.open(lastSwitches).set(lastSwitchesKey, { text });
    } catch {
      // Nobody answers: what was read last still holds.
    }
    plan();
  }

  async function start(): Promise<void> {
    const last = await storage.open(lastSwitches).get(lastSwitchesKey);
    if (last) takeUp(last.data.text);
    await look();
  }

  document.addEventListener('visibilitychange', () => void tick());
  router.subscribe('onRendered', publish);
  onChange?.(() => void look());
  void start();
}
