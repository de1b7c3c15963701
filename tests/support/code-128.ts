/** A reader for Code 128, written from the standard's table and not from the encoder's: the two check each other. */
const patterns = `
  212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222
  123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321
  232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121
  313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224
  111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111
  111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113
  114311 411113 411311 113141 114131 311141 411131 211412 211214 211232`
  .trim()
  .split(/\s+/);
const stop = '2331112';
const quietZone = 10;

type CodeSet = 'A' | 'B' | 'C';
const starts: Readonly<Record<number, CodeSet>> = { 103: 'A', 104: 'B', 105: 'C' };
const switches: Readonly<Record<number, CodeSet>> = { 99: 'C', 100: 'B', 101: 'A' };

/** @throws Error when the bars are no Code 128, the checksum is wrong, or the quiet zone is too narrow */
function symbolsOf(runs: readonly number[]): number[] {
  const [before = 0, ...rest] = runs;
  const after = rest[rest.length - 1] ?? 0;
  const bars = rest.slice(0, -1);
  const module = Math.min(...bars);
  const widths = bars.map((run) => run / module);
  if (widths.some((width) => !Number.isInteger(width) || width > 4)) throw new Error('Bars of uneven width');
  if (before < quietZone * module || after < quietZone * module) throw new Error('The quiet zone is too narrow');
  const text = widths.join('');
  if (!text.endsWith(stop)) throw new Error('There is no stop symbol');
  const body = text.slice(0, -stop.length);
  const symbols = (body.match(/.{1,6}/g) ?? []).map((pattern) => patterns.indexOf(pattern));
  if (symbols.includes(-1)) throw new Error('An unknown symbol');
  return symbols;
}

function textOf(start: number, data: readonly number[]): string {
  let set = starts[start];
  if (!set) throw new Error('There is no start symbol');
  let text = '';
  let shifted = false;
  for (const symbol of data) {
    const now: CodeSet = shifted ? (set === 'A' ? 'B' : 'A') : set;
    shifted = false;
    const next = switches[symbol];
    if (now === 'C' && symbol < 100) text += String(symbol).padStart(2, '0');
    else if (symbol < 96) text += String.fromCharCode(now === 'A' && symbol >= 64 ? symbol - 64 : symbol + 32);
    else if (symbol === 98) shifted = true;
    else if (next && next !== now) set = next;
    else throw new Error(`Symbol ${String(symbol)} says nothing that is read`);
  }
  return text;
}

/**
 * Reads a line across a barcode: widths of light and dark by turns, in any unit.
 * @throws Error when it cannot be read
 */
export function decodeRuns(runs: readonly number[]): string {
  const symbols = symbolsOf(runs);
  const [start = -1, ...rest] = symbols;
  const check = rest.pop();
  const sum = rest.reduce((total, symbol, index) => total + symbol * (index + 1), start);
  if (check !== sum % 103) throw new Error('The checksum is wrong');
  return textOf(start, rest);
}

/** Widths of light and dark by turns, in a row of pixels or modules; begins with light, which may be of no width. */
export function runsOf(isDark: readonly boolean[]): number[] {
  const runs = [0];
  let dark = false;
  for (const one of isDark) {
    if (one !== dark) runs.push(0);
    dark = one;
    runs.push((runs.pop() ?? 0) + 1);
  }
  return dark ? [...runs, 0] : runs;
}

/**
 * The same of a rendered path of bars (`M12 0h2v1h-2z…`).
 * @param width of the whole picture, in the path's unit
 */
export function runsOfPath(path: string, width: number): number[] {
  const runs: number[] = [];
  let at = 0;
  for (const [, x = '', bar = ''] of path.matchAll(/M([\d.]+) 0h([\d.]+)/g)) {
    runs.push(Number(x) - at, Number(bar));
    at = Number(x) + Number(bar);
  }
  return [...runs, width - at];
}
