// @vitest-environment jsdom
import { problemInit, saveProblem } from '@/platform/api/contract/complaints';
import { loanDetails } from '@/platform/api/contract/loan';
import { applyForLoan } from '@/platform/api/contract/loan-confirm';
import { jointFailure } from '@/platform/api/contract/products';
import { generateVirtualAccount } from '@/platform/api/contract/repayment';
import { HttpError, OfflineError, RefusedError, UnreadableAnswerError } from '@/platform/api/errors';
import { day, hour } from '../clock';
import { noon, stage, toBank, type Stage } from '../test-support/client';
import { createBackend } from './create-backend';

const details = ({ client, key }: Stage) => client.call(loanDetails, key);

const failureOf = (promise: Promise<unknown>) => promise.then(() => null).catch((error: unknown) => error);

const withFaults = (faults: string) => stage('due-today', { settings: { faults } });

describe('faults', () => {
  it.each([
    ['offline', OfflineError],
    ['http500', HttpError],
    ['http429', HttpError],
    ['html', UnreadableAnswerError],
    ['truncated', UnreadableAnswerError],
    ['empty', UnreadableAnswerError],
    ['code:4711', RefusedError],
  ])('%s is reported as a fault', async (fault, kind) => {
    expect(await failureOf(details(withFaults(fault)))).toBeInstanceOf(kind);
  });

  it('refuse in the envelope of the call', async () => {
    const { client } = withFaults('code:77');
    expect(await failureOf(client.call(jointFailure, { allow: '1' }))).toMatchObject({ code: '77' });
  });

  it('slow takes three seconds, timeout never answers', async () => {
    vi.useFakeTimers();
    const settled = vi.fn<() => void>();
    void details(withFaults('slow')).then(settled, settled);
    await vi.advanceTimersByTimeAsync(2_900);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(settled).toHaveBeenCalledOnce();
    const outcome = failureOf(details(withFaults('timeout')));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toMatchObject({ name: 'TimedOutError' });
  });

  it('of the answer do not undo the call', async () => {
    const scene = withFaults('once:empty@generate-vcode');
    const ask = () => scene.client.call(generateVirtualAccount, toBank(scene.key));
    expect(await failureOf(ask())).toBeInstanceOf(UnreadableAnswerError);
    const [issued] = scene.backend.snapshot().state.virtualAccounts;
    expect((await ask()).vcode).toBe(issued?.vcode);
  });

  it.each([400, 401, 403, 404, 429, 500])('of a gateway that answers %i do not undo the write', async (status) => {
    const fault = `after:http${status}@`;
    const scene = stage('new-loan', {
      settings: { faults: `${fault}loan-detail-push,${fault}problem-save` },
      lender: { fields: {} },
    });
    const terms = { amount: '450000000', periods: '3', termUnit: 'month', source: 'h5' } as const;
    const complaint = {
      problemType: '2',
      problemSonType: '',
      problemDetail: 'Twice',
      problemImage: '',
      orderNo: '',
    } as const;
    const failures = [
      await failureOf(scene.client.call(applyForLoan, { ...terms, productId: scene.key.productId })),
      await failureOf(scene.client.call(saveProblem, complaint)),
    ];
    expect(failures).toMatchObject([{ status }, { status }]);
    const { orders, complaints } = scene.backend.snapshot().state;
    expect([orders.length, complaints.length]).toEqual([1, 1]);
    expect(scene.backend.lender.truth().requests.map(({ call }) => call)).toEqual(['loan-detail-push', 'problem-save']);
  });

  it('of the request prevent the call', async () => {
    const scene = withFaults('offline');
    await failureOf(scene.client.call(generateVirtualAccount, toBank(scene.key)));
    expect(scene.backend.snapshot().state.virtualAccounts).toEqual([]);
  });
});

