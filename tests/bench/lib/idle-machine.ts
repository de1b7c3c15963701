import { type CpuInfo, cpus } from 'node:os';
import { wait } from '@/platform/browser/wait';

/** Above this share of its processors in use, a machine is busy with something else. */
const busyFrom = 0.3;

type Times = Pick<CpuInfo, 'times'>;

/** How busy a machine was between two readings of `cpus()`: the share of all processors in use, 0 to 1. */
function busyShare(before: readonly Times[], after: readonly Times[]): number {
  const total = ({ times }: Times) => Object.values(times).reduce((sum, time) => sum + time, 0);
  const sum = (readings: readonly Times[], of: (reading: Times) => number) =>
    readings.reduce((all, reading) => all + of(reading), 0);
  const passed = sum(after, total) - sum(before, total);
  const idle = sum(after, ({ times }) => times.idle) - sum(before, ({ times }) => times.idle);
  return passed <= 0 ? 0 : 1 - idle / passed;
}

/**
 * Waits for a second in which the machine has little else to do, `patience` seconds at most (0 does not look).
 * @returns how busy it was last, 0 to 1; null if it was not measured
 */
export async function waitForIdleMachine(patience: number): Promise<number | null> {
  let share: number | null = null;
  for (let second = 0; second < patience && (share === null || share > busyFrom); second += 1) {
    const before = cpus();
    await wait(1_000);
    share = busyShare(before, cpus());
  }
  return share;
}
