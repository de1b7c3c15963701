import type { Picture } from './picture';

/** An application under a magnifying glass. */
export const review: Picture = [
  ['paper', 'M42 16h42l18 18v66a6 6 0 0 1-6 6H42a6 6 0 0 1-6-6V22a6 6 0 0 1 6-6Z'],
  ['sand', 'M84 16v12a6 6 0 0 0 6 6h12Z'],
  ['accent', 'M59 30a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z'],
  ['line', 'M48 58h34M48 70h24M48 82h16M48 94h12'],
  ['accent', 'M114 98l6-6 16 15a4.4 4.4 0 0 1-6 7Z'],
  ['brand', 'M101 58a22 22 0 1 1 0 44 22 22 0 0 1 0-44Z'],
  ['paper', 'M101 65a15 15 0 1 1 0 30 15 15 0 0 1 0-30Z'],
  ['line', 'M93 80a8 8 0 0 1 6-7'],
];

/** An application on a clipboard that came back with a cross. */
export const declined: Picture = [
  ['sand', 'M44 22h60a6 6 0 0 1 6 6v74a6 6 0 0 1-6 6H44a6 6 0 0 1-6-6V28a6 6 0 0 1 6-6Z'],
  ['paper', 'M47 32h54v67H47Z'],
  ['brand', 'M60 26a4 4 0 0 1 4-4h3a7 7 0 0 1 14 0h3a4 4 0 0 1 4 4v9H60Z'],
  ['line', 'M56 50h36M56 61h28M56 72h18M56 83h12'],
  ['accent', 'M106 68a22 22 0 1 1 0 44 22 22 0 0 1 0-44Z'],
  ['line', 'M98 82l16 16M114 82l-16 16'],
];

/** A banknote on its way into a wallet. */
export const disbursing: Picture = [
  ['sand', 'M34 58a8 8 0 0 1 8-8h70a6 6 0 0 1 6 6v12H34Z'],
  ['paper', 'M48 22h60v58H48Z'],
  ['line', 'M54 28h8M94 28h8'],
  ['accent', 'M78 30a11 11 0 1 1 0 22 11 11 0 0 1 0-22Z'],
  ['line', 'M78 35v11M73 42l5 5 5-5'],
  ['brand', 'M34 58a6 6 0 0 0 6 6h76a8 8 0 0 1 8 8v30a8 8 0 0 1-8 8H42a8 8 0 0 1-8-8Z'],
  ['paper', 'M124 78h-18a9 9 0 0 0 0 18h18Z'],
  ['ink', 'M108 84a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z'],
  ['line', 'M36 18v14M28 26v10M120 18v14M128 26v10'],
];
