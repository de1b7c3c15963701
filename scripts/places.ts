// npx tsx scripts/places.ts [FILE | TEXT] [--maps dist-maps]: turns the stack of an error report into places in the
// source. Without a file or text it reads standard input. Use the maps of the release that the report names.
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { ignoreClosedPipe } from '@mocks/closed-pipe';

/** A frame of any engine's stack, or of a report: `at f (https://…/assets/x.js:1:23)`, `"assets/x.js:1:23"`. */
const frame = /[^\s()@"',[\]]*\b(assets\/[\w.-]+\.js)(?:\?[^\s():]*)?:(\d+):(\d+)/g;

ignoreClosedPipe();
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { maps: { type: 'string', default: 'dist-maps' } },
});
const given = positionals.join(' ');
const text = given === '' ? await readAll(process.stdin) : existsSync(given) ? readFileSync(given, 'utf8') : given;

const version = path.join(values.maps, 'version.json');
if (!existsSync(version))
  throw new Error(`There are no source maps in ${values.maps}: build that release, or name their folder with --maps.`);

const maps = new Map<string, SourceMap | null>();
function mapOf(script: string): SourceMap | null {
  const known = maps.get(script);
  if (known !== undefined) return known;
  const file = path.join(values.maps, `${script}.map`);
  const map = existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload) : null;
  maps.set(script, map);
  return map;
}

let found = 0;
const placed = text.replace(frame, (whole: string, script: string, line: string, column: string) => {
  const entry = mapOf(script)?.findEntry(Number(line) - 1, Math.max(0, Number(column) - 1));
  // Code of the bundler has no source.
  if (!entry || !('originalSource' in entry) || !entry.originalSource) return whole;
  found += 1;
  const source = entry.originalSource.replace(/^(?:\.\.\/)+/, '');
  const name = 'name' in entry && typeof entry.name === 'string' ? ` [${entry.name}]` : '';
  return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}${name}`;
});

const { release } = JSON.parse(readFileSync(version, 'utf8')) as { release: string };
console.log(placed.trimEnd());
console.log(`\n${found} places, by the maps of ${release}.`);
for (const [script, map] of maps)
  if (map === null) console.log(`Not in these maps: ${script}. Is the report of another release?`);
if (found === 0) process.exitCode = 1;
