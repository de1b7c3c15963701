import type { Coverage, MarkedCall, Meter } from '@contract/conformance/meter';

/** The meter of one market, or of a real server. */
export type Measured = { name: string; meter: Meter; excess: readonly string[] };

const cell = ({ percent, conforming, total }: Coverage) => `${percent} % (${conforming}/${total})`;

/** One row per area and one for the whole; one column per market. */
export function coverageTable(measured: readonly Measured[]): Record<string, Record<string, string>> {
  const areas = [...new Set(measured.flatMap(({ meter }) => meter.areas.map(({ area }) => area)))];
  const rowOf = (read: (meter: Meter) => Coverage | undefined) =>
    Object.fromEntries(
      measured.map(({ name, meter }) => {
        const coverage = read(meter);
        return [name, coverage ? cell(coverage) : ''];
      }),
    );
  return {
    ...Object.fromEntries(
      areas.map((area) => [area, rowOf(({ areas: found }) => found.find((one) => one.area === area))]),
    ),
    whole: rowOf(({ whole }) => whole),
  };
}

/** One row per call: its mark in each column. */
export function markTable(measured: readonly Measured[]): Record<string, Record<string, string>> {
  const names = [...new Set(measured.flatMap(({ meter }) => meter.calls.map(({ call }) => call)))];
  const markIn = (meter: Meter, name: string) => meter.calls.find(({ call }) => call === name)?.mark ?? '';
  return Object.fromEntries(
    names.map((name) => [
      name,
      Object.fromEntries(measured.map(({ name: column, meter }) => [column, markIn(meter, name)])),
    ]),
  );
}

function complaintOf({ call, mark, drift }: MarkedCall): string[] {
  if (mark === 'drifted') return drift.map((sentence) => `${call}: ${sentence}`);
  if (mark === 'unseen') return [`${call}: was never called`];
  return mark === 'silent' ? [`${call}: never answered`] : [];
}

/** @returns one sentence for each call that is not covered: in each column by the contract, and successful in one */
export function findGaps(measured: readonly Measured[]): string[] {
  const gaps = measured.flatMap(({ name, meter }) =>
    meter.calls.flatMap(complaintOf).map((sentence) => `${name}: ${sentence}`),
  );
  const agreed = new Set(
    measured.flatMap(({ meter }) => meter.calls.filter(({ hasSucceeded }) => hasSucceeded).map(({ call }) => call)),
  );
  const refused = new Set(
    measured.flatMap(({ meter }) => meter.calls.filter(({ call }) => !agreed.has(call)).map(({ call }) => call)),
  );
  return [...gaps, ...[...refused].map((call) => `${call}: was refused everywhere, so its data was never checked`)];
}

/**
 * The charges above the caps, in the answers of each market or of a real server: one sentence each.
 */
export function findExcesses(measured: readonly Measured[]): string[] {
  return measured.flatMap(({ name, excess }) => excess.map((sentence) => `${name}: ${sentence}`));
}