describe('the state', () => {
  it('sends the virtual time with every answer', async () => {
    const { backend, key } = stage('due-today', { settings: { clock: '+3d' } });
    const response = await backend.respond(
      new Request('http://x/gateway/v3/loan-details/loan-details', {
        method: 'POST',
        body: new URLSearchParams(key).toString(),
      }),
    );
    expect(Date.parse(response.headers.get('Date') ?? '')).toBe(noon + 3 * day);
  });

  it('begins today and moves by an offset, or begins at a point in time', async () => {
    expect((await details(stage('due-today', { settings: { clock: '+1d' } }))).orderStatus).toBe('180');
    const past = await details(stage('due-today', { settings: { clock: '2024-02-29T05:00:00Z' } }));
    expect([past.orderStatus, past.dueTime]).toEqual(['174', '2024-02-29']);
  });

  it('is the same for the same seed, and different for another', async () => {
    const phone = async (seed: number) => {
      const { client, key } = stage('due-today', { settings: { seed } });
      return [key.orderId, (await client.call(problemInit, {})).orderList.map(({ orderNo }) => orderNo)];
    };
    expect(await phone(5)).toEqual(await phone(5));
    expect(await phone(6)).not.toEqual(await phone(5));
  });

  it('continues from a snapshot, and starts again on reset', async () => {
    const scene = stage('due-today');
    await scene.client.call(generateVirtualAccount, toBank(scene.key));
    scene.backend.moneyArrives();
    const paid: unknown = JSON.parse(JSON.stringify(scene.backend.snapshot()));
    scene.backend.reset();
    expect((await details(scene)).orderStatus).toBe('174');
    expect(scene.backend.restore(paid)).toBe(true);
    expect((await details(scene)).orderStatus).toBe('170');
    expect(scene.backend.restore({ version: 0 })).toBe(false);
  });

  it('keeps a clock that was set to a point in time running', () => {
    let time = noon;
    const backend = createBackend({
      settings: { scenario: 'due-today', clock: '2026-01-01T00:00:00Z' },
      realNow: () => time,
    });
    time += hour;
    backend.apply({ clock: '2026-01-01T00:00:00Z' });
    expect(backend.now()).toBe(Date.parse('2026-01-01T01:00:00Z'));
    backend.reset();
    expect(backend.now()).toBe(Date.parse('2026-01-01T00:00:00Z'));
  });
});

describe('a write', () => {
  const saves = async (...keys: (string | null)[]) => {
    const scene = stage('due-today');
    const complaint = new URLSearchParams({
      problemType: '2',
      problemSonType: '',
      problemDetail: 'I paid twice',
      problemImage: '',
      orderNo: scene.key.orderId,
    }).toString();
    const save = (key: string | null) =>
      scene.backend.respond(
        new Request('http://x/gateway/user-problem/problem-save', {
          method: 'POST',
          body: complaint,
          headers: {
            'Content-Type': 'application/x-www-form-urlencoded',
            ...(key !== null && { 'Idempotency-Key': key }),
          },
        }),
      );
    const before = scene.backend.snapshot().state.complaints.length;
    const answers = await Promise.all(keys.map(async (key) => (await save(key)).text()));
    return { answers, complaints: scene.backend.snapshot().state.complaints.length - before };
  };

  it('with the same key is done once, and gets the same answer', async () => {
    const { answers, complaints } = await saves('a', 'a', 'a');
    expect(complaints).toBe(1);
    expect(new Set(answers).size).toBe(1);
  });

  it('with another key, or none, is done again', async () => {
    expect((await saves('a', 'b')).complaints).toBe(2);
    expect((await saves(null, null)).complaints).toBe(2);
  });
});

describe('the log', () => {
  it('drops the oldest entries', () => {
    const { log } = stage('due-today').backend;
    for (let at = 0; at < 310; at += 1)
      log.add({ at, method: 'GET', path: '/', call: '', query: {}, headers: {}, body: {}, fault: '' });
    expect(log.entries()).toHaveLength(300);
    expect(log.entries()[299]?.id).toBe(310);
  });
});

describe('the hostile scenario', () => {
  it('puts markup into every text, scripts into addresses, and leaves lists out', async () => {
    const answer = await details(stage('hostile'));
    expect(answer.noticeStatusText).toContain('<img src=x onerror=');
    expect(answer.h5Url).toMatch(/^javascript:/);
    expect(answer.recProducts).toEqual([]);
    expect(answer.userOrderDetail?.detail[0]?.value).toContain('<b>');
    expect(answer.orderStatus).toBe('174');
  });
});
