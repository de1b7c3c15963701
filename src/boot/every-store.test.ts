import { always } from '@tests/support/always';
import { describeStores } from '@tests/support/describe-stores';
import { sampleRecords } from '@tests/support/sample-records';
import { anything, constantFrom, oneof, record as recordOf } from 'fast-check';
import { chatSessions } from '@/features/chat/records/chat-sessions';
import { readRecord } from '@/platform/storage/definition';

describeStores(sampleRecords);

const definitions = Object.values(sampleRecords).map(({ definition }) => definition);

const polluting: unknown = JSON.parse(
  '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"length":-1,"toString":1}',
);

const odd = oneof(
  anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true, withTypedArray: true }),
  constantFrom(polluting, [polluting], 1e308, Number.NaN),
);

describe.each(definitions)('a record of $name that somebody else wrote', (definition) => {
  const written = recordOf({
    version: oneof(constantFrom<unknown>(definition.version, 1, 0, definition.version + 1), odd),
    owner: constantFrom<unknown>('u:1', 'u:2', polluting),
    savedAt: constantFrom<unknown>(0, 1e308, '1'),
    data: odd,
  });

  always(
    'a hostile record is read or set aside, and reaches no prototype',
    [oneof(written, odd)],
    (raw) => {
      const reading = readRecord(definition, 'u:1', raw);
      expect(['absent', 'damaged', 'readable']).toContain(reading.state);
      if (reading.state === 'readable' && typeof reading.data === 'object')
        expect(Object.keys(reading.data ?? {})).not.toContain('__proto__');
      expect(Reflect.get({}, 'polluted')).toBeUndefined();
    },
    { numRuns: 60 },
  );
});

it('a record with a time that is not a date is damaged', () => {
  const data = { id: 'a', orderNo: '', startedAt: 1e300, endedAt: null };
  const raw = { version: chatSessions.version, owner: 'u:1', savedAt: 0, data };
  expect(readRecord(chatSessions, 'u:1', raw).state).toBe('damaged');
});
