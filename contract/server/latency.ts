import type { Exchange } from './walk-observed';

/** How long a call took, in whole milliseconds. */
export type Latency = { call: string; times: number; p50: number; p95: number; longest: number };

/** The value that so many per cent of a sorted list do not exceed (nearest rank). */
function percentile(sorted: readonly number[], percent: number): number {
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0;
}

/** One row per call that was answered, the slowest first. */
export function latencies(exchanges: readonly Exchange[]): Latency[] {
  const times = new Map<string, number[]>();
  for (const { call, ms, answer } of exchanges)
    if (answer !== null) times.set(call.name, [...(times.get(call.name) ?? []), ms]);
  return [...times]
    .map(([call, all]) => {
      const sorted = [...all].sort((a, b) => a - b);
      const [p50, p95, longest] = [50, 95, 100].map((percent) => Math.round(percentile(sorted, percent)));
      return { call, times: all.length, p50: p50 ?? 0, p95: p95 ?? 0, longest: longest ?? 0 };
    })
    .sort((one, other) => other.p95 - one.p95);
}
