// Turns the stack of a report into places in the source: npm run places -- <text, or a file that holds it> [--maps dist-maps]
// Without either it reads what is piped in. The maps have to be those of the release that the report names.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { endWithReader } from '@mocks/closed-pipe';
import * as v from 'valibot';
import { placesOf } from './lib/stack-places';

endWithReader();
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { maps: { type: 'string', default: 'dist-maps' } },
});
const given = positionals.join(' ');
const text = given === '' ? await readAll(process.stdin) : existsSync(given) ? readFileSync(given, 'utf8') : given;

const versionFile = path.join(values.maps, 'version.json');
if (!existsSync(versionFile))
  throw new Error(`There are no source maps in ${values.maps}: build that release, or name their folder with --maps.`);
const { release } = v.parse(v.object({ release: v.string() }), JSON.parse(readFileSync(versionFile, 'utf8')));

const { text: placed, found, unknown } = placesOf(text, values.maps);
console.log(placed.trimEnd());
console.log(`\n${found} places, by the maps of ${release}.`);
for (const file of unknown) console.log(`Not in these maps: ${file}. Is the report of another release?`);
if (found === 0) process.exitCode = 1;
