import { existsSync, readFileSync } from 'node:fs';

const text = readFileSync('SECURITY.md', 'utf8');

/** The rows of the tables of defences: the claim, its files, its tests. */
const defences = text
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').slice(1, -1))
  .filter(([claim = '', ...proofs]) => proofs.length === 2 && claim !== '---' && claim !== ' defence ');

const namesIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

describe('the threat model', () => {
  it('has a file and a test for each defence', () => {
    expect(defences.length).toBeGreaterThan(20);
    const unproven = defences.filter(
      ([, places, tests]) =>
        namesIn(places).length === 0 || !namesIn(tests).some((name) => /\.(?:test|spec)\.tsx?$/.test(name)),
    );
    expect(unproven.map(([claim]) => claim)).toEqual([]);
  });

  it('names existing files only', () => {
    const named = defences.flatMap(([, places, tests]) => [...namesIn(places), ...namesIn(tests)]);
    expect(named.filter((name) => !existsSync(name))).toEqual([]);
  });
});
