import { registry } from '@contract/conformance/registry';
import type { createBackend } from '@mocks/backend/create-backend';
import { wait } from '@/platform/browser/wait';
import type { createTimes } from '../support/times';
import type { Page } from './device';

/**
 * What becomes of one request. `isDone`: the server carries it out, so many milliseconds after it has arrived;
 * `copies` the browser makes by itself; `answer`: what the page sees of it, after so many milliseconds, which need
 * not wait for the server.
 */
export type Fate = {
  isDone: boolean;
  doneAfterMs: number;
  /** Instead, for money, which a bank may book at any time. */
  bookedAfterMs: number;
  copies: number;
  answer: 'own' | 'lost' | 'refused' | 400 | 401 | 403 | 404 | 408 | 409 | 429 | 500 | 503;
  afterMs: number;
};

/** A complaint that was saved so long before another send is found by the look-ups before it. */
const toFindMs = 10_000;

/** The text of a complaint that is sent; `null`: another request. */
async function textOf(request: Request): Promise<string | null> {
  if (!request.url.includes('/problem-save')) return null;
  const text = (await request.clone().formData()).get('problemDetail');
  return typeof text === 'string' ? text : null;
}

/** What a message of the chat says, by the form or the JSON of its request. */
async function bodyOf(request: Request): Promise<string> {
  const body = decodeURIComponent((await request.clone().text()).replaceAll('+', ' '));
  return body.replaceAll(/\r\n|\\n/g, '\n');
}

/** What the page sees. @param served the server's own answer */
function answerOf({ answer }: Fate, served: Promise<Response> | undefined): Promise<Response> | Response {
  if (answer === 'lost') throw new TypeError('Failed to fetch');
  if (answer === 'refused') return Response.json({ code: '4099', msg: 'Sent already' });
  return answer === 'own' && served ? served : new Response('', { status: Number(answer) });
}

/** Whether a request changes nothing at the server, by the contract; one that is not in it counts as a write. */
function isRead({ url }: Request): boolean {
  const { pathname } = new URL(url);
  return registry.some(({ path, isRead: reads }) => reads && pathname === `/gateway${path}`);
}

type Options = {
  backend: ReturnType<typeof createBackend>;
  times: ReturnType<typeof createTimes>;
  /** Whether the server knows idempotency keys; one that does not meets no copies that the browser makes. */
  knowsKeys: boolean;
};

/** A network that does as it is told, between the windows and the server. What is sent is counted where it arrives. */
export function createNetwork({ backend, times, knowsKeys }: Options) {
  let fates: Fate[] = [];
  let isOnline = true;
  /** How many requests met no network, and how many had no answer when their window was killed. */
  const struck = { offline: 0, open: 0 };
  /** What the server has done more than once. */
  const violations: string[] = [];
  /** What the server has refused: also a copy of what it has, which no list shows. */
  const refused: string[] = [];
  /** Commits by their key, and whether one has been carried out. */
  const commits = new Set<string>();
  let paidBy: string | null = null;
  let ratedBy: string | null = null;
  /** The order in which requests left, and the stars arrived. */
  let tick = 0;
  let ratedAt = Infinity;
  /** When each complaint was first carried out, by its text. */
  const savedAt = new Map<string, number>();

  function count(request: Request, leftAt: number): void {
    const key = request.headers.get('Idempotency-Key') ?? '';
    if (request.url.includes('/save-score')) {
      if (!knowsKeys && ratedAt < leftAt && ratedBy === key) violations.push('a rating left again after it was taken');
      ratedBy ??= key;
      tick += 1;
      ratedAt = Math.min(ratedAt, tick);
    }
    if (!request.url.includes('/repayment-commit')) return;
    if (paidBy !== null && paidBy !== key) violations.push('a payment left after one that was carried out');
    commits.add(key);
    paidBy ??= key;
  }

  async function serve(request: Request, copies: number, leftAt: number): Promise<Response> {
    for (let left = copies; ; left -= 1) {
      count(request, leftAt);
      const headers = new Headers(request.headers);
      if (!knowsKeys) headers.delete('Idempotency-Key');
      const response = await backend.respond(new Request(request.clone(), { headers }));
      if (left === 0 || !knowsKeys) return response;
    }
  }

  async function noteRefusal(request: Request, { answer }: Fate): Promise<void> {
    if (answer === 'refused') refused.push(await bodyOf(request));
  }

  /** Carries a request of a page to the server, and its answer back. */
  async function carry(request: Request, page: Page): Promise<Response> {
    // The timers of a killed page still run here: its storage gives up, and would go on in memory.
    if (page.isDead) return new Promise(() => undefined);
    const usual = { isDone: true, doneAfterMs: 0, bookedAfterMs: 0, copies: 0, answer: 'own', afterMs: 0 } as const;
    const isMoney = request.url.includes('/repayment-commit');
    const fate: Fate = (isRead(request) ? undefined : fates.shift()) ?? usual;
    if (!isOnline) {
      struck.offline += 1;
      throw new TypeError('Failed to fetch');
    }
    tick += 1;
    const leftAt = tick;
    const text = await textOf(request);
    // A server that knows no keys and saves later than it can be asked is sent it again (decision 59, failed writes).
    if (text !== null && (savedAt.get(text) ?? Infinity) + toFindMs < times.monotonic())
      violations.push(`"${text}" left again after it was saved`);
    const isDone = fate.answer === 'own' || fate.isDone;
    const delay = isMoney ? fate.bookedAfterMs : fate.doneAfterMs;
    const served = isDone
      ? (delay > 0 ? wait(delay) : Promise.resolve()).then(async () => {
          const response = await serve(request, fate.copies, leftAt);
          if (text !== null && !savedAt.has(text)) savedAt.set(text, times.monotonic());
          return response;
        })
      : undefined;
    await noteRefusal(request, fate);
    // The refusal of a copy: the server answers it after it has done the first.
    if (fate.answer === 'own' || fate.answer === 'refused') await served;
    if (fate.afterMs > 0) await wait(fate.afterMs);
    if (!page.isDead) return answerOf(fate, served);
    struck.open += 1;
    return new Promise(() => undefined);
  }

  return {
    carry,
    struck,
    violations,
    refused,
    commits: () => commits.size,
    isOnline: () => isOnline,
    setFates: (next: readonly Fate[]) => void (fates = [...next]),
    setOnline: (online: boolean) => void (isOnline = online),
  };
}
