import type { MockServer } from '@mocks/node';
import type { Transport } from '@/platform/api/http/create-client';
import { wait } from '@/platform/browser/wait';
import { trueNow } from './time';

/** The real function, also with fake timers: it lets everything run that is ready. */
const nextTurn = globalThis.setImmediate;

/** Lets everything run that is ready. */
export async function turns(count = 12): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => void nextTurn(resolve));
}

/** A request of a window, and what it got. `asked`, `got`: places in the order of all questions and answers. */
export type Exchange = {
  window: object;
  /** Last part of the path. */
  call: string;
  body: Readonly<Record<string, string>>;
  /** Of a write: copies of it have the same. */
  key: string;
  asked: number;
  got: number | null;
  /** When the server answered, epoch milliseconds. */
  servedAt: number;
  /** Whether the server's business answered: `data` is what it said, `null` for a refusal. */
  isAnswer: boolean;
  isRefusal: boolean;
  data: unknown;
};

async function fieldsOf(request: Pick<Request, 'url' | 'text'>): Promise<Record<string, string>> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const text = await request.text();
  if (text === '') return query;
  const body = text.startsWith('{')
    ? (JSON.parse(text) as Record<string, string>)
    : Object.fromEntries(new URLSearchParams(text));
  return { ...query, ...body };
}

/** Reads an answer as the page does: the content of its envelope. */
async function read(response: Response): Promise<Pick<Exchange, 'isAnswer' | 'isRefusal' | 'data'>> {
  const none = { isAnswer: false, isRefusal: false, data: null };
  if (!response.ok) return none;
  try {
    const { code, data } = (await response.json()) as { code: unknown; data: unknown };
    const isAnswer = code === '00';
    return { isAnswer, isRefusal: !isAnswer, data: isAnswer ? data : null };
  } catch {
    return none;
  }
}

/** The network between the windows of a phone and the server, which notes what each window has asked and got. */
export function createNetwork(server: MockServer) {
  const log: Exchange[] = [];
  const ended = new WeakSet();
  let order = 0;
  let running = 0;
  let delayMs = 0;

  async function exchange(window: object, request: Request): Promise<Response> {
    const noted: Exchange = {
      window,
      call: new URL(request.url).pathname.split('/').at(-1) ?? '',
      body: await fieldsOf(request.clone()),
      key: request.headers.get('idempotency-key') ?? '',
      asked: (order += 1),
      got: null,
      servedAt: 0,
      isAnswer: false,
      isRefusal: false,
      data: null,
    };
    log.push(noted);
    const response = await server.backend().respond(request);
    noted.servedAt = trueNow();
    if (delayMs > 0) {
      // What waits for the clock is not running.
      running -= 1;
      await wait(delayMs);
      running += 1;
    }
    if (ended.has(window) || request.signal.aborted) return response;
    Object.assign(noted, response.type === 'error' ? {} : await read(response.clone()), { got: (order += 1) });
    return response;
  }

  return {
    log: log as readonly Exchange[],
    /** The network of a window. */
    of(window: object): Transport {
      return async (request) => {
        const never = new Promise<never>(() => undefined);
        if (ended.has(window)) return never;
        const isAborted = new Promise<never>((_, reject) => {
          request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
        });
        running += 1;
        const answer = exchange(window, request).finally(() => (running -= 1));
        const response = await Promise.race([answer, isAborted]);
        if (ended.has(window)) return never;
        if (response.type === 'error') throw new TypeError('Failed to fetch');
        return response;
      };
    },
    /** A window is killed: nothing that it asked for arrives, and it asks for nothing more. */
    end: (window: object) => void ended.add(window),
    /** Every answer needs so long from now on. */
    slow: (ms: number) => void (delayMs = ms),
    /** Resolves when no answer is on its way, except those that are held or wait for the clock. */
    async quiet(): Promise<void> {
      for (let turn = 0; turn < 400 && running > server.lender.held(); turn += 1) await turns(1);
    },
  };
}
