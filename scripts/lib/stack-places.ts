import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/**
 * A frame of any engine's stack: `at f (https://…/assets/x.js:1:23)`, `f@https://…/assets/x.js:1:23`; or of a report, whose JSON
 * may be one line: `"assets/x.js:1:23","assets/…"`.
 */
const frame = /[^\s()@"',[\]]*\b(assets\/[\w.-]+\.js)(?:\?[^\s():]*)?:(\d+):(\d+)/g;

/** What stands in front of a source in a map: the way back from the folder of the scripts to the project. */
const wayBack = /^(?:\.\.\/)+/;

/**
 * Turns the frames of a stack, wherever they stand in a text, into places in the source.
 * @param text a stack as an engine wrote it, or a report with several
 * @param folder where the maps of that very build lie (`dist-maps`)
 * @returns the text, each frame of a known script replaced by `src/file.ts:line:column`, with the name that stood there where
 *   the map knows one; how many were; the scripts without a map, whose frames stay as they are
 */
export function placesOf(text: string, folder: string): { text: string; found: number; unknown: string[] } {
  const maps = new Map<string, TraceMap | null>();
  const unknown = new Set<string>();
  let found = 0;

  function mapOf(file: string): TraceMap | null {
    const known = maps.get(file);
    if (known !== undefined) return known;
    const map = path.join(folder, `${file}.map`);
    const read = existsSync(map) ? new TraceMap(readFileSync(map, 'utf8')) : null;
    maps.set(file, read);
    return read;
  }

  const placed = text.replace(frame, (whole: string, file: string, line: string, column: string) => {
    const map = mapOf(file);
    if (!map) {
      unknown.add(file);
      return whole;
    }
    // An engine counts columns from one, a map from zero.
    const place = originalPositionFor(map, { line: Number(line), column: Math.max(0, Number(column) - 1) });
    // What the bundler wrote by itself comes from no source.
    if (place.source === null) return whole;
    found += 1;
    const name = place.name === null ? '' : ` [${place.name}]`;
    return `${place.source.replace(wayBack, '')}:${place.line}:${place.column + 1}${name}`;
  });
  return { text: placed, found, unknown: [...unknown] };
}
