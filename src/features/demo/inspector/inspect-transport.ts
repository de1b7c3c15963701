import { readableRequest } from '@/api/http/readable-request';
import type { Transport } from '@/api/http/transport';
import { createObservable, type Observable } from '@/lib/observable';
import type { InspectedCall } from '@/services/demo-controls';
import { driftOf } from './drift';
import { findCall } from './find-call';
import { maskSecrets } from './mask-secrets';
import { toCurl } from './to-curl';

const maxCalls = 200;

/** Longer answers are cut for showing. */
const maxShown = 20_000;

async function shownBody(request: Request): Promise<string> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('application/x-www-form-urlencoded')) {
    const fields = maskSecrets(Object.fromEntries(new URLSearchParams(await request.text())));
    return new URLSearchParams(fields).toString();
  }
  if (type.startsWith('multipart/form-data')) {
    const form = await request.formData();
    return Array.from(form, ([name, value]) => `${name}: ${typeof value === 'string' ? value : `${value.name} (${value.type}, ${value.size} bytes)`}`).join('\n');
  }
  return request.method === 'GET' ? '' : request.text();
}

async function shownAnswer(response: Response): Promise<string> {
  const type = response.headers.get('content-type') ?? '';
  return /json|text|html/.test(type) ? response.text() : `(${type || 'no type'})`;
}

export type Inspected = { transport: Transport; requests: Observable<readonly InspectedCall[]> };

/**
 * Notes every call on its way: what was asked, what came back, how long it took, and whether the answer keeps to the
 * contract. Session values are masked before anything is noted.
 * @param apiBase path or address of the API, taken off the noted paths
 * @param isMocked whether a mock backend answers
 */
export function inspectTransport(transport: Transport, { apiBase, isMocked }: { apiBase: string; isMocked: boolean }): Inspected {
  const requests = createObservable<readonly InspectedCall[]>([]);
  let lastId = 0;

  function change(id: number, part: Partial<InspectedCall>): void {
    requests.set(requests.getSnapshot().map((call) => (call.id === id ? { ...call, ...part } : call)));
  }

  async function begin(request: Request): Promise<number> {
    const url = new URL(request.url);
    lastId += 1;
    const id = lastId;
    const query = maskSecrets(Object.fromEntries(url.searchParams));
    const headers = maskSecrets(Object.fromEntries(request.headers));
    const body = await shownBody(request.clone());
    const base = new URL(apiBase, url.origin).pathname;
    const call: InspectedCall = {
      id,
      call: findCall(request.method, url.pathname)?.name ?? '',
      method: request.method,
      path: url.pathname.startsWith(base) ? url.pathname.slice(base.length) : url.pathname,
      isMocked,
      took: null,
      status: null,
      query,
      headers,
      body,
      answer: '',
      drift: [],
      curl: toCurl({ method: request.method, address: `${url.origin}${url.pathname}?${new URLSearchParams(query).toString()}`, headers, body }),
    };
    requests.set([...requests.getSnapshot(), call].slice(-maxCalls));
    return id;
  }

  return {
    requests: { subscribe: requests.subscribe, getSnapshot: requests.getSnapshot },
    async transport(given, body) {
      const request = await readableRequest(given, body);
      const started = performance.now();
      const id = await begin(request);
      const took = () => Math.round(performance.now() - started);
      try {
        const response = await transport(request);
        const answer = await shownAnswer(response.clone());
        const drift = driftOf(findCall(request.method, new URL(request.url).pathname), answer);
        change(id, { took: took(), status: response.status, answer: answer.slice(0, maxShown), drift });
        return response;
      } catch (error) {
        change(id, { took: took(), status: 0 });
        throw error;
      }
    },
  };
}
