import type { Picture } from './picture';

/** A receipt with a sealed tick, and confetti: nothing is owed any more. */
export const settled: Picture = [
  ['paper', 'M38 14h56v92l-7-6-7 6-7-6-7 6-7-6-7 6-7-6-7 6Z'],
  ['line', 'M50 30h32M50 42h32M50 54h20'],
  ['brand', 'M104 50l9 6 11-1 4 10 9 6-2 11 2 11-9 6-4 10-11-1-9 6-9-6-11 1-4-10-9-6 2-11-2-11 9-6 4-10 11 1Z'],
  ['paper', 'M104 64a18 18 0 1 1 0 36 18 18 0 0 1 0-36Z'],
  ['line', 'M95 82l7 7 12-14'],
  ['accent', 'M108 18l8 4-4 8-8-4ZM20 50l7-3 3 7-7 3ZM136 34a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z'],
  ['line', 'M128 16l4-6M24 28l-6-5M24 82h-8'],
];

/** A closed folder with a lock. */
export const closed: Picture = [
  ['sand', 'M30 32a6 6 0 0 1 6-6h28l10 12h50a6 6 0 0 1 6 6v20H30Z'],
  ['paper', 'M42 36h76v30H42Z'],
  ['brand', 'M28 52h104a4 4 0 0 1 4 5l-7 45a6 6 0 0 1-6 5H37a6 6 0 0 1-6-5l-7-45a4 4 0 0 1 4-5Z'],
  ['line', 'M70 76v-8a10 10 0 0 1 20 0v8'],
  ['accent', 'M66 74h28a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4H66a4 4 0 0 1-4-4V78a4 4 0 0 1 4-4Z'],
  ['line', 'M80 83v6'],
];
