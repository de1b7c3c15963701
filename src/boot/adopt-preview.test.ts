// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { createClock } from '@/domain/clock';
import { createLocaleStore } from '@/platform/i18n/locale-store';
import { keptKey } from '@/platform/preview/preview';
import { createQueryClient } from '@/platform/query/query-client';
import { createDeviceOwners } from '@/platform/session/device-owners';
import { createSessionStore } from '@/platform/session/session-store';
import { adoptPreview } from './adopt-preview';

const queryHash = '["loan"]';
const readAt = 1_700_000_000_000;
const keptAnswer = { data: { repayAmount: 1n }, readAt };
const kept = [{ queryKey: keptKey('u:1', queryHash), data: keptAnswer }];

const shown = (answered: string | null) => ({
  shownPreview: { owner: 'u:1', answered, ...(answered === null ? { kept, readAt } : { kept: null, readAt: 0 }) },
});

const servicesOf = (userId: string) => ({
  session: createSessionStore({ token: 't', userId }, () => undefined, createDeviceOwners(undefined)),
  locale: createLocaleStore(),
  // A phone whose clock is a day behind.
  clock: createClock(() => readAt - 24 * 60 * 60_000),
});

describe('what the HTML has shown', () => {
  it('of an earlier visit is there for the first rendering', async () => {
    const queryClient = createQueryClient();
    const target: Parameters<typeof adoptPreview>[0] = shown(null);
    const services = servicesOf('1');
    await adoptPreview(target, queryClient, services);
    expect(services.clock.now()).toBeGreaterThanOrEqual(readAt);
    expect(queryClient.getQueryData(keptKey('u:1', queryHash))).toEqual(keptAnswer);
    expect(target.shownPreview).toBeUndefined();
  });

  it('of another borrower is not taken', async () => {
    const queryClient = createQueryClient();
    await adoptPreview(shown(null), queryClient, servicesOf('2'));
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });

  it('of a fresh answer is waited for until the application has it, too', async () => {
    const queryClient = createQueryClient();
    let answer: (data: string) => void = () => undefined;
    void queryClient.fetchQuery({ queryKey: ['loan'], queryFn: () => new Promise<string>((done) => (answer = done)) });
    const over = vi.fn<() => void>();
    const taken = adoptPreview(shown(queryHash), queryClient, servicesOf('1')).then(over);
    await Promise.resolve();
    expect(over).not.toHaveBeenCalled();
    answer('here');
    await taken;
    expect(queryClient.getQueryData(['loan'])).toBe('here');
  });

  it('goes on after a while where the answer does not come', async () => {
    vi.useFakeTimers();
    const queryClient = createQueryClient();
    void queryClient.fetchQuery({ queryKey: ['loan'], queryFn: () => new Promise<string>(() => undefined) });
    const taken = adoptPreview(shown(queryHash), queryClient, servicesOf('1'));
    await vi.advanceTimersByTimeAsync(2_000);
    await expect(taken).resolves.toBeUndefined();
    vi.useRealTimers();
  });
});
