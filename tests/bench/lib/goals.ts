import { line } from './table';

/** A goal of docs/quality.md beside what was measured: null or undefined where it could not be. */
export type Goal = readonly [
  figure: string,
  /** In words, with the greatest value that meets it and its unit (`none` is 0): `≤ 8 KiB`. */
  goal: string,
  value: number | null | undefined,
];

const limitOf = (goal: string) => Number(/[\d.]+/.exec(goal)?.[0] ?? 0);

/** As many digits as it takes to see why a goal was missed. */
function written([, goal, value]: Goal): string {
  if (value === null || value === undefined) return '–';
  if (goal.includes('×')) return `${value.toFixed(2)}×`;
  const digits = value < 1 ? String(Number(value.toPrecision(2))) : String(Number(value.toFixed(1)));
  return goal.includes('KiB') ? `${digits} KiB` : digits;
}

function verdict([, goal, value]: Goal): string {
  if (value === null || value === undefined) return 'not measured';
  return value <= limitOf(goal) ? 'yes' : '**no**';
}

export function goalTable(goals: readonly Goal[]): string {
  return [
    line(['figure', 'goal', 'measured', 'met']),
    line(['---', '---', '---:', '---']),
    ...goals.map((goal) => line([goal[0], goal[1], written(goal), verdict(goal)])),
  ].join('\n');
}
