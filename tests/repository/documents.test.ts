import { existsSync, readFileSync } from 'node:fs';
import { parseEnv, switchNames } from '../../config/env-schema';
import { isTest, readFiles } from '../../scripts/lib/source-files';
import { pagesWith } from '../../src/config/pages';
import { parseSwitches } from '../../src/platform/api/contract/switches';

const documents = readFiles(['.'], /\.md$/);
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The commands in the documents, up to the end of the line or of the quotation. */
const commands = documents.flatMap(({ path, text }) =>
  [...text.matchAll(/\bnpm run (?:--silent )?([\w:-]+)([^`\n#]*)/g)].map(
    ([, name = '', rest = '']) => [path, name, rest.trim()] as const,
  ),
);

it('documents name existing commands, with options after --', () => {
  expect(commands.length).toBeGreaterThan(40);
  const wrong = commands.filter(([, name, rest]) => !(name in scripts) || /^(?!-- ).*(?:^|\s)--\w/.test(rest));
  expect(wrong).toEqual([]);
});

it('the README lists every command of package.json, and they are few', () => {
  const readme = readFileSync('README.md', 'utf8');
  const names = Object.keys(scripts);
  expect(names.length).toBeLessThanOrEqual(16);
  expect(names.filter((name) => !new RegExp(`^\\| \`npm (?:run )?${name}\\b.*\\|$`, 'm').test(readme))).toEqual([]);
});

it('each script has a first line about its caller', () => {
  const programs = readFiles(['scripts'], /(?<!\.d)\.m?[jt]s$/).filter(({ path }) => !isTest(path));
  expect(programs.filter(({ text }) => !/^\/\/ .{20,}/.test(text)).map(({ path }) => path)).toEqual([]);
});

it('documents name existing files', () => {
  const named = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/`((?:src|scripts|tests|deploy|native|mocks)\/[\w./-]+\.\w+)`/g)].map(
      ([, file = '']) => [path, file] as const,
    ),
  );
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter(([, file]) => !existsSync(file))).toEqual([]);
});

it('the table of build switches lists each of them with its default', () => {
  const rows = readFileSync('docs/switches.md', 'utf8').matchAll(/^\| (`VITE_[^|]+) \| ([^|]+) \|/gm);
  const written = [...rows].flatMap(([, left = '', right = '']) => {
    const names = [...left.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
    const defaults = [...right.replace(/;? demo .*/, '').matchAll(/`"?([^`"]*)"?`/g)].map(([, value = '']) => value);
    return names.map((name, index): [string, string] => [name, defaults[index] ?? '']);
  });
  const documented = new Map(written.filter(([name]) => name !== 'VITE_COMMIT'));
  expect([...documented.keys()].sort()).toEqual([...switchNames].sort());
  for (const [name, value] of documented) expect(parseEnv({ [name]: value }), name).toEqual(parseEnv({}));
});

it.each([
  ['page', pagesWith('mayClose')],
  ['instead', pagesWith('isInstead')],
])('the description of a switches file lists each value of %s', (field, pages) => {
  const [line = ''] = new RegExp(`^- \`${field}\` .*$`, 'm').exec(readFileSync('docs/switches.md', 'utf8')) ?? [];
  expect([...line.matchAll(/`(\/\w+)`/g)].map(([, page]) => page)).toEqual([...pages]);
});

it('the example of a switches file is valid', () => {
  const [, example = ''] = /```json\n([^]*?)```/.exec(readFileSync('docs/switches.md', 'utf8')) ?? [];
  expect(parseSwitches(example)).toHaveProperty('file');
});
