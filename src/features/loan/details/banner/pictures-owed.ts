import type { Picture } from './picture';

/** Stairs with the first step taken and a flag at the top: a loan that runs. */
export const repaying: Picture = [
  ['brand', 'M28 82h32v26H28Z'],
  ['sand', 'M60 62h32v46H60Z'],
  ['paper', 'M92 42h34v66H92Z'],
  ['line', 'M110 42V12'],
  ['accent', 'M110 12h26l-7 8 7 8h-26Z'],
  ['paper', 'M44 50a13 13 0 1 1 0 26 13 13 0 0 1 0-26Z'],
  ['line', 'M38 63l4.5 4.5 8-9'],
  ['line', 'M70 46l9-9M73 36h7v7M20 108h120'],
];

/** A calendar with the day marked, and an alarm clock. */
export const due: Picture = [
  ['paper', 'M34 24h66a7 7 0 0 1 7 7v65a7 7 0 0 1-7 7H34a7 7 0 0 1-7-7V31a7 7 0 0 1 7-7Z'],
  ['brand', 'M34 24h66a7 7 0 0 1 7 7v13H27V31a7 7 0 0 1 7-7Z'],
  ['line', 'M46 16v15M88 16v15'],
  ['ink', 'M39 54h8v7h-8ZM55 54h8v7h-8ZM39 70h8v7h-8ZM55 70h8v7h-8ZM39 86h8v7h-8Z'],
  ['accent', 'M69 50h12v14H69Z'],
  ['accent', 'M85 70a9 9 0 0 1 13-9l-13 15ZM127 70a9 9 0 0 0-13-9l13 15Z'],
  ['line', 'M93 104l-6 7M119 104l6 7'],
  ['brand', 'M106 64a22 22 0 1 1 0 44 22 22 0 0 1 0-44Z'],
  ['paper', 'M106 70a16 16 0 1 1 0 32 16 16 0 0 1 0-32Z'],
  ['line', 'M106 76v10l7 5'],
];

/** An hourglass that has run out, and a warning. */
export const overdue: Picture = [
  ['paper', 'M48 26h52c0 20-8 28-19 38 11 10 19 18 19 38H48c0-20 8-28 19-38-11-10-19-18-19-38Z'],
  ['accent', 'M50 102c2-14 10-19 24-19s22 5 24 19Z'],
  ['brand', 'M44 16h60a4 4 0 0 1 0 12H44a4 4 0 0 1 0-12ZM44 100h60a4 4 0 0 1 0 12H44a4 4 0 0 1 0-12Z'],
  ['line', 'M74 66v8M58 36c1 7 4 11 8 15'],
  ['accent', 'M110 52l25 43a4 4 0 0 1-4 6H89a4 4 0 0 1-4-6l25-43a4 4 0 0 1 0 0Z'],
  ['line', 'M110 68v15'],
  ['ink', 'M110 88a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6Z'],
];

/** A coin of which a part has been paid. */
export const partlyPaid: Picture = [
  ['paper', 'M74 22a42 42 0 1 1 0 84 42 42 0 0 1 0-84Z'],
  ['sand', 'M74 31a33 33 0 1 1 0 66 33 33 0 0 1 0-66Z'],
  ['brand', 'M74 64V31a33 33 0 1 1-28.6 49.5Z'],
  ['accent', 'M114 74a18 18 0 1 1 0 36 18 18 0 0 1 0-36Z'],
  ['line', 'M106 92l6 6 10-12M122 24v10M117 29h10'],
];

/** A letter out of its envelope, with an exclamation mark: it cannot wait any longer. */
export const collection: Picture = [
  ['sand', 'M28 58l50-36 50 36v10H28Z'],
  ['paper', 'M42 22h72v69H42Z'],
  ['line', 'M52 58h12M92 58h12M52 68h10M94 68h10'],
  ['accent', 'M78 30a18 18 0 1 1 0 36 18 18 0 0 1 0-36Z'],
  ['line', 'M78 38v12'],
  ['ink', 'M78 54.5a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6Z'],
  ['brand', 'M28 58l50 32 50-32v46a6 6 0 0 1-6 6H34a6 6 0 0 1-6-6Z'],
  ['line', 'M30 108l30-29M126 108L96 79'],
];
