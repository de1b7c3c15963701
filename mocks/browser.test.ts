import { clientOn } from '@tests/support/client';
// @vitest-environment jsdom
import { clear, createStore } from 'idb-keyval';
import { loanDetails } from '@/platform/api/contract/loan';
import { generateVirtualAccount } from '@/platform/api/contract/repayment';
import { startDemo, type Demo } from './browser';
import { day } from './clock';
import { launchLink } from './launch-links';
import { findScenario } from './scenarios';
import { toBank } from './test-support/client';

const page = (query: string) => `http://localhost:3000/loanDetails?${query}`;

type Key = { productId: string; orderId: string };

function keyOf(scenario: string): Key {
  const { searchParams } = new URL(launchLink(findScenario(scenario), 'http://x/').href);
  return { productId: searchParams.get('productId') ?? '', orderId: searchParams.get('orderId') ?? '' };
}

/** Opens the page at an address: a first visit, or a reload. */
function open(query: string, onServerTime?: (epochMs: number) => void) {
  const replaceUrl = vi.fn<(href: string) => void>();
  const demo = startDemo({ href: page(query), replaceUrl, ...(onServerTime ? { onServerTime } : {}) });
  const client = clientOn(demo.transport);
  const status = async (scenario = 'due-today') => (await client.call(loanDetails, keyOf(scenario))).orderStatus;
  return { demo, replaceUrl, client, status };
}

async function pay({ demo, client }: { demo: Demo; client: ReturnType<typeof open>['client'] }): Promise<void> {
  await client.call(generateVirtualAccount, toBank(keyOf('due-today')));
  await demo.moneyArrives();
}

beforeEach(() => clear(createStore('loan-demo', 'state')));

describe('the demo in the page', () => {
  it('answers the client of the product', async () => {
    expect(await open('demo=due-today').status()).toBe('174');
  });

  it('keeps its state after a reload', async () => {
    await pay(open('demo=due-today'));
    expect(await open('demo=due-today').status()).toBe('170');
    expect(await open('').status()).toBe('170');
  });

  it('creates a new state for another scenario, another seed, or a reset', async () => {
    await pay(open('demo=due-today'));
    expect(await open('demo=overdue').status('overdue')).toBe('180');
    await pay(open('demo=due-today'));
    expect((await open('demo=due-today&seed=2').demo.snapshot()).state.virtualAccounts).toEqual([]);
    await pay(open('demo=due-today'));
    const { status, replaceUrl } = open('token=t&reset=1&demo=due-today');
    expect(replaceUrl).toHaveBeenCalledExactlyOnceWith(page('token=t&demo=due-today'));
    expect(await status()).toBe('174');
  });

  it('does not set the clock again after a reload', async () => {
    const address = 'demo=due-today&clock=2026-03-04T05:00:00Z';
    const first = open(address);
    await first.demo.ready;
    const offset = (await first.demo.snapshot()).clock.offset;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5_000 });
    expect((await open(address).demo.snapshot()).clock.offset).toBe(offset);
  });

  it('reports the virtual time when it is known, and when it jumps', async () => {
    const onServerTime = vi.fn<(epochMs: number) => void>();
    const { demo } = open('demo=due-today&clock=+3d', onServerTime);
    await demo.ready;
    expect((onServerTime.mock.lastCall?.[0] ?? 0) - Date.now()).toBeGreaterThan(3 * day - 10_000);
    await demo.restore(await open('demo=due-today&clock=+0d').demo.snapshot());
    expect(Math.abs((onServerTime.mock.lastCall?.[0] ?? 0) - Date.now())).toBeLessThan(10_000);
    expect(demo.settings()).toEqual({ scenario: 'due-today', seed: 1, clock: '', faults: '' });
  });

  it('has the faults of its address, and not those of the earlier visit', async () => {
    await expect(open('demo=due-today&faults=offline').status()).rejects.toMatchObject({ name: 'OfflineError' });
    expect(await open('demo=due-today').status()).toBe('174');
  });

  it('ends a call that is aborted, even one that is never answered', async () => {
    const { demo } = open('demo=due-today&faults=timeout');
    const controller = new AbortController();
    const address = 'http://localhost:3000/gateway/v3/loan-details/loan-details';
    const call = demo.transport(new Request(address, { method: 'POST', signal: controller.signal }));
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('shows changes of another tab', async () => {
    const first = open('demo=due-today');
    expect(await first.status()).toBe('174');
    await pay(open('demo=due-today'));
    await vi.waitFor(async () => expect(await first.status()).toBe('170'));
  });

  it('restores a snapshot of another device', async () => {
    const first = open('demo=due-today');
    await pay(first);
    const snapshot: unknown = JSON.parse(JSON.stringify(await first.demo.snapshot()));
    const second = open('demo=settled&reset=1');
    expect(await second.demo.restore(snapshot)).toBe(true);
    expect(await second.status()).toBe('170');
    expect(await open('').status()).toBe('170');
    expect(await second.demo.restore('nonsense')).toBe(false);
  });

  it('works without a database, and reports that its state will not last', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new Error('blocked');
      },
    });
    const { demo, status } = open('demo=due-today');
    expect(await status()).toBe('174');
    expect(demo.isLasting()).toBe(false);
  });
});
