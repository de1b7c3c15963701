import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError, OfflineError, RefusedError, TimedOutError, UnreadableAnswerError } from '@/platform/api/errors';
import { sendOnce, type Write } from './deliver';
import { writeOutcome, type Outcome } from './outcome';

it.each<[Outcome, unknown[]]>([
  ['refused', [400, 404, 405, 410, 413, 414, 415, 422, new RefusedError('5001', 'no')]],
  ['later', [401, 403, 429]],
  ['unknown', [402, 406, 407, 408, 409, 411, 412, 418, 421, 423, 425, 426, 428, 431, 451]],
  ['unknown', [500, 501, 502, 503, 504, 507, 511, 599, 304]],
  ['unknown', [new OfflineError(), new TimedOutError(), new UnreadableAnswerError('x'), new TypeError('x'), undefined]],
])('a write that failed is %s after %s', (outcome, failures) => {
  for (const failure of failures) {
    const error = typeof failure === 'number' ? new HttpError(failure) : failure;
    expect([failure, writeOutcome(error)]).toEqual([failure, outcome]);
  }
});

const lost = new TypeError('no network');
const no = new RefusedError('5001', 'no');
const fail = (reason: unknown) => () => Promise.reject(reason);
const earlier = { begin: () => Promise.resolve({ attempt: 'one', mayHaveArrived: true }) };

/** `looks`: what each look finds, one after the other. */
type Parts = Partial<Write<string, string, string>> & { looks?: readonly (string | null | Error)[] };

const sent = (answer: string) => ({ kind: 'sent', answer });
const failed = (kind: Outcome | 'absent', error: unknown) => ({ kind, error });
const tried = 'begin sending send';
const looked = 'asking look:0 look:2000';

describe('a write', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0 }));
  afterEach(() => void vi.useRealTimers());

  it.each<[string, Parts, string, unknown]>([
    ['is sent', {}, `${tried} end`, sent('done')],
    ['does not leave when it is stopped', { begin: () => Promise.resolve({ stop: 'used' }) }, 'begin', 'used'],
    ['is refused with what it needs', { prepare: fail(no) }, 'begin sending end', failed('refused', no)],
    ['does not leave without what it needs', { prepare: fail(lost) }, 'begin sending end', failed('later', lost)],
    ['may have to wait', { prepare: () => Promise.resolve(null) }, 'begin sending end', failed('later', null)],
    ['has an unknown end when its answer is lost', { send: fail(lost) }, `${tried} end`, failed('unknown', lost)],
    ['is found', { send: fail(lost), looks: [null, 'there'] }, `${tried} ${looked} end`, sent('there')],
    ['is absent after two looks', { send: fail(lost), looks: [] }, `${tried} ${looked} end`, failed('absent', lost)],
    ['stays unknown', { send: fail(lost), looks: [no] }, `${tried} asking look:0 end`, failed('unknown', lost)],
    ['that is refused is not looked for', { send: fail(no), looks: [] }, `${tried} end`, failed('refused', no)],
    ['of an earlier page is not sent again', { ...earlier, looks: [] }, `begin ${looked} end`, { kind: 'absent' }],
    ['of an earlier page is found', { ...earlier, looks: ['there'] }, 'begin asking look:0 end', sent('there')],
    [
      'of an earlier page is sent again where that is allowed',
      { ...earlier, isResent: true, looks: [] },
      `begin ${looked} sending send end`,
      sent('done'),
    ],
    [
      'is looked for where its refusal may be wrong',
      { send: fail(no), needsLookUp: () => true, looks: [] },
      `${tried} ${looked} end`,
      failed('refused', no),
    ],
  ])('%s', async (_, parts, steps, outcome) => {
    const told: string[] = [];
    const {
      begin = () => Promise.resolve({ attempt: 'one' }),
      send = () => Promise.resolve('done'),
      looks,
      ...rest
    } = parts;
    const left = looks && [...looks];
    function look(): Promise<string | null> {
      told.push(`look:${Date.now()}`);
      const found = left?.shift() ?? null;
      return found instanceof Error ? Promise.reject(found) : Promise.resolve(found);
    }
    const write: Write<string, string, string> = {
      ...rest,
      begin() {
        told.push('begin');
        return begin();
      },
      send(attempt) {
        told.push('send');
        return send(attempt);
      },
      ...(left && { look }),
      end: async () => void told.push('end'),
      onStep: (step) => void told.push(step),
    };
    const result = sendOnce(write);
    await vi.runAllTimersAsync();
    expect(await result).toEqual(outcome);
    expect(told.join(' ')).toBe(steps);
  });
});
