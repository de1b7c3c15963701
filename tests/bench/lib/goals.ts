import { line } from './table';

/** A goal of docs/quality.md beside what was measured. */
export type Goal = {
  figure: string;
  /** In words; `limit` is the same as a number. */
  goal: string;
  /** Greatest value that meets the goal. */
  limit: number;
  /** Null where it could not be measured. */
  value: number | null;
  unit: '×' | 'ms' | 'KiB' | '';
};

/** As many digits as it takes to see why a goal was missed. */
function written({ value, unit }: Goal): string {
  if (value === null) return '–';
  if (unit === '×') return `${value.toFixed(2)}×`;
  return `${value < 1 ? String(Number(value.toPrecision(2))) : String(Number(value.toFixed(1)))} ${unit}`.trim();
}

function verdict({ value, limit }: Goal): string {
  if (value === null) return 'not measured';
  return value <= limit ? 'yes' : '**no**';
}

/** @returns the goals as a markdown table */
export function goalTable(goals: readonly Goal[]): string {
  return [
    line(['figure', 'goal', 'measured', 'met']),
    line(['---', '---', '---:', '---']),
    ...goals.map((goal) => line([goal.figure, goal.goal, written(goal), verdict(goal)])),
  ].join('\n');
}
