// @vitest-environment jsdom
import { HttpError, OfflineError, RefusedError, TimedOutError, UnreadableAnswerError } from '@/platform/api/errors';
import { createCallLog, maxHeldCalls } from '@/platform/api/http/call-log';
import { createStorage } from '@/platform/storage/storage';
import { requestLog, startStoringCalls, readCalls, toLoggedCall, writeCalls } from './request-log';

let borrowers = 0;
let now = 1_800_000_000_000;

/** What the log needs, for a borrower of its own. */
function parts() {
  let owner: string | undefined = `borrower-${(borrowers += 1)}`;
  const storage = createStorage({ owner: () => owner, now: () => now, stores: ['request-log'] });
  const calls = createCallLog(
    () => now,
    () => owner,
  );
  const session = { current: () => (owner === undefined ? null : { ownerId: owner, userId: owner }) };
  async function end(call: string, error?: Error): Promise<void> {
    now += 1_000;
    const reply = error ? Promise.reject(error) : Promise.resolve({ data: 'secret' });
    calls.watch(call, reply);
    await reply.catch(() => undefined);
  }
  return { storage, calls, session, end, become: (other: string | undefined) => (owner = other) };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

describe('the request log', () => {
  it.each([
    [undefined, 'ok', ''],
    [new RefusedError('4099', 'the server’s secret words'), 'refused', '4099'],
    [new RefusedError('see https://x/?token=1 for more', ''), 'refused', ''],
    [new HttpError(502), 'http', '502'],
    [new OfflineError(), 'offline', ''],
    [new TimedOutError(), 'timed-out', ''],
    [new UnreadableAnswerError('data.vcode: must be an id'), 'unreadable', ''],
    [new DOMException('given up', 'AbortError'), 'left', ''],
    [new TypeError('x'), 'failed', ''],
  ])('of %s contains only the outcome of the call', (error, outcome, code) => {
    const logged = toLoggedCall({ owner: 'o', call: 'loan-details', at: 5, took: 12.6, error });
    expect(logged).toEqual({ call: 'loan-details', at: 5, took: 13, outcome, code });
  });

  it('is written three seconds after a call, and can be read before', async () => {
    const log = parts();
    startStoringCalls(log);
    await log.end('loan-details');
    await log.end('contact', new OfflineError());
    const stored = () => log.storage.open(requestLog).get('only');
    expect(await stored()).toBeUndefined();
    vi.advanceTimersByTime(3_000);
    await vi.waitFor(async () => expect((await stored())?.data.calls).toHaveLength(2));
    expect((await readCalls(log)).map(({ call, outcome }) => [call, outcome])).toEqual([
      ['loan-details', 'ok'],
      ['contact', 'offline'],
    ]);
    expect(JSON.stringify(await stored())).not.toContain('secret');
  });

  it.each([
    ['is hidden', document, 'visibilitychange'],
    ['ends without being hidden', window, 'pagehide'],
  ])('is written at once when the page %s', async (_, target, event) => {
    const log = parts();
    startStoringCalls(log);
    await log.end('loan-details');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    target.dispatchEvent(new Event(event));
    await vi.waitFor(async () => expect((await log.storage.open(requestLog).get('only'))?.data.calls).toHaveLength(1));
  });

  it('keeps the latest two hundred, in memory and on the device', async () => {
    const log = parts();
    for (let index = 0; index < 250; index += 1) await log.end(`call-${index}`);
    expect(log.calls.held).toHaveLength(maxHeldCalls);
    await log.end('last');
    await writeCalls(log);
    await log.end('one more');
    const calls = await readCalls(log);
    expect(calls).toHaveLength(200);
    expect(calls.at(-1)?.call).toBe('one more');
    expect(calls[0]?.call).toBe('call-52');
  });

  it('has no calls of another borrower or of a page without a borrower', async () => {
    const log = parts();
    await log.end('first borrower');
    log.become('somebody else');
    await log.end('second borrower');
    expect((await readCalls(log)).map(({ call }) => call)).toEqual(['second borrower']);
    log.become(undefined);
    await log.end('nobody');
    expect(await readCalls(log)).toEqual([]);
  });
});
