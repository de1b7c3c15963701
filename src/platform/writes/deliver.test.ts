import { HttpError, OfflineError, RefusedError, TimedOutError, UnreadableAnswerError } from '@/platform/api/errors';
import { createStorage } from '@/platform/storage/storage';
import { createMemoryTable } from '@/platform/storage/table';
import { deliver, type Write } from './deliver';
import { sentOutcome, harmlessOutcome, type Outcome } from './outcome';

it.each<[Outcome, unknown[]]>([
  ['refused', [400, 404, 405, 410, 413, 414, 415, 422, new RefusedError('5001', 'no')]],
  ['later', [401, 403, 429]],
  ['unknown', [402, 406, 407, 408, 409, 411, 412, 418, 421, 423, 425, 426, 428, 431, 451]],
  ['unknown', [500, 501, 502, 503, 504, 507, 511, 599, 304]],
  ['unknown', [new OfflineError(), new TimedOutError(), new UnreadableAnswerError('x'), new TypeError('x'), undefined]],
])('a call that changes nothing and failed is %s after %s', (outcome, failures) => {
  for (const failure of failures) {
    const error = typeof failure === 'number' ? new HttpError(failure) : failure;
    expect([failure, harmlessOutcome(error)]).toEqual([failure, outcome]);
  }
});

it('only the business refuses a write that has left: a status without an envelope may answer a copy of it', () => {
  const statuses = Array.from({ length: 300 }, (_, index) => new HttpError(300 + index));
  const lostOnes = [new OfflineError(), new TimedOutError(), new UnreadableAnswerError('x'), new TypeError('x'), null];
  expect(new Set([...statuses, ...lostOnes].map(sentOutcome))).toEqual(new Set(['unknown']));
  expect(sentOutcome(new RefusedError('5001', 'no'))).toBe('refused');
});

const lost = new TypeError('no network');
const no = new RefusedError('5001', 'no');
const twice = new RefusedError('800005', 'again');
const large = new HttpError(413);
const fail = (reason: unknown) => () => Promise.reject(reason);
const earlier = { begin: () => Promise.resolve({ attempt: 'one', mayHaveArrived: true }) };

/** `looks`: the result of each look-up, one after the other. */
type Parts = Partial<Write<string, string, string>> & {
  looks?: readonly (string | null | Error)[];
  asksAfter?: string;
};

const sent = (answer: string) => ({ kind: 'sent', answer });
const failed = (kind: Outcome | 'absent', error: unknown) => ({ kind, error });
const tried = 'begin send';
const looked = 'look:0 look:2000';

const begun = () => Promise.resolve({ attempt: 'one' });

describe('a write', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0 }));

  it.each<[string, Parts, string, unknown]>([
    ['is sent', {}, `${tried} end`, sent('done')],
    ['is not sent if it is stopped', { begin: () => Promise.resolve({ stop: 'used' }) }, 'begin', 'used'],
    ['is refused with its preparation', { prepare: fail(no) }, 'begin end', failed('refused', no)],
    ['is refused with a picture', { prepare: fail(large) }, 'begin end', failed('refused', large)],
    ['may have arrived', { send: fail(large), looks: [large] }, `${tried} look:0 end`, failed('unknown', large)],
    ['is not sent without its preparation', { prepare: fail(lost) }, 'begin end', failed('later', lost)],
    ['may have to wait', { prepare: () => Promise.resolve(null) }, 'begin end', failed('later', null)],
    ['has an unknown outcome if its answer is lost', { send: fail(lost) }, `${tried} end`, failed('unknown', lost)],
    ['is found', { send: fail(lost), looks: [null, 'there'] }, `${tried} ${looked} end`, sent('there')],
    ['is absent after two looks', { send: fail(lost), looks: [] }, `${tried} ${looked} end`, failed('absent', lost)],
    ['stays unknown', { send: fail(lost), looks: [no] }, `${tried} look:0 end`, failed('unknown', lost)],
    [
      'is not looked up after a failure that leaves no question',
      { send: fail(no), looks: [], asksAfter: 'unknown' },
      `${tried} end`,
      failed('refused', no),
    ],
    ['was sent before, and is found', { send: fail(twice), looks: ['there'] }, `${tried} look:0 end`, sent('there')],
    ['of an earlier page is not sent again', { ...earlier, looks: [] }, `begin ${looked} end`, { kind: 'absent' }],
    ['of an earlier page is found', { ...earlier, looks: ['there'] }, 'begin look:0 end', sent('there')],
    [
      'of an earlier page is sent again if that is allowed',
      { begin: () => Promise.resolve({ attempt: 'one', mayHaveArrived: true, isResent: true }), looks: [] },
      `begin ${looked} send end`,
      sent('done'),
    ],
    ['is looked up after a refusal', { send: fail(no), looks: [] }, `${tried} ${looked} end`, failed('refused', no)],
  ])('%s', async (_, parts, steps, outcome) => {
    const done: string[] = [];
    const { begin = begun, send = () => Promise.resolve('done'), looks, asksAfter, ...rest } = parts;
    const left = looks && [...looks];
    function look(): Promise<string | null> {
      done.push(`look:${Date.now()}`);
      const found = left?.shift() ?? null;
      return found instanceof Error ? Promise.reject(found) : Promise.resolve(found);
    }
    const write: Write<string, string, string> = {
      ...rest,
      begin() {
        done.push('begin');
        return begin();
      },
      send(attempt) {
        done.push('send');
        return send(attempt);
      },
      ...(left && {
        look: (_attempt, failure) => (failure && asksAfter && failure.kind !== asksAfter ? undefined : look()),
      }),
      end: async () => void done.push('end'),
    };
    const storage = createStorage({
      owner: () => 'u:1',
      now: () => 1,
      stores: ['leases'],
      openTable: createMemoryTable,
    });
    const result = deliver(storage, 'lock', write);
    await vi.runAllTimersAsync();
    expect(await result).toEqual(outcome);
    expect(done.join(' ')).toBe(steps);
  });
});
