import { excessOfAnswer } from '@contract/conformance/answer-excess';
import { findCall, observeCall } from '@contract/conformance/observe-call';
import { sentFields } from '@contract/conformance/request-drift';
import { readableRequest } from '@mocks/page/readable-request';
import { lenderDate } from '@/domain/calendar-days';
import { marketOf } from '@/domain/market';
import type { Transport } from '@/platform/api/http/create-client';
import { createObservable } from '@/platform/browser/observable';
import { secretParams, commonParams } from '@/platform/session/common-params';

const secrets = new Set(
  [...secretParams, 'verifyCode', 'smsCode', 'capcode', 'repayToken'].map((name) => name.toLowerCase()),
);

/** Whether a value of this name must not be shown or exported: a session value, a code, or a payment token. */
const isSecret = (name: string) => secrets.has(name.toLowerCase());

const hidden = '•••';

function maskSecrets(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isSecret(name) && value !== '' ? hidden : value]),
  );
}

/** Masks the same values in a JSON text. */
function maskJson(text: string): string {
  const field = /("(\w+)"\s*:\s*)(?:"(?:[^"\\]|\\.)+"|\d+)/g;
  return text.replace(field, (all, key: string, name: string) => (isSecret(name) ? `${key}"${hidden}"` : all));
}

/** One call in the request inspector. Session values, codes and payment tokens are masked. */
export type InspectedCall = {
  id: number;
  /** Name of the call in the contract; empty for unknown paths. */
  call: string;
  method: string;
  /** Path without the API's base. */
  path: string;
  /** Duration in milliseconds; `null` while it runs. */
  took: number | null;
  /** HTTP status; 0 without an answer; `null` while it runs. */
  status: number | null;
  query: Readonly<Record<string, string>>;
  headers: Readonly<Record<string, string>>;
  /** Body as text; a file shows its name, type and size. */
  body: string;
  answer: string;
  /** Deviations of the answer from the contract, in sentences; empty if there are none. */
  drift: readonly string[];
  /** Charges of the answer above the caps of its market, in sentences (decision 83, caps). */
  aboveCaps: readonly string[];
};

const maxCalls = 200;

/** Longer answers are cut in the panel. */
const maxShown = 20_000;

async function shownBody(request: Request): Promise<string> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('application/x-www-form-urlencoded')) {
    const fields = maskSecrets(Object.fromEntries(new URLSearchParams(await request.text())));
    return new URLSearchParams(fields).toString();
  }
  if (type.startsWith('multipart/form-data')) {
    const shown = (value: FormDataEntryValue) =>
      typeof value === 'string' ? value : `${value.name} (${value.type}, ${value.size} bytes)`;
    return Array.from(await request.formData(), ([name, value]) => `${name}: ${shown(value)}`).join('\n');
  }
  return request.method === 'GET' ? '' : request.text();
}

async function shownAnswer(response: Response): Promise<string> {
  const type = response.headers.get('content-type') ?? '';
  return /json|text|html/.test(type) ? response.text() : `(${type || 'no type'})`;
}

type Options = {
  apiBase: string;
  /** The backend's time, epoch milliseconds: caps are per day. */
  now: () => number;
};

/** Records every call, with masked session values, and whether its answer matches the contract. */
export function inspectTransport(transport: Transport, { apiBase, now }: Options) {
  const requests = createObservable<readonly InspectedCall[]>([]);
  let lastId = 0;

  function change(id: number, part: Partial<InspectedCall>): void {
    requests.set(requests.getSnapshot().map((call) => (call.id === id ? { ...call, ...part } : call)));
  }

  async function begin(request: Request, call: string): Promise<number> {
    const url = new URL(request.url);
    lastId += 1;
    const id = lastId;
    const query = maskSecrets(Object.fromEntries(url.searchParams));
    const headers = maskSecrets(Object.fromEntries(request.headers));
    const body = await shownBody(request.clone());
    const base = new URL(apiBase, url.origin).pathname;
    const entry: InspectedCall = {
      id,
      call,
      method: request.method,
      path: url.pathname.startsWith(base) ? url.pathname.slice(base.length) : url.pathname,
      took: null,
      status: null,
      query,
      headers,
      body,
      answer: '',
      drift: [],
      aboveCaps: [],
    };
    requests.set([...requests.getSnapshot(), entry].slice(-maxCalls));
    return id;
  }

  function excessNow(call: string, answer: string, pop: unknown): string[] {
    const market = marketOf(typeof pop === 'string' ? pop : undefined);
    return excessOfAnswer(call, answer, { market, today: lenderDate(now(), market.utcOffset) });
  }

  return {
    requests: { subscribe: requests.subscribe, getSnapshot: requests.getSnapshot },
    transport: async (...[given, body]: Parameters<Transport>): Promise<Response> => {
      const request = await readableRequest(given, body);
      const sent = await sentFields(request.clone());
      const definition = findCall(request.method, new URL(request.url).pathname, { ...sent.query, ...sent.body });
      const started = performance.now();
      const id = await begin(request, definition?.name ?? '');

      function finish(status: number, answer: string | null): void {
        const drift = definition
          ? observeCall({ definition, sent, answer, common: commonParams }).drift
          : ['This path is not in the contract'];
        change(id, {
          took: Math.round(performance.now() - started),
          status,
          answer: maskJson(answer ?? '').slice(0, maxShown),
          drift,
          aboveCaps: definition && status === 200 ? excessNow(definition.name, answer ?? '', sent.query['pop']) : [],
        });
      }

      try {
        const response = await transport(request);
        finish(response.status, await shownAnswer(response.clone()));
        return response;
      } catch (error) {
        finish(0, null);
        throw error;
      }
    },
  };
}
