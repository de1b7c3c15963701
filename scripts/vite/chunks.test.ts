// @vitest-environment node
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { chunkPaths } from './chunks';

it.each(chunkPaths)('the beginning of a path %s in the tables of chunks names a file or folder of src', (start) => {
  const names = readdirSync(path.join('src', path.dirname(start)));
  expect(names.filter((name) => name.startsWith(path.basename(start)))).not.toEqual([]);
});
