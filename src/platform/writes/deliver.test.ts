import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError, OfflineError, RefusedError, TimedOutError, UnreadableAnswerError } from '@/platform/api/errors';
import { sendOnce, type Write } from './deliver';
import { sentOutcome, writeOutcome, type Outcome } from './outcome';

it.each<[Outcome, unknown[]]>([
  ['refused', [400, 404, 405, 410, 413, 414, 415, 422, new RefusedError('5001', 'no')]],
  ['later', [401, 403, 429]],
  ['unknown', [402, 406, 407, 408, 409, 411, 412, 418, 421, 423, 425, 426, 428, 431, 451]],
  ['unknown', [500, 501, 502, 503, 504, 507, 511, 599, 304]],
  ['unknown', [new OfflineError(), new TimedOutError(), new UnreadableAnswerError('x'), new TypeError('x'), undefined]],
])('a call that changes nothing and failed is %s after %s', (outcome, failures) => {
  for (const failure of failures) {
    const error = typeof failure === 'number' ? new HttpError(failure) : failure;
    expect([failure, writeOutcome(error)]).toEqual([failure, outcome]);
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
const large = new HttpError(413);
const fail = (reason: unknown) => () => Promise.reject(reason);
const earlier = { begin: () => Promise.resolve({ attempt: 'one', mayHaveArrived: true }) };

/** `looks`: the result of each look-up, one after the other. */
type Parts = Partial<Write<string, string, string>> & { looks?: readonly (string | null | Error)[] };

const sent = (answer: string) => ({ kind: 'sent', answer });
const failed = (kind: Outcome | 'absent', error: unknown) => ({ kind, error });
const tried = 'begin sending send';
const looked = 'asking look:0 look:2000';

const begun = () => Promise.resolve({ attempt: 'one' });

describe('a write', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0 }));

  it.each<[string, Parts, string, unknown]>([
    ['is sent', {}, `${tried} end`, sent('done')],
    ['is not sent if it is stopped', { begin: () => Promise.resolve({ stop: 'used' }) }, 'begin', 'used'],
    ['is refused with its preparation', { prepare: fail(no) }, 'begin sending end', failed('refused', no)],
    ['is refused with a picture', { prepare: fail(large) }, 'begin sending end', failed('refused', large)],
    ['may have arrived', { send: fail(large), looks: [large] }, `${tried} asking look:0 end`, failed('unknown', large)],
    ['is not sent without its preparation', { prepare: fail(lost) }, 'begin sending end', failed('later', lost)],
    ['may have to wait', { prepare: () => Promise.resolve(null) }, 'begin sending end', failed('later', null)],
    ['has an unknown outcome if its answer is lost', { send: fail(lost) }, `${tried} end`, failed('unknown', lost)],
    ['is found', { send: fail(lost), looks: [null, 'there'] }, `${tried} ${looked} end`, sent('there')],
    ['is absent after two looks', { send: fail(lost), looks: [] }, `${tried} ${looked} end`, failed('absent', lost)],
    ['stays unknown', { send: fail(lost), looks: [no] }, `${tried} asking look:0 end`, failed('unknown', lost)],
    ['is not looked up after a refusal', { send: fail(no), looks: [] }, `${tried} end`, failed('refused', no)],
    ['of an earlier page is not sent again', { ...earlier, looks: [] }, `begin ${looked} end`, { kind: 'absent' }],
    ['of an earlier page is found', { ...earlier, looks: ['there'] }, 'begin asking look:0 end', sent('there')],
    [
      'of an earlier page is sent again if that is allowed',
      { begin: () => Promise.resolve({ attempt: 'one', mayHaveArrived: true, isResent: true }), looks: [] },
      `begin ${looked} sending send end`,
      sent('done'),
    ],
    [
      'is looked up if its refusal may be wrong',
      { send: fail(no), needsLookUp: () => true, looks: [] },
      `${tried} ${looked} end`,
      failed('refused', no),
    ],
  ])('%s', async (_, parts, steps, outcome) => {
    const done: string[] = [];
    const { begin = begun, send = () => Promise.resolve('done'), looks, ...rest } = parts;
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
      ...(left && { look }),
      end: async () => void done.push('end'),
      onStep: (step) => void done.push(step),
    };
    const result = sendOnce(write);
    await vi.runAllTimersAsync();
    expect(await result).toEqual(outcome);
    expect(done.join(' ')).toBe(steps);
  });
});
