import { constantFrom, jsonValue, nat } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { always } from '../../tests/support/always';
import { createBackend } from './create-backend';

const sound = JSON.stringify(
  createBackend({ wish: { scenario: 'complaint-answered' }, realNow: () => 1_780_000_000_000 }).snapshot(),
);

/** Asks the backend for a page's data. */
function ask(backend: ReturnType<typeof createBackend>): Promise<Response> {
  return backend.respond(
    new Request('http://localhost/gateway/v3/loan-details/loan-details?pop=0', {
      method: 'POST',
      body: new URLSearchParams({ productId: '1', orderId: '1' }),
    }),
  );
}

describe('a snapshot from anywhere', () => {
  it.each([
    ['a clock that never was', sound.replace(/"offset":-?\d+/, '"offset":1e999')],
    ['a clock beyond all dates', sound.replace(/"offset":-?\d+/, '"offset":1e308')],
    ['a due day beyond all dates', sound.replace(/"dueAt":\d+/, '"dueAt":1e300')],
    ['a seed that is no number to count with', sound.replace(/"seed":\d+/, '"seed":1e308')],
    ['a scenario that every object has', sound.replace('"complaint-answered"', '"constructor"')],
    ['money in halves', sound.replace(/"principal":\d+/, '"principal":0.5')],
    ['a list in place of the world', '[]'],
    ['nothing', 'null'],
  ])('is refused with %s', (_with, text) => {
    expect(text).not.toBe(sound);
    expect(createBackend().restore(JSON.parse(text))).toBe(false);
  });

  it('copies named fields, and nothing that reaches a prototype', async () => {
    const evil = sound
      .replaceAll('{', '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},')
      .replaceAll(',}', '}');
    const backend = createBackend();
    expect(backend.restore(JSON.parse(evil))).toBe(true);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect(JSON.stringify(backend.snapshot())).toBe(sound);
    expect((await ask(backend)).status).toBe(200);
  });

  const places = [...sound.matchAll(/(?<=:)(?:"[^"]*"|-?\d+|true|false|null)/g)];
  always(
    'changes nothing or leaves a world that answers, whatever stands in any place of it',
    [
      nat(places.length - 1),
      constantFrom<unknown>('x'.repeat(1_000), '__proto__', -1, 1e308, 0.5, null, [], {}, true),
      jsonValue(),
    ],
    (place, value, other) => {
      const [old = '', at = 0] = [places[place]?.[0], places[place]?.index];
      for (const odd of [value, other]) {
        const backend = createBackend();
        const before = JSON.stringify(backend.snapshot());
        const isTaken = backend.restore(
          JSON.parse(sound.slice(0, at) + JSON.stringify(odd) + sound.slice(at + old.length)),
        );
        if (!isTaken) expect(JSON.stringify(backend.snapshot())).toBe(before);
        expect(() => backend.snapshot()).not.toThrow();
      }
    },
    { numRuns: 60 },
  );
});
