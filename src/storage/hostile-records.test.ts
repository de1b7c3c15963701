import { anything, assert, constantFrom, oneof, property, record as recordOf } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StoreDefinition } from './definition';
import { readRecord } from './record';
import { cardDrafts } from './records/card-drafts';
import { cardPayments } from './records/card-payments';
import { chatEvents, chatSessions } from './records/chat-sessions';
import { complaintDrafts } from './records/complaint-drafts';
import { complaintOutbox } from './records/complaint-outbox';
import { paymentClaims } from './records/payment-claims';
import { paymentCodes } from './records/payment-codes';
import { selectedOrders } from './records/selected-order';

const definitions: readonly StoreDefinition<unknown>[] = [
  cardDrafts,
  cardPayments,
  chatEvents,
  chatSessions,
  complaintDrafts,
  complaintOutbox,
  paymentClaims,
  selectedOrders,
  paymentCodes,
];

const polluting: unknown = JSON.parse(
  '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"length":-1,"toString":1}',
);

const odd = oneof(
  anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true, withTypedArray: true }),
  constantFrom(polluting, [polluting], 1e308, Number.NaN),
);

describe.each(definitions.map((definition) => [definition.name, definition] as const))(
  'a record of %s that somebody else wrote',
  (_name, definition) => {
    it('is read or set aside, and reaches no prototype', () => {
      const version = oneof(constantFrom<unknown>(definition.version, 1, 0, definition.version + 1), odd);
      const written = recordOf({
        version,
        owner: constantFrom<unknown>('u:1', 'u:2', polluting),
        savedAt: constantFrom<unknown>(0, 1e308, '1'),
        data: odd,
      });
      assert(
        property(oneof(written, odd), (raw) => {
          const reading = readRecord(definition, 'u:1', raw);
          expect(['absent', 'damaged', 'readable']).toContain(reading.state);
          if (reading.state === 'readable' && typeof reading.data === 'object')
            expect(Object.keys(reading.data ?? {})).not.toContain('__proto__');
        }),
        { numRuns: 60 },
      );
      expect(Reflect.get({}, 'polluted')).toBeUndefined();
    });
  },
);

it('a record of another borrower is not read, even under this borrower’s key', () => {
  const definition = paymentClaims;
  const raw = { version: definition.version, owner: 'u:2', savedAt: 0, data: {} };
  expect(readRecord(definition, 'u:1', raw).state).toBe('damaged');
});

it('a record saved on no day there is, is set aside', () => {
  const raw = {
    version: chatSessions.version,
    owner: 'u:1',
    savedAt: 0,
    data: { id: 'a', orderNo: '', startedAt: 1e300, endedAt: null },
  };
  expect(readRecord(chatSessions, 'u:1', raw).state).toBe('damaged');
  expect(readRecord(chatSessions, 'u:1', { ...raw, data: { ...raw.data, startedAt: 1 } }).state).toBe('readable');
});
