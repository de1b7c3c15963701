import { always } from '@tests/support/always';
import { constantFrom, jsonValue, nat } from 'fast-check';
import { createBackend } from './create-backend';

const validSnapshot = JSON.stringify(
  createBackend({ settings: { scenario: 'complaint-answered' }, realNow: () => 1_780_000_000_000 }).snapshot(),
);

/** Asks the backend for the data of its first order. */
async function ask(backend: ReturnType<typeof createBackend>): Promise<unknown> {
  const { orderId = '', productId = '' } = backend.snapshot().state.orders[0] ?? {};
  const response = await backend.respond(
    new Request('http://localhost/gateway/v3/loan-details/loan-details?pop=0', {
      method: 'POST',
      body: new URLSearchParams({ productId, orderId }),
    }),
  );
  return response.json();
}

const page = { data: { noticeStatusText: expect.any(String) } };

describe('a snapshot', () => {
  it.each([
    ['an infinite clock', validSnapshot.replace(/"offset":-?\d+/, '"offset":1e999')],
    ['a clock beyond all dates', validSnapshot.replace(/"offset":-?\d+/, '"offset":1e308')],
    ['a due day beyond all dates', validSnapshot.replace(/"dueAt":\d+/, '"dueAt":1e300')],
    ['a seed that is too large to calculate with', validSnapshot.replace(/"seed":\d+/, '"seed":1e308')],
    [
      'a scenario named like a property of every object',
      validSnapshot.replace('"complaint-answered"', '"constructor"'),
    ],
    ['half a minor unit', validSnapshot.replace(/"principal":\d+/, '"principal":0.5')],
    ['a list instead of an object', '[]'],
    ['null', 'null'],
  ])('is refused with %s', (_with, text) => {
    expect(text).not.toBe(validSnapshot);
    expect(createBackend().restore(JSON.parse(text))).toBe(false);
  });

  it('copies named fields, and nothing that reaches a prototype', async () => {
    const hostile = validSnapshot
      .replaceAll('{', '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},')
      .replaceAll(',}', '}');
    const backend = createBackend();
    expect(backend.restore(JSON.parse(hostile))).toBe(true);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect(JSON.stringify(backend.snapshot())).toBe(validSnapshot);
    expect(await ask(backend)).toMatchObject(page);
  });

  const places = [...validSnapshot.matchAll(/(?<=:)(?:"[^"]*"|-?\d+|true|false|null)/g)];
  always(
    'is refused, or leaves a backend that works, with any value in any place',
    [
      nat(places.length - 1),
      constantFrom<unknown>('x'.repeat(1_000), '__proto__', -1, 1e308, 0.5, null, [], {}, true),
      jsonValue(),
    ],
    async (place, value, other) => {
      const [old = '', at = 0] = [places[place]?.[0], places[place]?.index];
      for (const wrong of [value, other]) {
        const backend = createBackend();
        const before = JSON.stringify(backend.snapshot());
        const isTaken = backend.restore(
          JSON.parse(validSnapshot.slice(0, at) + JSON.stringify(wrong) + validSnapshot.slice(at + old.length)),
        );
        if (!isTaken) expect(JSON.stringify(backend.snapshot())).toBe(before);
        expect(await ask(backend)).toMatchObject(page);
      }
    },
    { numRuns: 60 },
  );
});
