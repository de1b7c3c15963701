import type { Observation } from '@contract/conformance/meter';
// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { createTally } from './inspector';

const seen = (call: string, rest: Partial<Observation> = {}): Observation => ({
  call,
  by: 'mock',
  outcome: 'answered',
  drift: [],
  times: 1,
  ...rest,
});

it('the tally continues after a reload, and counts the same once', () => {
  const before = createTally();
  before.note(seen('a'));
  before.note(seen('a'));
  before.note(seen('a', { drift: ['x'] }));
  const after = createTally();
  expect(after.observed.getSnapshot()).toEqual([seen('a', { times: 2 }), seen('a', { drift: ['x'] })]);
  after.clear();
  expect(createTally().observed.getSnapshot()).toEqual([]);
});

it.each(['{', '[7]', '[{"call":"a"}]', 'null'])('the tally starts empty if %s was stored', (text) => {
  sessionStorage.setItem('demo-contract', text);
  expect(createTally().observed.getSnapshot()).toEqual([]);
});

it('the tally lasts as long as the page if storage is blocked', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockThrow(new DOMException('blocked', 'SecurityError'));
  const tally = createTally();
  tally.note(seen('a'));
  expect(tally.observed.getSnapshot()).toHaveLength(1);
});

it('the tally limits the length of a sentence', () => {
  const tally = createTally();
  tally.note(seen('a', { drift: ['x'.repeat(5_000)] }));
  expect(tally.observed.getSnapshot()[0]?.drift[0]).toHaveLength(200);
});
