import { expect, it } from 'vitest';
import type { Observation } from '@/api/conformance/meter';
import { createTally } from './tally';

const seen = (call: string, rest: Partial<Observation> = {}): Observation => ({
  call,
  by: 'mock',
  outcome: 'answered',
  drift: [],
  times: 1,
  ...rest,
});

function createShelf() {
  const values = new Map<string, string>();
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
  };
}

it('goes on after a reload, and counts the same once', () => {
  const shelf = createShelf();
  const before = createTally(shelf);
  before.note(seen('a'));
  before.note(seen('a'));
  before.note(seen('a', { drift: ['x'] }));
  const after = createTally(shelf);
  expect(after.observed.getSnapshot()).toEqual([seen('a', { times: 2 }), seen('a', { drift: ['x'] })]);
  after.clear();
  expect(createTally(shelf).observed.getSnapshot()).toEqual([]);
});

it.each(['{', '[7]', '[{"call":"a"}]', 'null'])('begins with nothing where %s was kept', (text) => {
  const shelf = createShelf();
  shelf.setItem('demo-contract', text);
  expect(createTally(shelf).observed.getSnapshot()).toEqual([]);
});

it('lives as long as the page where nothing can be kept', () => {
  const refuse = () => {
    throw new Error('blocked');
  };
  const tally = createTally({ getItem: refuse, setItem: refuse });
  tally.note(seen('a'));
  expect(tally.observed.getSnapshot()).toHaveLength(1);
});

it('keeps no more of a sentence than can be read', () => {
  const tally = createTally(undefined);
  tally.note(seen('a', { drift: ['x'.repeat(5_000)] }));
  expect(tally.observed.getSnapshot()[0]?.drift[0]).toHaveLength(200);
});
